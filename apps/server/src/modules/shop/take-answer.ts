import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { OrderStatus, TakenPayment } from '#platform/payment/gateway.ts';
import { updateAskAt } from './ask-store.ts';
import { lockCart } from './cart-store.ts';
import { askPending, nextAsk } from './domain/ask-again.ts';
import { isLive, moveTo, type OrderState } from './domain/order-state.ts';
import { insertMoneyEntry } from './money-store.ts';
import { type Order, type OrderKey, selectOrder, updateState } from './order-store.ts';
import { insertPayment, type PaymentRole } from './payment-store.ts';
import { bookReturned, queueRefund } from './queue-refund.ts';
import { releaseCoupon } from './release-coupon.ts';
import { settleOrder } from './settle-order.ts';
import { keepsPrice } from './use-coupon.ts';

/**
 * What the gateway answered to our own question, whoever made us ask. Runs under the lock of the student's cart, so
 * that of any number of callers at one moment the first settles and the others find it settled.
 */
export async function takeAnswer(
  tx: Tx,
  which: OrderKey,
  gateway: string,
  answer: OrderStatus,
): Promise<OrderState> {
  await lockCart(tx, which);
  const order = await selectOrder(tx, which);
  let { state } = order;
  for (const payment of answer.payments.filter(({ amountPaise }) => amountPaise > 0)) {
    state = await takePayment(tx, { ...order, state }, gateway, payment);
  }
  if (answer.state === 'pending') state = await move(tx, { ...order, state }, 'pending');
  // Money that does not fit is on its way back: there is nothing left to wait for.
  const isOver = answer.state === 'failed' || (answer.state === 'paid' && state !== 'paid');
  if (isOver) state = await move(tx, { ...order, state }, 'failed');

  const isWorking = answer.state === 'pending' && state !== 'paid';
  const next = isWorking ? askPending(order.ageMinutes) : nextAsk(order.ageMinutes, state === 'paid');
  if (next === null && state !== 'paid') state = await move(tx, { ...order, state }, 'expired');
  await updateAskAt(tx, order, next);
  return state;
}

async function takePayment(
  tx: Tx,
  order: Order,
  gateway: string,
  payment: TakenPayment,
): Promise<OrderState> {
  const { tenantId, studentId, orderId } = order;
  const { amountPaise } = payment;
  const fits = roleOf(order, payment);
  const role = fits === 'settles' && !(await keepsPrice(tx, order)) ? 'mismatch' : fits;
  const paymentId = await insertPayment(tx, order, { gateway, payment, role });
  if (paymentId === null) return order.state;
  const money = { tenantId, studentId, orderId, paymentId, amountPaise };
  await insertMoneyEntry(tx, { ...money, refundId: null });
  if (role !== 'settles') {
    await bookReturned(tx, { ...money, amountPaise: payment.refundedPaise });
    const leftPaise = amountPaise - payment.refundedPaise;
    await queueRefund(tx, { ...money, amountPaise: leftPaise, lineNo: null, reason: role });
    await audit(tx, {
      tenantId,
      actor: { kind: 'system', id: null },
      action: `payment.${role}`,
      subject: { kind: 'student', id: studentId },
      details: { order: orderId, payment: paymentId, amountPaise, currency: payment.currency },
    });
    return order.state;
  }
  await settleOrder(tx, order, paymentId);
  return 'paid';
}

/** Money of which we hear when it has gone back, even in part, pays for nothing. */
function roleOf({ state, totalPaise, currency }: Order, payment: TakenPayment): PaymentRole {
  if (payment.refundedPaise > 0) return 'mismatch';
  if (payment.amountPaise !== totalPaise || payment.currency !== currency) return 'mismatch';
  return state === 'paid' ? 'surplus' : 'settles';
}

/** The coupon of an order that is no longer expected to be paid is free for others. */
export async function move(tx: Tx, order: Order, next: OrderState): Promise<OrderState> {
  const state = moveTo(order.state, next);
  const isPending = next === 'pending' && state !== 'paid';
  await updateState(tx, order, state, next === 'replaced' ? order.pendingMinutes !== null : isPending);
  if (state !== order.state && !isLive(state)) await releaseCoupon(tx, order);
  return state;
}
