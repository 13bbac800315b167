import type { WireHandOver, WireOrder, WireRefund } from '@shala/wire/orders.ts';

/** Answers about orders, as the wire writes them; orders.test.ts holds them to the contract. */
export const handOver = (more: Partial<WireHandOver> = {}): WireHandOver => ({
  transactionId: 'ref-1',
  checkoutURL: 'https://pay.example.org/transaction',
  encString: 'c0ffee',
  accessCode: 'AVXX',
  fields: {},
  handOver: 'form',
  ...more,
});

export const orderLine = (
  lineNo: number,
  more: Partial<WireOrder['lines'][number]> = {},
): WireOrder['lines'][number] => ({
  lineNo,
  productName: 'CBSE Class 8, all subjects',
  courseId: 12,
  courseName: 'Class 8',
  subjectNames: null,
  durationDays: 365,
  pricePaise: 2_450_000,
  discountPaise: 245_000,
  outcome: 'granted',
  openUntil: '2027-11-14',
  canAskRefund: true,
  ...more,
});

export const refund = (id: number, more: Partial<WireRefund> = {}): WireRefund => ({
  refundId: id,
  lineNo: 1,
  amountPaise: 2_205_000,
  reason: 'requested',
  state: 'requested',
  note: null,
  createdAt: '2026-11-15T06:30:00.000Z',
  doneAt: null,
  creditNoteNumber: null,
  ...more,
});

export const order = (reference: string, more: Partial<WireOrder> = {}): WireOrder => ({
  transactionId: reference,
  state: 'paid',
  transactionStatus: 'Success',
  subtotalPaise: 2_450_000,
  discountPaise: 245_000,
  totalPaise: 2_205_000,
  couponCode: 'MONSOON10',
  createdAt: '2026-11-14T06:00:00.000Z',
  settledAt: '2026-11-14T06:02:00.000Z',
  lines: [orderLine(1)],
  refunds: [],
  receiptNumber: 'SHALA/2026-27/000017',
  ...more,
});
