import type { Tx } from '#platform/db/database.ts';
import { newUuid } from '#platform/random.ts';
import type { OwedReason } from './domain/refund-state.ts';
import { insertMoneyEntry } from './money-store.ts';
import { insertApproved, insertDone } from './refund-store.ts';

interface QueueRefund {
  tenantId: number;
  studentId: number;
  orderId: number;
  paymentId: number;
  /** Null: the payment as such is given back. */
  lineNo: number | null;
  amountPaise: number;
  reason: OwedReason;
}

/** Money that we should not have goes back without anybody's decision: once for each line, and each payment. */
export async function queueRefund(tx: Tx, refund: QueueRefund): Promise<void> {
  if (refund.amountPaise === 0) return;
  await insertApproved(tx, { ...refund, reference: newUuid() });
}

/** What had gone back before we first heard of the payment: by the gateway itself, or by hand in its pages. */
export async function bookReturned(tx: Tx, payment: Omit<QueueRefund, 'lineNo' | 'reason'>): Promise<void> {
  if (payment.amountPaise === 0) return;
  const refundId = await insertDone(tx, {
    ...payment,
    lineNo: null,
    reason: 'mismatch',
    reference: newUuid(),
  });
  await insertMoneyEntry(tx, { ...payment, refundId });
}
