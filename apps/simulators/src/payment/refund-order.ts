import { randomBytes } from 'node:crypto';
import type { SimOrder, SimPayment, SimRefund } from './order.ts';
import type { OrderStore } from './order-store.ts';

interface RefundWish {
  payment: SimPayment;
  reference: string;
  amountPaise: number;
}

export const refundsOf = ({ refunds }: SimOrder, paymentId: string): SimRefund[] =>
  refunds.filter((refund) => refund.paymentId === paymentId);

/** Null: more than is left, or of a payment that was never taken. */
export function refundOrder(
  store: OrderStore,
  order: SimOrder,
  { payment, reference, amountPaise }: RefundWish,
): SimRefund | null {
  const given = refundedPaise(order, payment.id);
  if (payment.state !== 'captured' || amountPaise <= 0 || given + amountPaise > payment.amountPaise)
    return null;
  const refund: SimRefund = {
    id: `rfnd_${randomBytes(9).toString('hex')}`,
    reference,
    paymentId: payment.id,
    amountPaise,
    state: order.refundMood,
    at: new Date().toISOString(),
  };
  order.refunds.push(refund);
  store.save(order);
  return refund;
}

/** What went back of a payment, or is on its way. */
export const refundedPaise = (order: SimOrder, paymentId: string): number =>
  refundsOf(order, paymentId)
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, refund) => sum + refund.amountPaise, 0);

/** Somebody at the gateway's own desk gives the money back: under no reference of the shop. */
export function giveBackByHand(order: SimOrder, paymentId: string, amountPaise: number): void {
  const id = `rfnd_${randomBytes(9).toString('hex')}`;
  const at = new Date().toISOString();
  order.refunds.push({ id, reference: id, paymentId, amountPaise, state: 'done', at });
}

/** A refund that takes its time is done when it is asked about. */
export function countRefundQuestion(store: OrderStore, order: SimOrder): void {
  const waiting = order.refunds.filter(({ state }) => state === 'pending');
  if (waiting.length === 0) return;
  for (const refund of waiting) refund.state = 'done';
  store.save(order);
}
