import { AppError } from '#platform/app-error.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import {
  type Coupon,
  countUses,
  insertUse,
  lockCoupon,
  lockUses,
  selectUse,
  selectUsesOfStudent,
} from './coupon-store.ts';
import { couponRefusal } from './domain/coupon-rule.ts';

interface ReserveCoupon {
  tenantId: number;
  studentId: number;
  couponId: number;
  orderId: number;
}

/**
 * Keeps a use of the coupon for a new order. The caller holds the student's cart, and has released what an order that
 * this one replaces had kept. Once for each order.
 */
export async function reserveCoupon(tx: Tx, use: ReserveCoupon): Promise<void> {
  const { tenantId, studentId, couponId } = use;
  if (await selectUse(tx, use)) return;
  await lockUses(tx, tenantId);
  const coupon = await lockCoupon(tx, tenantId, { id: couponId });
  if (!coupon) throw new AppError('coupon_invalid');
  const refusal = couponRefusal(coupon, {
    today: await readToday(tx),
    ...(await countedUses(tx, coupon, studentId)),
  });
  if (refusal !== null) throw new AppError(refusal);
  await countUses(tx, { tenantId, couponId }, 1);
  await insertUse(tx, use);
}

export async function countedUses(tx: Tx, { id, uses }: Coupon, studentId: number) {
  const { reserved, used } = await selectUsesOfStudent(tx, { studentId, couponId: id });
  return { uses, usesOfStudent: reserved + used };
}
