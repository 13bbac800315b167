import { extendAccess } from '#modules/enrolment/index.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { lineRef } from './domain/line-ref.ts';
import type { OrderPaid } from './events.ts';
import { issueReceipt } from './issue-receipt.ts';
import { type Order, selectLinesToSettle, updateOutcome, updateState } from './order-store.ts';
import { queueRefund } from './queue-refund.ts';
import { removeBoughtItems } from './remove-bought-items.ts';
import { useCoupon } from './use-coupon.ts';

type Line = Awaited<ReturnType<typeof selectLinesToSettle>>[number];

/**
 * All that a paid order brings, in the caller's transaction: courses, coupon, cart, event, receipt. The caller holds
 * the student's cart and has seen that the order is not paid yet. Null: there was nothing to pay.
 */
export async function settleOrder(tx: Tx, order: Order, paymentId: number | null): Promise<void> {
  await updateState(tx, order, 'paid', false);
  const lines = await selectLinesToSettle(tx, order);
  for (const line of lines) {
    await updateOutcome(tx, order, line.lineNo, line.outcome);
    if (line.outcome === 'granted') await open(tx, order, line);
    else await giveBack(tx, order, line, line.outcome, paymentId);
  }
  await useCoupon(tx, order);
  const { tenantId, studentId, orderId, reference, brandId, totalPaise } = order;
  const cartItemIds = [...new Set(lines.map((line) => line.cartItemId))];
  await removeBoughtItems(tx, { tenantId, studentId, cartItemIds });
  const opened = lines.filter(({ outcome }) => outcome === 'granted');
  const returnedPaise = lines
    .filter(({ outcome }) => outcome !== 'granted')
    .reduce((sum, { paidPaise }) => sum + paidPaise, 0);
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'order.settled',
    subject: { kind: 'student', id: studentId },
    details: { order: orderId, payment: paymentId, totalPaise, returnedPaise },
  });
  await emit<OrderPaid>(tx, {
    type: 'shop.order_paid',
    tenantId,
    data: {
      orderId,
      studentId,
      brandId,
      reference,
      totalPaise,
      courseIds: [...new Set(opened.map((line) => line.courseId))],
      returnedPaise,
    },
  });
  await issueReceipt(tx, { tenantId, brandId, studentId, orderId });
}

async function open(tx: Tx, order: Order, line: Line): Promise<void> {
  const { tenantId, studentId, orderId } = order;
  await extendAccess(tx, {
    tenantId,
    studentId,
    courseId: line.courseId,
    subjectIds: line.subjectIds,
    days: line.durationDays,
    sourceRef: lineRef(orderId, line.lineNo),
  });
}

/** Its purchase was paid for in another order, or its course is gone: this money goes back. */
async function giveBack(
  tx: Tx,
  { tenantId, studentId, orderId }: Order,
  { lineNo, paidPaise: amountPaise }: Line,
  reason: 'duplicate' | 'unavailable',
  paymentId: number | null,
): Promise<void> {
  if (paymentId === null) return;
  await queueRefund(tx, { tenantId, studentId, orderId, paymentId, lineNo, amountPaise, reason });
}
