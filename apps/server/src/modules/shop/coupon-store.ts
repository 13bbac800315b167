import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { CouponFacts } from './domain/coupon-rule.ts';
import type { Discount } from './domain/price-cart.ts';

export interface Coupon extends CouponFacts, Discount {
  id: number;
  code: string;
  /** Reserved and used, of all students. */
  uses: number;
}

type Which = { id: number } | { code: string };

export const couponsOf = (db: Queryable, tenantId: number) =>
  db
    .selectFrom('coupon')
    .select([
      'id',
      'code',
      'kind',
      'value',
      'max_discount_paise',
      'min_total_paise',
      'from_day',
      'to_day',
      'max_uses',
      'max_uses_per_student',
      'uses',
      'is_active',
      sql<number[]>`ARRAY(
        SELECT product_id FROM coupon_product
        WHERE coupon_product.tenant_id = coupon.tenant_id AND coupon_id = coupon.id ORDER BY product_id
      )::float8[]`.as('product_ids'),
    ])
    .where('tenant_id', '=', tenantId);

const selectCoupon = (db: Queryable, tenantId: number, which: Which) =>
  couponsOf(db, tenantId).where((where) =>
    'id' in which ? where('id', '=', which.id) : where('code', '=', which.code),
  );

type Row = Awaited<ReturnType<ReturnType<typeof couponsOf>['executeTakeFirstOrThrow']>>;

export const toCoupon = (row: Row): Coupon => ({
  id: row.id,
  code: row.code,
  kind: row.kind === 'percent' ? 'percent' : 'amount',
  value: row.value,
  maxDiscountPaise: row.max_discount_paise,
  minTotalPaise: row.min_total_paise,
  fromDay: row.from_day,
  toDay: row.to_day,
  maxUses: row.max_uses,
  maxUsesPerStudent: row.max_uses_per_student,
  uses: row.uses,
  isActive: row.is_active,
  productIds: row.product_ids,
});

export async function findCoupon(db: Queryable, tenantId: number, which: Which): Promise<Coupon | null> {
  const row = await selectCoupon(db, tenantId, which).executeTakeFirst();
  return row ? toCoupon(row) : null;
}

export async function selectCouponId(db: Queryable, tenantId: number, code: string): Promise<number | null> {
  return (await findCoupon(db, tenantId, { code }))?.id ?? null;
}

/** For a change of its row: whoever counts its uses waits. An order that has just named it does not stand in the way. */
export async function lockCoupon(tx: Tx, tenantId: number, which: Which): Promise<Coupon | null> {
  const row = await selectCoupon(tx, tenantId, which).forNoKeyUpdate().executeTakeFirst();
  return row ? toCoupon(row) : null;
}

/**
 * One checkout may give back the use of one coupon and take that of another. All who do so wait for each other here
 * first: two that swapped the same two coupons would block each other for ever.
 */
export async function lockUses(tx: Tx, tenantId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`coupon-uses:${tenantId}`}, 0))`.execute(tx);
}

export async function selectUsesOfStudent(
  db: Queryable,
  { studentId, couponId }: { studentId: number; couponId: number },
): Promise<{ reserved: number; used: number }> {
  const row = await db
    .selectFrom('coupon_use')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('state', '=', 'reserved').as('reserved'),
      select.fn.countAll<number>().filterWhere('state', 'in', ['used', 'honoured']).as('used'),
    ])
    .where('student_id', '=', studentId)
    .where('coupon_id', '=', couponId)
    .executeTakeFirstOrThrow();
  return { reserved: row.reserved, used: row.used };
}

export async function countHonoured(
  db: Queryable,
  { studentId, couponId }: { studentId: number; couponId: number },
): Promise<number> {
  const { total } = await db
    .selectFrom('coupon_use')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('student_id', '=', studentId)
    .where('coupon_id', '=', couponId)
    .where('state', '=', 'honoured')
    .executeTakeFirstOrThrow();
  return total;
}

export type UseState = 'reserved' | 'used' | 'released' | 'honoured';

export async function selectUse(tx: Tx, { studentId, orderId }: { studentId: number; orderId: number }) {
  const row = await tx
    .selectFrom('coupon_use')
    .select(['tenant_id', 'coupon_id', 'state'])
    .where('student_id', '=', studentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  return { tenantId: row.tenant_id, couponId: row.coupon_id, state: row.state as UseState };
}

interface NewUse {
  tenantId: number;
  studentId: number;
  couponId: number;
  orderId: number;
}

export async function insertUse(tx: Tx, { tenantId, studentId, couponId, orderId }: NewUse): Promise<void> {
  await tx
    .insertInto('coupon_use')
    .values({ tenant_id: tenantId, student_id: studentId, coupon_id: couponId, order_id: orderId })
    .execute();
}

export async function updateUse(
  tx: Tx,
  { studentId, orderId }: { studentId: number; orderId: number },
  { from, to }: { from: UseState; to: UseState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupon_use')
    .set({ state: to })
    .where('student_id', '=', studentId)
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countUses(
  tx: Tx,
  { tenantId, couponId }: { tenantId: number; couponId: number },
  by: 1 | -1,
): Promise<void> {
  await tx
    .updateTable('coupon')
    .set({ uses: sql`uses + ${by}` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', couponId)
    .execute();
}
