import type { LocalText } from '@shala/brand/brand.ts';
import type { OrderState } from './domain/order-state.ts';
import type { LineOutcome, RefundReason, RefundState } from './domain/refund-state.ts';

export interface OrderLineView {
  lineNo: number;
  productName: LocalText;
  courseId: number;
  courseName: LocalText;
  /** Null: all. */
  subjectNames: LocalText[] | null;
  durationDays: number;
  pricePaise: number;
  discountPaise: number;
  outcome: LineOutcome | null;
  /** The last day of what it opened and nobody has taken back. */
  openUntil: string | null;
}

export interface RefundView {
  id: number;
  lineNo: number | null;
  amountPaise: number;
  reason: RefundReason;
  state: RefundState;
  note: string | null;
  createdAt: string;
  doneAt: string | null;
  /** Null: not done, or no receipt speaks of the money. */
  creditNoteNumber: string | null;
}

/** An order as its family sees it. */
export interface OrderView {
  id: number;
  reference: string;
  state: OrderState;
  /** The gateway was working on it. */
  isPending: boolean;
  subtotalPaise: number;
  discountPaise: number;
  totalPaise: number;
  couponCode: string | null;
  createdAt: Date;
  settledAt: Date | null;
  lines: OrderLineView[];
  refunds: RefundView[];
  receiptNumber: string | null;
}
