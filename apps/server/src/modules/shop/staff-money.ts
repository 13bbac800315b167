import type { OrderState } from './domain/order-state.ts';
import type { RefundReason, RefundState } from './domain/refund-state.ts';

/** An order as the office sees it. */
export interface StaffOrder {
  reference: string;
  studentId: number;
  studentName: string;
  state: OrderState;
  totalPaise: number;
  couponCode: string | null;
  /** Texts per locale. */
  productNames: unknown[];
  gateway: string | null;
  gatewayRefs: string[];
  receiptNumber: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

export interface StaffRefund {
  id: number;
  studentId: number;
  studentName: string;
  orderReference: string;
  /** Null: of a payment as such. */
  productName: unknown;
  amountPaise: number;
  reason: RefundReason;
  message: string | null;
  state: RefundState;
  note: string | null;
  createdAt: Date;
  doneAt: Date | null;
}
