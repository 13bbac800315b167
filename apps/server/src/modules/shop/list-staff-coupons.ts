import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import { type Coupon, findCoupon } from './coupon-store.ts';
import { selectStaffCoupons } from './staff-coupon-store.ts';

export type { Coupon };

export async function listStaffCoupons(
  db: Queryable,
  { tenantId, page }: { tenantId: number; page: Page },
): Promise<{ coupons: Coupon[]; meta: PageMeta }> {
  const { coupons, total } = await selectStaffCoupons(db, tenantId, page);
  return { coupons, meta: pageMeta(page, total) };
}

export async function getStaffCoupon(
  db: Queryable,
  { tenantId, couponId }: { tenantId: number; couponId: number },
): Promise<Coupon> {
  const coupon = await findCoupon(db, tenantId, { id: couponId });
  if (!coupon) throw notFound();
  return coupon;
}
