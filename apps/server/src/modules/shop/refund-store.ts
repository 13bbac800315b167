import { appNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { RefundReason } from './domain/refund-state.ts';

export interface NewRefund {
  tenantId: number;
  studentId: number;
  orderId: number;
  paymentId: number;
  reference: string;
  /** Null: of the payment as such. */
  lineNo: number | null;
  amountPaise: number;
  reason: RefundReason;
}

/** Nothing is written where the line or the payment has one. */
export async function insertApproved(tx: Tx, refund: NewRefund): Promise<void> {
  await tx
    .insertInto('refund')
    .values({
      tenant_id: refund.tenantId,
      student_id: refund.studentId,
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      reference: refund.reference,
      line_no: refund.lineNo,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
      state: 'approved',
      ask_at: appNow,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
