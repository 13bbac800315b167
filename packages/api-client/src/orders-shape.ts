import type { WireOrder, WireRefund } from '@shala/wire/orders.ts';

export interface OrderLine {
  readonly number: number;
  readonly productName: string;
  readonly courseId: number;
  readonly courseName: string;
  /** Null: all subjects. */
  readonly subjectNames: readonly string[] | null;
  readonly durationDays: number;
  readonly pricePaise: number;
  readonly discountPaise: number;
  /** Paid for a second time: the money comes back. */
  readonly isDuplicate: boolean;
  /** The last day of what it opened. */
  readonly openUntil: string | null;
  readonly canAskRefund: boolean;
}

export interface Refund {
  readonly id: number;
  /** Null: of a payment as such. */
  readonly lineNo: number | null;
  readonly amountPaise: number;
  readonly reason: WireRefund['reason'];
  readonly state: WireRefund['state'];
  readonly note: string | null;
  readonly createdAt: string;
  readonly doneAt: string | null;
  /** Null: not done, or no receipt speaks of the money. */
  readonly creditNoteNumber: string | null;
}

export interface Order {
  readonly reference: string;
  readonly state: WireOrder['state'];
  readonly subtotalPaise: number;
  readonly discountPaise: number;
  readonly totalPaise: number;
  readonly couponCode: string | null;
  readonly createdAt: string;
  readonly settledAt: string | null;
  readonly lines: readonly OrderLine[];
  readonly refunds: readonly Refund[];
  /** Null: not paid. */
  readonly receiptNumber: string | null;
}

export const toOrder = (order: WireOrder): Order => ({
  reference: order.transactionId,
  state: order.state,
  subtotalPaise: order.subtotalPaise,
  discountPaise: order.discountPaise,
  totalPaise: order.totalPaise,
  couponCode: order.couponCode,
  createdAt: order.createdAt,
  settledAt: order.settledAt,
  lines: order.lines.map(toLine),
  refunds: order.refunds.map(toRefund),
  receiptNumber: order.receiptNumber,
});

const toLine = (line: WireOrder['lines'][number]): OrderLine => ({
  number: line.lineNo,
  productName: line.productName,
  courseId: line.courseId,
  courseName: line.courseName,
  subjectNames: line.subjectNames,
  durationDays: line.durationDays,
  pricePaise: line.pricePaise,
  discountPaise: line.discountPaise,
  isDuplicate: line.outcome === 'duplicate',
  openUntil: line.openUntil,
  canAskRefund: line.canAskRefund,
});

const toRefund = (refund: WireRefund): Refund => ({
  id: refund.refundId,
  lineNo: refund.lineNo,
  amountPaise: refund.amountPaise,
  reason: refund.reason,
  state: refund.state,
  note: refund.note,
  createdAt: refund.createdAt,
  doneAt: refund.doneAt,
  creditNoteNumber: refund.creditNoteNumber,
});
