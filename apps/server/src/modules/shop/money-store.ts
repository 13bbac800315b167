import type { Tx } from '#platform/db/database.ts';

interface MoneyEntry {
  tenantId: number;
  studentId: number;
  orderId: number;
  paymentId: number;
  /** Null: money that came in. */
  refundId: number | null;
  amountPaise: number;
}

/** A payment and a refund stand in the ledger once: again, nothing is written. */
export async function insertMoneyEntry(tx: Tx, entry: MoneyEntry): Promise<void> {
  const isRefund = entry.refundId !== null;
  await tx
    .insertInto('money_entry')
    .values({
      tenant_id: entry.tenantId,
      student_id: entry.studentId,
      order_id: entry.orderId,
      payment_id: entry.paymentId,
      refund_id: entry.refundId,
      kind: isRefund ? 'refund' : 'payment',
      amount_paise: isRefund ? -entry.amountPaise : entry.amountPaise,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
