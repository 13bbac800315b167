import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { newUuid } from '#platform/random.ts';
import { lockCart } from './cart-store.ts';
import type { Buyer } from './deps.ts';
import { canAskRefund } from './domain/refund-state.ts';
import { findOrder } from './find-order.ts';
import { insertRequested, selectSettlingPayment } from './refund-store.ts';

interface RequestRefund {
  buyer: Buyer;
  /** Null: the student themselves. */
  parentId: number | null;
  reference: string;
  lineNo: number;
  message: string;
}

/** A family asks for what a line cost; staff decide. The lock lets two wishes for one line come one after the other. */
export async function requestRefund(tx: Tx, wish: RequestRefund): Promise<void> {
  const { buyer, parentId, reference, lineNo, message } = wish;
  await lockCart(tx, buyer);
  const order = await findOrder(tx, buyer, reference);
  const line = order.lines.find((candidate) => candidate.lineNo === lineNo);
  const paymentId = await selectSettlingPayment(tx, buyer.studentId, order.id);
  if (!line || paymentId === null || !canAskRefund(line, order.refunds)) {
    throw new AppError('refund_not_possible');
  }
  const amountPaise = line.pricePaise - line.discountPaise;
  const refundId = await insertRequested(tx, {
    tenantId: buyer.tenantId,
    studentId: buyer.studentId,
    orderId: order.id,
    paymentId,
    reference: newUuid(),
    lineNo,
    amountPaise,
    reason: 'requested',
    message,
    parentId,
  });
  await audit(tx, {
    tenantId: buyer.tenantId,
    actor: parentId === null ? { kind: 'student', id: buyer.studentId } : { kind: 'parent', id: parentId },
    action: 'refund.requested',
    subject: { kind: 'student', id: buyer.studentId },
    details: { refund_id: refundId, order: reference, line_no: lineNo, amount_paise: amountPaise },
  });
}
