import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { openShop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { lockCart } from './cart-store.ts';
import { issueReceipt } from './issue-receipt.ts';
import { insertLines, insertOrder, type Order, selectOrder } from './order-store.ts';
import { settleOrder } from './settle-order.ts';

let world: World;
let tenantId: number;
let brandId: number;
let courseId: number;
let productId: number;
beforeAll(async () => {
  world = await openWorld();
  const shop = await openShop(world);
  tenantId = shop.tenantId;
  courseId = shop.courseIds[0] ?? 0;
  productId = await shop.addProduct();
  const { rows } = await world.pool.query("SELECT id FROM brand WHERE slug = 'shala'");
  brandId = Number(rows[0].id);
});
afterAll(() => world.stop());

/** An order of a student of its own, made when nothing was to be paid. */
async function newOrder(): Promise<Order> {
  const { rows } = await world.pool.query(
    "INSERT INTO student (tenant_id, first_name) VALUES ($1, 'Buyer') RETURNING id",
    [tenantId],
  );
  const studentId = Number(rows[0].id);
  return world.db.transaction().execute(async (tx) => {
    const order = await insertOrder(tx, {
      tenantId,
      studentId,
      brandId,
      reference: `r${studentId}`,
      accountId: null,
      cartVersion: 1,
      couponId: null,
      subtotalPaise: 0,
      discountPaise: 0,
      totalPaise: 0,
      channel: 'web',
      parentId: null,
      requestKey: null,
    });
    await insertLines(tx, order, [
      {
        cartItemId: studentId,
        productId,
        productName: { en: 'Class 8' },
        productLineNo: 1,
        courseId,
        subjectIds: null,
        durationDays: 30,
        pricePaise: 0,
        discountPaise: 0,
      },
    ]);
    return order;
  });
}

/** Another one may have settled it meanwhile, as in real life. */
const settle = (order: Order, isKilled = false) =>
  world.db.transaction().execute(async (tx) => {
    await lockCart(tx, order);
    const { state } = await selectOrder(tx, order);
    if (state !== 'paid') await settleOrder(tx, order, null);
    if (isKilled) throw new Error('killed before the end');
  });

const numbers = async (year: number): Promise<number[]> => {
  const { rows } = await world.pool.query<{ number: number }>(
    'SELECT number FROM receipt WHERE brand_id = $1 AND financial_year = $2 ORDER BY number',
    [brandId, year],
  );
  return rows.map((row) => row.number);
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const setDay = (moment: string) =>
  world.pool.query('UPDATE test_only.clock SET moved_by = moved_by + ($1::timestamptz - app_now())', [
    moment,
  ]);

test('fifty settlements at once, some twice and some killed at the end, leave no gap and no double', async () => {
  await freezeClock(world.pool);
  await setDay('2026-11-15T12:00:00+05:30');
  const orders = await Promise.all(Array.from({ length: 50 }, newOrder));
  const results = await Promise.allSettled(
    orders.flatMap((order, index) => [
      settle(order, index % 5 === 0),
      ...(index % 3 === 0 ? [settle(order)] : []),
    ]),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  // Multiples of 5 were killed; those of 15 have had a second settlement that was not.
  expect(await numbers(2026)).toEqual(upTo(44));
  for (const order of orders) await settle(order);
  expect(await numbers(2026)).toEqual(upTo(50));
});

test('a receipt that was issued is answered again, with the same number', async () => {
  const order = await newOrder();
  const issue = () => world.db.transaction().execute((tx) => issueReceipt(tx, order));
  const first = await issue();
  expect(await issue()).toBe(first);
  expect(await numbers(2026)).toEqual(upTo(51));
});

test('numbers begin anew with the first of April in India, not in Greenwich', async () => {
  await setDay('2027-03-31T23:59:59+05:30');
  const last = await newOrder();
  await settle(last);
  expect(await numbers(2026)).toEqual(upTo(52));
  await world.moveClock('1 second');
  const first = await newOrder();
  await settle(first);
  expect(await numbers(2027)).toEqual([1]);
  expect(await numbers(2026)).toEqual(upTo(52));
  const { rows } = await world.pool.query(
    "SELECT document->>'number' AS number, document->>'issuedOn' AS day FROM receipt WHERE student_id = $1",
    [first.studentId],
  );
  expect(rows).toEqual([{ number: 'SHA/27-28/000001', day: '2027-04-01' }]);
});
