import { isDeepStrictEqual } from 'node:util';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { type Coupon, findCoupon, lockCoupon } from './coupon-store.ts';
import { noteChange, type Shopkeeper } from './note-change.ts';
import { type CouponInput, countProducts, insertCoupon, updateCoupon } from './staff-coupon-store.ts';

export type { CouponInput };

interface SaveCoupon {
  shopkeeper: Shopkeeper;
  /** Null: a new one. */
  couponId: number | null;
  input: CouponInput;
  /** Of a new one: how often it was used before it came here. */
  uses?: number;
}

/** Orders keep the discount they were made with. */
export async function saveCoupon(
  tx: Tx,
  { shopkeeper, couponId, input, uses = 0 }: SaveCoupon,
): Promise<Saved> {
  const { tenantId } = shopkeeper;
  const productIds = [...new Set(input.productIds)].toSorted((one, other) => one - other);
  const wanted = { ...input, productIds };
  await requirePossible(tx, tenantId, wanted);
  if (couponId === null) {
    requireLimit(wanted, uses);
    const id = await insertCoupon(tx, tenantId, { ...wanted, uses });
    if (id === null) throw new AppError('coupon_code_taken');
    await noteChange(tx, shopkeeper, { kind: 'coupon', id }, { action: 'coupon.created', details: wanted });
    return { id, change: 'created' };
  }
  const before = await lockCoupon(tx, tenantId, { id: couponId });
  if (!before) throw notFound();
  if (isDeepStrictEqual(inputOf(before), wanted)) return { id: couponId, change: 'unchanged' };
  requireLimit(wanted, before.uses);
  const owner = await findCoupon(tx, tenantId, { code: wanted.code });
  if (owner !== null && owner.id !== couponId) throw new AppError('coupon_code_taken');
  await updateCoupon(tx, { tenantId, id: couponId }, wanted);
  await noteChange(
    tx,
    shopkeeper,
    { kind: 'coupon', id: couponId },
    {
      action: 'coupon.changed',
      details: { before: inputOf(before), after: wanted },
    },
  );
  return { id: couponId, change: 'changed' };
}

async function requirePossible(tx: Tx, tenantId: number, input: CouponInput): Promise<void> {
  const isTooMuch = input.kind === 'percent' && input.value > 100;
  if (isTooMuch || input.fromDay > input.toDay) throw new AppError('invalid');
  if ((await countProducts(tx, tenantId, input.productIds)) < input.productIds.length) throw notFound();
}

/** What is used cannot be taken back. */
function requireLimit({ maxUses }: CouponInput, uses: number): void {
  if (maxUses !== null && maxUses < uses) throw new AppError('coupon_limit_too_low', { uses });
}

const inputOf = (coupon: Coupon): CouponInput => ({
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  maxDiscountPaise: coupon.maxDiscountPaise,
  minTotalPaise: coupon.minTotalPaise,
  fromDay: coupon.fromDay,
  toDay: coupon.toDay,
  maxUses: coupon.maxUses,
  maxUsesPerStudent: coupon.maxUsesPerStudent,
  productIds: coupon.productIds,
  isActive: coupon.isActive,
});
