import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import { type Coupon, couponsOf, toCoupon } from './coupon-store.ts';

export type CouponInput = Omit<Coupon, 'id' | 'uses'>;

interface Key {
  tenantId: number;
  id: number;
}

/** The newest first. */
export async function selectStaffCoupons(
  db: Queryable,
  tenantId: number,
  page: Page,
): Promise<{ coupons: Coupon[]; total: number }> {
  const { total } = await db
    .selectFrom('coupon')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const rows = await couponsOf(db, tenantId)
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return { coupons: rows.map(toCoupon), total };
}

export async function countProducts(
  db: Queryable,
  tenantId: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { total } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return total;
}

/** Null: the code is another coupon's. */
export async function insertCoupon(
  tx: Tx,
  tenantId: number,
  input: CouponInput & { uses: number },
): Promise<number | null> {
  const row = await tx
    .insertInto('coupon')
    .values({ tenant_id: tenantId, uses: input.uses, ...columnsOf(input) })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await insertProducts(tx, { tenantId, id: row.id }, input.productIds);
  return row.id;
}

export async function updateCoupon(tx: Tx, { tenantId, id }: Key, input: CouponInput): Promise<void> {
  await tx
    .updateTable('coupon')
    .set(columnsOf(input))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('coupon_product')
    .where('tenant_id', '=', tenantId)
    .where('coupon_id', '=', id)
    .execute();
  await insertProducts(tx, { tenantId, id }, input.productIds);
}

const columnsOf = (input: CouponInput) => ({
  code: input.code,
  kind: input.kind,
  value: input.value,
  max_discount_paise: input.maxDiscountPaise,
  min_total_paise: input.minTotalPaise,
  from_day: input.fromDay,
  to_day: input.toDay,
  max_uses: input.maxUses,
  max_uses_per_student: input.maxUsesPerStudent,
  is_active: input.isActive,
});

async function insertProducts(tx: Tx, { tenantId, id }: Key, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .insertInto('coupon_product')
    .values(productIds.map((productId) => ({ tenant_id: tenantId, coupon_id: id, product_id: productId })))
    .execute();
}
