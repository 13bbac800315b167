import type { Tx } from '#platform/db/database.ts';
import { countUses, lockCoupon, lockUses, selectUse, updateUse } from './coupon-store.ts';
import { hasRoom } from './domain/coupon-rule.ts';
import { countedUses } from './reserve-coupon.ts';

/**
 * The order is paid. A use that had been given back is taken again if there is room; if not, the price that was
 * promised is honoured outside the limit: the money is here. A second time nothing happens.
 */
export async function useCoupon(tx: Tx, order: { studentId: number; orderId: number }): Promise<void> {
  if (await updateUse(tx, order, { from: 'reserved', to: 'used' })) return;
  const use = await selectUse(tx, order);
  if (use?.state !== 'released') return;
  await lockUses(tx, use.tenantId);
  const coupon = await lockCoupon(tx, use.tenantId, { id: use.couponId });
  const isFree = coupon !== null && hasRoom(coupon, await countedUses(tx, coupon, order.studentId));
  const isTaken = await updateUse(tx, order, { from: 'released', to: isFree ? 'used' : 'honoured' });
  if (isTaken && isFree) await countUses(tx, use, 1);
}
