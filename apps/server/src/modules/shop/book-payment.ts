import type { Tx } from '#platform/db/database.ts';
import { insertMoneyEntry } from './money-store.ts';

interface BookPayment {
  tenantId: number;
  studentId: number;
  orderId: number;
  paymentId: number;
  amountPaise: number;
}

/** Writes the money that came in into the ledger, once for each payment, whatever it was for. */
export async function bookPayment(tx: Tx, payment: BookPayment): Promise<void> {
  await insertMoneyEntry(tx, { ...payment, refundId: null });
}
