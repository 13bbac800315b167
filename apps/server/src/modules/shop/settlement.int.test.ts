import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shala, udaan } from '../../../test/people.ts';
import { openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
const shops = new Map<string, Shop>();
beforeAll(async () => {
  world = await openWorld();
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
  await shop.simulator.pay(reference, 'never-answers');
  await world.moveClock('61 seconds');
  await runSweep(world, 'sweep-orders');
  expect(await shop.outcomeOf(reference)).toMatchObject({
    ...settled,
    payments: ['settles', 'surplus'],
    refunds: [{ reason: 'surplus', paise: price, line: null }],
    money: 2 * price,
  });
});

describe('questions of our own', () => {
  /** Minutes after the order at which the gateway was asked, with the clock moved by `step` minutes at a time. */
  test('come after 1, 2, 5, 15 and 60 minutes, then every hour for three days; then the order has expired', async () => {
    const shop = shopOf(shala);
    const couponCode = await shop.addCoupon(10, 1);
    const buyer = await shop.newBuyer();
    await shop.fill(buyer, await shop.addProduct());
    const reference = await shop.goToGateway(buyer, { couponCode });
    const askedAfter = async (interval: string) => {
      await world.moveClock(interval);
      await runSweep(world, 'sweep-orders');
      return (await shop.outcomeOf(reference)).asked;
    };
    expect(await askedAfter('50 seconds')).toBe(0);
    expect(await askedAfter('15 seconds')).toBe(1);
    expect(await askedAfter('40 seconds')).toBe(1);
    expect(await askedAfter('20 seconds')).toBe(2);
    expect(await askedAfter('170 seconds')).toBe(2);
    expect(await askedAfter('10 seconds')).toBe(3);
    expect(await askedAfter('9 minutes')).toBe(3);
    expect(await askedAfter('1 minute')).toBe(4);
    expect(await askedAfter('44 minutes')).toBe(4);
    expect(await askedAfter('1 minute')).toBe(5);
    for (let hour = 2; hour <= 72; hour += 1) expect(await askedAfter('1 hour')).toBe(hour + 4);
    expect(await shop.outcomeOf(reference)).toMatchObject({
      state: 'expired',
      coupon: 'released',
      ...untouched,
    });
    expect(await askedAfter('5 hours')).toBe(76);
    // Even now money that came is money for a course.
    await shop.bring(await shop.simulator.pay(reference, 'success'));
    expect(await shop.outcomeOf(reference)).toMatchObject({ ...settled, money: price * 0.9, coupon: 'used' });
  });

  test('that get no answer come again, and an order does not expire by silence', async () => {
    const down = await openWorld({ PAYMENT_SIMULATOR_URL: 'http://127.0.0.1:9' });
    const shop = await openShop(down);
    const buyer = await shop.newBuyer();
    await shop.fill(buyer, await shop.addProduct());
    const reference = (await shop.checkOut(buyer)).json().data.transactionId;
    await down.moveClock('73 hours');
    await runSweep(down, 'sweep-orders');
    expect(await shop.status(buyer, reference)).toBe('Pending');
    const { rows } = await down.pool.query(
      "SELECT state, ask_at BETWEEN app_now() AND app_now() + interval '61 minutes' AS soon FROM shop_order",
    );
    expect(rows).toEqual([{ state: 'open', soon: true }]);
    await down.stop();
  });

  test('are not asked any oftener because somebody waits and asks', async () => {
    const shop = shopOf(shala);
    const { buyer, reference } = await atGateway(shop);
    for (let time = 0; time < 5; time += 1) await shop.status(buyer, reference);
    expect((await shop.outcomeOf(reference)).asked).toBe(1);
  });
});

describe('what is owned already', () => {
  const endOf = async (studentId: number) => {
    const { rows } = await world.pool.query(
      'SELECT (max(to_day) - app_today())::int AS days FROM access_grant WHERE student_id = $1 AND revoked_at IS NULL',
      [studentId],
    );
    return rows[0].days;
  };

  test('is made longer from its last day, once for each purchase', async () => {
    const shop = shopOf(shala);
    const buyer = await shop.newBuyer();
    const product = await shop.addProduct({ days: 30 });
    for (const days of [30, 60]) {
      await shop.fill(buyer, product);
      const reference = await shop.goToGateway(buyer);
      const messages = await shop.simulator.pay(reference, 'double-answer');
      await shop.bring(messages);
      await shop.bring(messages);
      expect(await endOf(buyer.studentId)).toBe(days);
    }
  });

  test('a trial is not added to, and is one no more', async () => {
    const shop = shopOf(shala);
    const buyer = await shop.newBuyer();
    await world.pool.query(
      `INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
       VALUES ($1, $2, $3, 'trial', app_today(), app_today() + 7)`,
      [buyer.studentId, shop.tenantId, shop.courseIds[0]],
    );
    await shop.fill(buyer, await shop.addProduct({ days: 30 }));
    await shop.bring(await shop.simulator.pay(await shop.goToGateway(buyer), 'success'));
    expect(await endOf(buyer.studentId)).toBe(30);
  });
});
