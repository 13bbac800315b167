import type { Tx } from '#platform/db/database.ts';
import { countUses, lockUses, selectUse, updateUse } from './coupon-store.ts';

/** Gives the use of an order that will not be paid back to everybody. Without one, or a second time, nothing happens. */
export async function releaseCoupon(tx: Tx, order: { studentId: number; orderId: number }): Promise<void> {
  const use = await selectUse(tx, order);
  if (use?.state !== 'reserved') return;
  await lockUses(tx, use.tenantId);
  if (await updateUse(tx, order, { from: 'reserved', to: 'released' })) await countUses(tx, use, -1);
}
