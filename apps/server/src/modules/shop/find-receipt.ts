import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import type { ReceiptDocument } from './domain/receipt-document.ts';
import { findOrder } from './find-order.ts';
import { selectReceipt } from './receipt-store.ts';

/** Of a paid order of the buyer. */
export async function findReceipt(db: Queryable, buyer: Buyer, reference: string): Promise<ReceiptDocument> {
  const { id } = await findOrder(db, buyer, reference);
  const receipt = await selectReceipt(db, {
    tenantId: buyer.tenantId,
    studentId: buyer.studentId,
    orderId: id,
  });
  if (!receipt) throw notFound();
  return receipt;
}
