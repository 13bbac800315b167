import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { shala, udaan } from '../../../test/people.ts';
import { openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';
import type { TakenPayment } from '../../platform/payment/gateway.ts';
import { takeAnswer } from './take-answer.ts';

let world: World;
const shops = new Map<string, Shop>();
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  for (const host of [shala, udaan]) shops.set(host, await openShop(world, host));
});
afterAll(() => world.stop());

const shopOf = (host: string): Shop => shops.get(host) as Shop;
const price = 49_900;
const settled = { state: 'paid', grants: 1, receipts: 1, payments: ['settles'], refunds: [], money: price };
const untouched = { grants: 0, receipts: 0, payments: [], refunds: [], money: 0 };

/** At the gateway's page, with one product in the cart. */
async function atGateway(shop: Shop) {
  const buyer = await shop.newBuyer('parent');
  await shop.fill(buyer, await shop.addProduct({ pricePaise: price }));
  return { buyer, reference: await shop.goToGateway(buyer) };
}

/** Both gateways, so that nothing here depends on the words of one. */
describe.each([
  ['a gateway that brings an encrypted form', shala],
  ['a gateway with orders, signatures and webhooks', udaan],
])('%s', (_name, host) => {
  const shop = () => shopOf(host);

  test('[AS-17] [EN-51] paid: the callback settles, sends to the result page, and the status is Success', async () => {
    const { buyer, reference } = await atGateway(shop());
    expect(await shop().status(buyer, reference)).toBe('Pending');
    const { callbacks } = await shop().simulator.pay(reference, 'success');
    const answers = await Promise.all(callbacks.map((message) => shop().callback(message)));
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [303, `http://${host}/pgResponse/${reference}`],
    ]);
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
    expect(await shop().status(buyer, reference)).toBe('Success');
    expect((await shop().cartOf(buyer)).cartList).toEqual([]);
  });

  test('the webhook alone settles, too', async () => {
    const { reference } = await atGateway(shop());
    const { webhooks } = await shop().simulator.pay(reference, 'success');
    for (const message of webhooks) expect((await shop().webhook(message)).statusCode).toBe(200);
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
  });

  test('nobody tells us anything: the question after a minute finds the money', async () => {
    const { reference } = await atGateway(shop());
    await shop().simulator.pay(reference, 'never-answers');
    await runSweep(world, 'sweep-orders');
    expect(await shop().outcomeOf(reference)).toMatchObject({ state: 'open', ...untouched });
    await world.moveClock('61 seconds');
    await runSweep(world, 'sweep-orders');
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
  });

  test('whoever waits and asks for the status is the one who settles', async () => {
    const { buyer, reference } = await atGateway(shop());
    await shop().simulator.pay(reference, 'never-answers');
    expect(await shop().status(buyer, reference)).toBe('Success');
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
  });

  test('callback, webhook, poll and status at the same moment settle once', async () => {
    const { buyer, reference } = await atGateway(shop());
    const { callbacks, webhooks } = await shop().simulator.pay(reference, 'double-answer');
    await world.moveClock('61 seconds');
    await Promise.all([
      ...callbacks.map((message) => shop().callback(message)),
      ...webhooks.map((message) => shop().webhook(message)),
      runSweep(world, 'sweep-orders'),
      runSweep(world, 'sweep-orders'),
      shop().status(buyer, reference),
      shop().status(buyer, reference),
    ]);
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
    const { rows } = await world.pool.query(
      "SELECT count(*)::int AS events FROM graphile_worker._private_jobs WHERE payload->'data'->>'reference' = $1",
      [reference],
    );
    expect(rows).toEqual([{ events: 1 }]);
  });

  test('failed and aborted: nothing is opened, the coupon is free again, and a second try is a new order', async () => {
    for (const mood of ['failure', 'abort']) {
      const { buyer, reference } = await atGateway(shop());
      const couponCode = await shop().addCoupon(10, 1);
      const withCoupon = await shop().goToGateway(buyer, { couponCode });
      await shop().bring(await shop().simulator.pay(withCoupon, mood));
      const isKnown = await shop().status(buyer, withCoupon);
      // An abort leaves no trace at a gateway that knows payments only.
      expect(isKnown).toBe(host === udaan && mood === 'abort' ? 'Pending' : 'Failed');
      if (isKnown === 'Pending') continue;
      expect(await shop().outcomeOf(withCoupon)).toMatchObject({
        state: 'failed',
        coupon: 'released',
        ...untouched,
      });
      const again = (await shop().checkOut(buyer, { couponCode })).json().data.transactionId;
      expect([reference, withCoupon]).not.toContain(again);
    }
  });

  test('pending, then paid: told so while it lasts, settled when it is over', async () => {
    const { buyer, reference } = await atGateway(shop());
    await shop().bring(await shop().simulator.pay(reference, 'pending'));
    expect(await shop().outcomeOf(reference)).toMatchObject({ state: 'pending', ...untouched });
    expect(await shop().status(buyer, reference)).toBe('Pending');
    await shop().simulator.finish(reference);
    await world.moveClock('4 seconds');
    expect(await shop().status(buyer, reference)).toBe('Success');
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
  });

  test('paid after it had failed, and with an order in its place: settles late, and the other pays once', async () => {
    const { buyer, reference } = await atGateway(shop());
    await shop().bring(await shop().simulator.pay(reference, 'failure'));
    expect(await shop().outcomeOf(reference)).toMatchObject({ state: 'failed' });
    const second = await shop().goToGateway(buyer);
    await shop().simulator.finish(reference);
    await world.moveClock('61 seconds');
    await runSweep(world, 'sweep-orders');
    expect(await shop().outcomeOf(reference)).toMatchObject(settled);
    expect(await shop().status(buyer, reference)).toBe('Success');
    // The same purchase is paid a second time: that money goes back.
    await shop().bring(await shop().simulator.pay(second, 'success'));
    expect(await shop().outcomeOf(second)).toMatchObject({
      state: 'paid',
      grants: 0,
      receipts: 1,
      payments: ['settles'],
      refunds: [{ reason: 'duplicate', paise: price, line: 1 }],
    });
  });

  test('another amount than was asked for settles nothing and goes back', async () => {
    const { buyer, reference } = await atGateway(shop());
    await shop().bring(await shop().simulator.pay(reference, 'wrong-amount'));
    expect(await shop().outcomeOf(reference)).toMatchObject({
      state: 'failed',
      grants: 0,
      receipts: 0,
      payments: ['mismatch'],
      refunds: [{ reason: 'mismatch', paise: price - 100, line: null }],
      money: price - 100,
    });
    expect(await shop().status(buyer, reference)).toBe('Failed');
  });

  test('an answer that names another order settles neither by its word; each is settled by what was paid', async () => {
    const [paid, other] = [await atGateway(shop()), await atGateway(shop())];
    await shop().bring(await shop().simulator.pay(paid.reference, 'wrong-order'));
    expect(await shop().outcomeOf(other.reference)).toMatchObject(untouched);
    await world.moveClock('61 seconds');
    await runSweep(world, 'sweep-orders');
    expect(await shop().outcomeOf(paid.reference)).toMatchObject(settled);
    expect(await shop().outcomeOf(other.reference)).toMatchObject(untouched);
  });

  test('a forged answer settles nothing', async () => {
    const { buyer, reference } = await atGateway(shop());
    await shop().bring(await shop().simulator.pay(reference, 'forged-answer'));
    expect(await shop().outcomeOf(reference)).toMatchObject({ state: 'open', ...untouched });
    expect(await shop().status(buyer, reference)).toBe('Pending');
  });
});

test('paid twice in one order: the second payment goes back, also when nobody tells us of it', async () => {
  const shop = shopOf(udaan);
  const { reference } = await atGateway(shop);
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  expect(await shop.outcomeOf(reference)).toMatchObject(settled);
  await shop.simulator.finish(reference);
  await world.moveClock('61 seconds');
  await runSweep(world, 'sweep-orders');
  expect(await shop.outcomeOf(reference)).toMatchObject({
    ...settled,
    payments: ['settles', 'surplus'],
    refunds: [{ reason: 'surplus', paise: price, line: null }],
    money: 2 * price,
  });
});

test('tried again in the same page after a failure: it is pending, nothing else is offered, and then it is paid', async () => {
  const shop = shopOf(udaan);
  const { buyer, reference } = await atGateway(shop);
  await shop.bring(await shop.simulator.pay(reference, 'failure'));
  expect(await shop.status(buyer, reference)).toBe('Failed');
  await shop.bring(await shop.simulator.pay(reference, 'pending'));
  await world.moveClock('4 seconds');
  expect(await shop.status(buyer, reference)).toBe('Pending');
  expect((await shop.cartOf(buyer)).pendingTransaction).toBe(reference);
  await world.moveClock('4 seconds');
  const second = await shop.checkOut(buyer);
  expect([second.statusCode, second.json().code]).toEqual([409, 'payment_pending']);
  await shop.simulator.finish(reference);
  await world.moveClock('4 seconds');
  expect((await shop.checkOut(buyer)).json().code).toBe('already_paid');
  expect(await shop.outcomeOf(reference)).toMatchObject(settled);
});

/** The gateway tells of one payment of an order, twice. */
async function tell(shop: Shop, reference: string, told: Partial<TakenPayment>) {
  const { rows } = await world.pool.query('SELECT id, student_id FROM shop_order WHERE reference = $1', [
    reference,
  ]);
  const order = { tenantId: shop.tenantId, studentId: rows[0].student_id, orderId: rows[0].id };
  const payment = { gatewayRef: `p-${reference}`, amountPaise: price, currency: 'INR', method: '', ...told };
  const answer = { state: 'paid' as const, payments: [{ refundedPaise: 0, ...payment }], raw: '' };
  const take = () => world.db.transaction().execute((tx) => takeAnswer(tx, order, 'ccavenue', answer));
  return [await take(), await take()];
}

test('the right amount in another currency settles nothing and goes back', async () => {
  const shop = shopOf(shala);
  const { reference } = await atGateway(shop);
  expect(await tell(shop, reference, { currency: 'USD' })).toEqual(['failed', 'failed']);
  expect(await shop.outcomeOf(reference)).toMatchObject({
    grants: 0,
    receipts: 0,
    payments: ['mismatch'],
    refunds: [{ reason: 'mismatch', paise: price, line: null }],
  });
});

test('money that had gone back, all or a part, when we first heard of it opens nothing and is in the books', async () => {
  const shop = shopOf(shala);
  for (const [refundedPaise, left] of [
    [price, []],
    [10_000, [{ reason: 'mismatch', paise: price - 10_000, line: null }]],
  ] as const) {
    const { reference } = await atGateway(shop);
    expect(await tell(shop, reference, { refundedPaise })).toEqual(['failed', 'failed']);
    expect(await shop.outcomeOf(reference)).toMatchObject({
      grants: 0,
      receipts: 0,
      payments: ['mismatch'],
      refunds: [{ reason: 'mismatch', paise: refundedPaise, line: null }, ...left],
      money: price,
    });
    const { rows } = await world.pool.query(
      `SELECT refund.state, sum(entry.amount_paise)::int AS booked FROM refund
       JOIN shop_order o ON o.id = refund.order_id LEFT JOIN money_entry entry ON entry.refund_id = refund.id
       WHERE o.reference = $1 GROUP BY refund.id, refund.state ORDER BY refund.id`,
      [reference],
    );
    expect(rows).toEqual([
      { state: 'done', booked: -refundedPaise },
      ...left.map(() => ({ state: 'approved', booked: null })),
    ]);
  }
});

test('a coupon for one use, in orders that were given up for one another and all paid: the third goes back', async () => {
  const shop = shopOf(shala);
  const couponCode = await shop.addCoupon(50, 1);
  const buyer = await shop.newBuyer('parent');
  const references: string[] = [];
  for (let page = 0; page < 3; page += 1) {
    await shop.fill(buyer, await shop.addProduct({ pricePaise: 10_000 }));
    references.push(await shop.goToGateway(buyer, { couponCode }));
  }
  for (const reference of references.toReversed())
    await shop.bring(await shop.simulator.pay(reference, 'success'));
  const [first, second, third] = await Promise.all(references.map((reference) => shop.outcomeOf(reference)));
  expect(third).toMatchObject({ state: 'paid', coupon: 'used', grants: 3 });
  expect(second).toMatchObject({ state: 'paid', coupon: 'honoured' });
  expect(first).toMatchObject({
    state: 'replaced',
    coupon: 'released',
    grants: 0,
    payments: ['mismatch'],
    refunds: [{ reason: 'mismatch', paise: 5_000, line: null }],
  });
});

test('a course that is gone when the money comes opens nothing, and its price goes back; the rest is opened', async () => {
  const shop = shopOf(shala);
  const [here = 0, gone = 0] = shop.courseIds;
  const buyer = await shop.newBuyer('parent');
  const kept = await shop.addProduct({ pricePaise: 10_000, courseId: here });
  await shop.fill(buyer, kept, await shop.addProduct({ pricePaise: 5_000, courseId: gone }));
  const reference = await shop.goToGateway(buyer);
  const setActive = (isActive: boolean) =>
    world.pool.query('UPDATE course SET is_active = $2 WHERE id = $1', [gone, isActive]);
  await setActive(false);
  await world.pool.query('UPDATE product SET is_on_sale = false WHERE id = $1', [kept]);
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  await setActive(true);
  expect(await shop.outcomeOf(reference)).toMatchObject({
    state: 'paid',
    grants: 1,
    receipts: 1,
    payments: ['settles'],
    refunds: [{ reason: 'unavailable', paise: 5_000, line: 2 }],
    money: 15_000,
  });
});

test('two orders of one cart, the second with more in it: what both hold is given back, the rest is opened', async () => {
  const shop = shopOf(shala);
  const buyer = await shop.newBuyer('parent');
  const subjects = await world.pool.query('SELECT id FROM subject WHERE course_id = $1 ORDER BY id LIMIT 2', [
    shop.courseIds[1],
  ]);
  const subjectIds = subjects.rows.map((row) => Number(row.id));
  await shop.fill(buyer, await shop.addProduct({ pricePaise: 10_000 }));
  const first = await shop.goToGateway(buyer);
  const second = await shop.addProduct({ pricePaise: 5_000, courseId: shop.courseIds[1] ?? 0, subjectIds });
  await shop.fill(buyer, second);
  const both = await shop.goToGateway(buyer);
  expect((await shop.outcomeOf(first)).state).toBe('replaced');
  await shop.bring(await shop.simulator.pay(first, 'success'));
  expect((await shop.cartOf(buyer)).cartList.map(({ productId }) => productId)).toEqual([second]);
  await shop.bring(await shop.simulator.pay(both, 'success'));
  expect(await shop.outcomeOf(first)).toMatchObject({ state: 'paid', grants: 1, refunds: [] });
  expect(await shop.outcomeOf(both)).toMatchObject({
    state: 'paid',
    grants: subjectIds.length,
    refunds: [{ reason: 'duplicate', paise: 10_000, line: 1 }],
    money: 15_000,
  });
  const { rows } = await world.pool.query(
    'SELECT subject_id FROM access_grant WHERE student_id = $1 AND course_id = $2 ORDER BY subject_id',
    [buyer.studentId, shop.courseIds[1]],
  );
  expect(rows.map((row) => Number(row.subject_id))).toEqual(subjectIds);
  expect((await shop.cartOf(buyer)).cartList).toEqual([]);
});

test('a seller that can no longer be read stops new orders, and opens what is paid for all the same', async () => {
  const shop = shopOf(udaan);
  const { buyer, reference } = await atGateway(shop);
  const ofBrand = 'id = (SELECT brand_id FROM brand_host WHERE host = $1)';
  const { rows } = await world.pool.query(`SELECT seller FROM brand WHERE ${ofBrand}`, [udaan]);
  const setSeller = async (seller: object) => {
    await world.pool.query(`UPDATE brand SET seller = $2 WHERE ${ofBrand}`, [udaan, seller]);
    world.modules.tenancy.brands.forget();
  };
  await setSeller({ ...rows[0].seller, stateCode: 'Delhi' });
  expect((await shop.checkOut(buyer)).json().code).toBe('payment_unavailable');
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  expect(await shop.outcomeOf(reference)).toMatchObject(settled);
  const noted = await world.pool.query("SELECT FROM audit_log WHERE action = 'receipt.seller_unreadable'");
  expect(noted.rows).toHaveLength(1);
  await setSeller(rows[0].seller);
});
