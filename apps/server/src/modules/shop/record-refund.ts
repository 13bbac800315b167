import { revokeAccess } from '#modules/enrolment/index.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { RefundStatus } from '#platform/payment/gateway.ts';
import { lockCart } from './cart-store.ts';
import { lineRef } from './domain/line-ref.ts';
import type { RefundDone } from './events.ts';
import { insertAnswer } from './gateway-answer-store.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { insertMoneyEntry } from './money-store.ts';
import { type DueRefund, updateAsked } from './refund-store.ts';

const stateAfter = {
  // Nobody there has heard of it: it is sent again.
  unknown: 'approved',
  pending: 'sent',
  done: 'done',
  refused: 'failed',
} as const;

/** The gateway's word about a refund. Under the cart's lock: a purchase must not be extended by what ends here. */
export async function recordRefund(tx: Tx, refund: DueRefund, answer: RefundStatus): Promise<void> {
  await lockCart(tx, refund);
  await insertAnswer(tx, {
    tenantId: refund.tenantId,
    accountId: refund.merchantAccountId,
    channel: 'refund',
    orderReference: refund.orderReference,
    body: answer.raw,
    verdict: answer.state,
  });
  const state = stateAfter[answer.state];
  const isFirst = await updateAsked(tx, refund, state, answer.gatewayRefund);
  if (!isFirst) return;
  if (state === 'done') await giveBack(tx, refund);
  if (state === 'done' || state === 'failed') {
    await audit(tx, {
      tenantId: refund.tenantId,
      actor: { kind: 'system', id: null },
      action: `refund.${state}`,
      subject: { kind: 'student', id: refund.studentId },
      details: { refund_id: refund.refundId, amount_paise: refund.amountPaise, reason: refund.reason },
    });
  }
  if (state === 'done') await issueCreditNote(tx, refund);
}

/** In part or whole: whoever takes money back for a line gives up what it opened. */
async function giveBack(tx: Tx, refund: DueRefund): Promise<void> {
  const { tenantId, studentId, orderId, paymentId, refundId, lineNo, durationDays, amountPaise } = refund;
  await insertMoneyEntry(tx, { tenantId, studentId, orderId, paymentId, refundId, amountPaise });
  if (lineNo !== null && durationDays !== null) {
    await revokeAccess(tx, {
      tenantId,
      studentId,
      source: 'order_line',
      sourceRef: lineRef(orderId, lineNo),
      days: durationDays,
    });
  }
  await emit<RefundDone>(tx, {
    type: 'shop.refund_done',
    tenantId,
    data: { refundId, orderId, studentId, lineNo, amountPaise },
  });
}
