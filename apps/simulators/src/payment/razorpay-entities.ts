import type { SimOrder, SimPayment, SimRefund } from './order.ts';

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

const words = { pending: 'authorized', captured: 'captured', failed: 'failed' };

export const paymentEntity = (order: SimOrder, payment: SimPayment) => ({
  id: payment.id,
  entity: 'payment',
  order_id: order.id,
  amount: payment.amountPaise,
  currency: order.currency,
  status: words[payment.state],
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
