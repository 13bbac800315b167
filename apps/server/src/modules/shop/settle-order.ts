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
    if (line.isBought) await giveBack(tx, order, line, paymentId);
    else await open(tx, order, line);
  }
  await useCoupon(tx, order);
  const { tenantId, studentId, orderId, reference, brandId, totalPaise } = order;
  const cartItemIds = [...new Set(lines.map((line) => line.cartItemId))];
  await removeBoughtItems(tx, { tenantId, studentId, cartItemIds });
  const opened = lines.filter((line) => !line.isBought);
  const duplicatePaise = lines.reduce((sum, line) => sum + (line.isBought ? line.paidPaise : 0), 0);
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'order.settled',
    subject: { kind: 'student', id: studentId },
    details: { order: orderId, payment: paymentId, totalPaise, duplicatePaise },
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
      duplicatePaise,
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
  await updateOutcome(tx, order, line.lineNo, 'granted');
}

/** Its purchase was paid for in another order: the courses are there, this money goes back. */
async function giveBack(tx: Tx, order: Order, line: Line, paymentId: number | null): Promise<void> {
  const { tenantId, studentId, orderId } = order;
  await updateOutcome(tx, order, line.lineNo, 'duplicate');
  if (paymentId === null) return;
  await queueRefund(tx, {
    tenantId,
    studentId,
    orderId,
    paymentId,
    lineNo: line.lineNo,
    amountPaise: line.paidPaise,
    reason: 'duplicate',
  });
}
