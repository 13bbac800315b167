import {
  getChildCreditNote,
  getChildReceipt,
  getCreditNote,
  getReceipt,
  type RefundWish,
  requestChildRefund,
  requestRefund,
} from '@shala/api-client/orders.ts';
import type { Order } from '@shala/api-client/orders-shape.ts';
import { transport } from '#shared/api/transport.ts';

/** What can be done with an order, by whichever calls. */
export interface OrderCalls {
  readonly receipt: (reference: string) => Promise<Blob>;
  readonly creditNote: (refundId: number) => Promise<Blob>;
  readonly askRefund: (wish: RefundWish) => Promise<Order>;
}

export const ownCalls: OrderCalls = {
  receipt: (reference) => getReceipt(transport, reference),
  creditNote: (refundId) => getCreditNote(transport, refundId),
  askRefund: (wish) => requestRefund(transport, wish),
};

/** A parent's, without the child's seat, which may be closed. */
export const childCalls = (studentId: number): OrderCalls => ({
  receipt: (reference) => getChildReceipt(transport, { studentId, reference }),
  creditNote: (refundId) => getChildCreditNote(transport, { studentId, refundId }),
  askRefund: (wish) => requestChildRefund(transport, studentId, wish),
});
