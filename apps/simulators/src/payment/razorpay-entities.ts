import type { SimOrder, SimPayment, SimRefund } from './order.ts';
import { refundedPaise } from './refund-order.ts';

const second = (instant: string) => Math.trunc(Date.parse(instant) / 1_000);

export const orderEntity = (order: SimOrder) => ({
  id: order.id,
  entity: 'order',
  amount: order.amountPaise,
  currency: order.currency,
  receipt: order.reference,
  status: order.payments.some(({ state }) => state === 'captured') ? 'paid' : 'created',
  created_at: second(order.createdAt),
});

const words = { pending: 'created', authorised: 'authorized', captured: 'captured', failed: 'failed' };

function paymentWord(order: SimOrder, { id, state, amountPaise }: SimPayment): string {
  const isBack = state === 'captured' && refundedPaise(order, id) === amountPaise;
  return isBack ? 'refunded' : words[state];
}

export const paymentEntity = (order: SimOrder, payment: SimPayment) => ({
  id: payment.id,
  entity: 'payment',
  order_id: order.id,
  amount: payment.amountPaise,
  currency: order.currency,
  amount_refunded: refundedPaise(order, payment.id),
  status: paymentWord(order, payment),
  method: 'upi',
  vpa: 'parent@upi',
  email: 'parent@example.org',
  created_at: second(payment.at),
});

const refundWords = { pending: 'pending', done: 'processed', refused: 'failed' };

export const refundEntity = (order: SimOrder, refund: SimRefund) => ({
  id: refund.id,
  entity: 'refund',
  payment_id: refund.paymentId,
  amount: refund.amountPaise,
  currency: order.currency,
  receipt: refund.reference,
  status: refundWords[refund.state],
  created_at: second(refund.at),
});
