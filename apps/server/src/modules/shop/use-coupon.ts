import type { Tx } from '#platform/db/database.ts';
import { countHonoured, countUses, lockCoupon, lockUses, selectUse, updateUse } from './coupon-store.ts';
import { hasRoom } from './domain/coupon-rule.ts';
import { countedUses } from './reserve-coupon.ts';

/**
 * Whether a paid order keeps the price that its coupon promised. It does while it holds a use, or there is room; and
 * once for each student when there is none, for payments that come late. Whoever pays the pages of many orders that
 * they gave up for one another does not get the coupon for each.
 */
export async function keepsPrice(tx: Tx, order: { studentId: number; orderId: number }): Promise<boolean> {
  const use = await selectUse(tx, order);
  if (use?.state !== 'released') return true;
  await lockUses(tx, use.tenantId);
  const coupon = await lockCoupon(tx, use.tenantId, { id: use.couponId });
  if (coupon && hasRoom(coupon, await countedUses(tx, coupon, order.studentId))) return true;
  return (await countHonoured(tx, { studentId: order.studentId, couponId: use.couponId })) === 0;
}

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
