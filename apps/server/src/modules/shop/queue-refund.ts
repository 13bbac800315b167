import type { Tx } from '#platform/db/database.ts';
import { newUuid } from '#platform/random.ts';
import type { RefundReason } from './domain/refund-state.ts';
import { insertApproved } from './refund-store.ts';

interface QueueRefund {
  tenantId: number;
  studentId: number;
  orderId: number;
  paymentId: number;
  /** Null: the payment as such is given back. */
  lineNo: number | null;
  amountPaise: number;
  reason: Exclude<RefundReason, 'requested'>;
}

/** Money that we should not have goes back without anybody's decision: once for each line, and each payment. */
export async function queueRefund(tx: Tx, refund: QueueRefund): Promise<void> {
  if (refund.amountPaise === 0) return;
  await insertApproved(tx, { ...refund, reference: newUuid() });
}
