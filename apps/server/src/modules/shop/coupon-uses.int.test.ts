import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { eraseTables } from '#platform/student-data.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { releaseCoupon } from './release-coupon.ts';
import { reserveCoupon } from './reserve-coupon.ts';
import { saveCart } from './save-cart.ts';
import { keepsPrice, useCoupon } from './use-coupon.ts';

let world: World;
let tenantId: number;
let brandId: number;
beforeAll(async () => {
  world = await openWorld();
  const { rows } = await world.pool.query(`SELECT tenant_id, id FROM brand WHERE slug = 'shala'`);
  tenantId = Number(rows[0].tenant_id);
  brandId = Number(rows[0].id);
});
afterAll(() => world.stop());

const one = async (statement: string, ...values: unknown[]) =>
  Number((await world.pool.query(statement, values)).rows[0].id);

const newStudent = () =>
  one(`INSERT INTO student (tenant_id, first_name) VALUES ($1, 'Buyer') RETURNING id`, tenantId);

const newCoupon = (maxUses: number | null, perStudent: number | null = null) =>
  one(
    `INSERT INTO coupon (tenant_id, code, kind, value, from_day, to_day, max_uses, max_uses_per_student)
     VALUES ($1, $2, 'percent', 10, app_today(), app_today(), $3, $4) RETURNING id`,
    tenantId,
    `T-${randomUUID().slice(0, 8).toUpperCase()}`,
    maxUses,
    perStudent,
  );

/** As checkout does it: the order names the coupon before its use is counted. */
async function order(tx: Tx, studentId: number, couponId: number): Promise<number> {
  const { id } = await tx
    .insertInto('shop_order')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      brand_id: brandId,
      reference: randomUUID(),
      cart_version: 1,
      coupon_id: couponId,
      state: 'failed',
      subtotal_paise: 0,
      discount_paise: 0,
      total_paise: 0,
      channel: 'web',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world.db.transaction().execute(work);

const reserve = (studentId: number, couponId: number) =>
  inTx(async (tx) => {
    const orderId = await order(tx, studentId, couponId);
    await reserveCoupon(tx, { tenantId, studentId, couponId, orderId });
    return { studentId, orderId };
  });

const usesOf = async (couponId: number) => {
  const { rows } = await world.pool.query(
    `SELECT uses, (SELECT array_agg(state ORDER BY order_id) FROM coupon_use WHERE coupon_id = coupon.id) AS states
     FROM coupon WHERE id = $1`,
    [couponId],
  );
  return rows[0];
};

describe('twenty checkouts at once', () => {
  test('get exactly the five uses that a coupon has, and the others none', async () => {
    const couponId = await newCoupon(5);
    const students = await Promise.all(Array.from({ length: 20 }, newStudent));
    const results = await Promise.allSettled(students.map((studentId) => reserve(studentId, couponId)));
    const refusals = results.filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(15);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ reason: { code: 'coupon_used_up' } });
    }
    expect(await usesOf(couponId)).toEqual({ uses: 5, states: Array(5).fill('reserved') });
  });

  test('of one student get as many as a student may have', async () => {
    const couponId = await newCoupon(100, 2);
    const studentId = await newStudent();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(studentId, couponId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await usesOf(couponId)).uses).toBe(2);
  });

  test('that swap two coupons do not block each other', async () => {
    const [one, other] = [await newCoupon(null), await newCoupon(null)];
    const swaps = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
        return { held: await reserve(await newStudent(), from), to };
      }),
    );
    await Promise.all(
      swaps.map(({ held, to }) =>
        inTx(async (tx) => {
          await releaseCoupon(tx, held);
          const orderId = await order(tx, held.studentId, to);
          await reserveCoupon(tx, { tenantId, studentId: held.studentId, couponId: to, orderId });
        }),
      ),
    );
    expect([(await usesOf(one)).uses, (await usesOf(other)).uses]).toEqual([10, 10]);
  });
});

describe('the use of a coupon', () => {
  test('is given back once, and then is there for somebody else', async () => {
    const couponId = await newCoupon(1);
    const held = await reserve(await newStudent(), couponId);
    await Promise.all([1, 2, 3].map(() => inTx((tx) => releaseCoupon(tx, held))));
    expect(await usesOf(couponId)).toEqual({ uses: 0, states: ['released'] });
    await reserve(await newStudent(), couponId);
    expect((await usesOf(couponId)).uses).toBe(1);
  });

  test('is used by payment, once, and cannot be given back after that', async () => {
    const couponId = await newCoupon(1);
    const held = await reserve(await newStudent(), couponId);
    await Promise.all([1, 2].map(() => inTx((tx) => useCoupon(tx, held))));
    await inTx((tx) => releaseCoupon(tx, held));
    expect(await usesOf(couponId)).toEqual({ uses: 1, states: ['used'] });
  });

  test('is taken again by a late payment while there is room', async () => {
    const couponId = await newCoupon(1);
    const held = await reserve(await newStudent(), couponId);
    await inTx((tx) => releaseCoupon(tx, held));
    await Promise.all([1, 2].map(() => inTx((tx) => useCoupon(tx, held))));
    expect(await usesOf(couponId)).toEqual({ uses: 1, states: ['used'] });
  });

  test('is honoured outside the limit when a late payment finds none left', async () => {
    const couponId = await newCoupon(1);
    const late = await reserve(await newStudent(), couponId);
    await inTx((tx) => releaseCoupon(tx, late));
    await reserve(await newStudent(), couponId);
    await inTx((tx) => useCoupon(tx, late));
    expect(await usesOf(couponId)).toEqual({ uses: 1, states: ['honoured', 'reserved'] });
  });

  test('of an order without a coupon is nothing to release or to use', async () => {
    const nothing = { studentId: await newStudent(), orderId: 987_654_321 };
    await inTx(async (tx) => {
      await releaseCoupon(tx, nothing);
      await useCoupon(tx, nothing);
    });
    const { rows } = await world.pool.query('SELECT FROM coupon_use WHERE student_id = $1', [
      nothing.studentId,
    ]);
    expect(rows).toEqual([]);
  });

  test('is reserved once for an order, however often it is asked for', async () => {
    const couponId = await newCoupon(5);
    const { studentId, orderId } = await reserve(await newStudent(), couponId);
    await inTx((tx) => reserveCoupon(tx, { tenantId, studentId, couponId, orderId }));
    expect((await usesOf(couponId)).uses).toBe(1);
  });
});

test('a coupon is honoured outside its limit once for each student', async () => {
  const couponId = await newCoupon(null, 1);
  const studentId = await newStudent();
  const orders = [];
  for (let page = 0; page < 4; page += 1) {
    const held = await reserve(studentId, couponId);
    if (page < 3) await inTx((tx) => releaseCoupon(tx, held));
    orders.push(held);
  }
  const kept = [];
  for (const held of orders.toReversed()) {
    const keeps = await inTx((tx) => keepsPrice(tx, held));
    kept.push(keeps);
    if (keeps) await inTx((tx) => useCoupon(tx, held));
  }
  expect(kept).toEqual([true, true, false, false]);
  expect(await usesOf(couponId)).toEqual({ uses: 1, states: ['released', 'released', 'honoured', 'used'] });
});

test('who asks to be forgotten leaves orders and the uses they count to the accounts, and no cart', async () => {
  const couponId = await newCoupon(5);
  const { studentId } = await reserve(await newStudent(), couponId);
  const { rows } = await world.pool.query(`SELECT id FROM product WHERE slug = 'pr-cbse-8-full'`);
  await inTx((tx) =>
    saveCart(tx, { buyer: { tenantId, studentId }, productIds: rows.map(({ id }) => Number(id)) }),
  );
  const left = async () => {
    const found: Record<string, number> = {};
    for (const table of ['shop_order', 'coupon_use', 'cart', 'cart_item']) {
      const result = await world.pool.query(`SELECT FROM ${table} WHERE student_id = $1`, [studentId]);
      found[table] = result.rows.length;
    }
    return found;
  };
  expect(await left()).toEqual({ shop_order: 1, coupon_use: 1, cart: 1, cart_item: 1 });
  await inTx((tx) => eraseTables(tx, world.modules.studentTables, studentId));
  expect(await left()).toEqual({ shop_order: 1, coupon_use: 1, cart: 0, cart_item: 0 });
  expect(await usesOf(couponId)).toEqual({ uses: 1, states: ['reserved'] });
});
