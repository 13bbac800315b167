import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { udaan } from '../../../test/people.ts';
import { openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { openPayments } from '../../app/import/open-payments.ts';
import { GatewayFault } from '../../platform/payment/gateway.ts';
import { createSealer } from '../../platform/sealed.ts';
import { orderSweeps } from './sweep-orders.ts';

let world: World;
let shop: Shop;
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  shop = await openShop(world);
});
afterAll(() => world.stop());

const price = 49_900;
const untouched = { grants: 0, receipts: 0, payments: [], refunds: [], money: 0 };

describe('questions of our own', () => {
  test('come after 1, 2, 5, 15 and 60 minutes, then every hour for three days; then the order has expired', async () => {
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
    expect(await shop.outcomeOf(reference)).toMatchObject({
      state: 'paid',
      grants: 1,
      receipts: 1,
      payments: ['settles'],
      money: price * 0.9,
      coupon: 'used',
    });
  });

  test('begin anew when the same order is gone to pay again: whoever pays then is found', async () => {
    const buyer = await shop.newBuyer();
    await shop.fill(buyer, await shop.addProduct());
    const reference = await shop.goToGateway(buyer);
    await world.moveClock('71 hours 55 minutes');
    await runSweep(world, 'sweep-orders');
    const again = await shop.signInAgain(buyer);
    expect(await shop.goToGateway(again)).toBe(reference);
    await world.moveClock('10 minutes');
    await runSweep(world, 'sweep-orders');
    expect((await shop.outcomeOf(reference)).state).toBe('open');
    await shop.simulator.pay(reference, 'never-answers');
    await world.moveClock('2 hours');
    await runSweep(world, 'sweep-orders');
    expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'paid', grants: 1, receipts: 1 });
  });

  test('go on every day while the gateway is working on it, and nobody is told that it failed', async () => {
    const couponCode = await shop.addCoupon(10, 1);
    const buyer = await shop.newBuyer();
    await shop.fill(buyer, await shop.addProduct());
    const reference = await shop.goToGateway(buyer, { couponCode });
    await shop.bring(await shop.simulator.pay(reference, 'pending'));
    for (const interval of ['71 hours', '2 hours', '5 days']) {
      await world.moveClock(interval);
      await runSweep(world, 'sweep-orders');
      expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'pending', coupon: 'reserved' });
    }
    await shop.simulator.finish(reference);
    await world.moveClock('25 hours');
    await runSweep(world, 'sweep-orders');
    expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'paid', grants: 1, coupon: 'used' });
  });

  test('that get no answer come again, and an order does not expire by silence', async () => {
    const down = await openWorld({ PAYMENT_SIMULATOR_URL: 'http://127.0.0.1:9' });
    const other = await openShop(down);
    const buyer = await other.newBuyer();
    await other.fill(buyer, await other.addProduct());
    expect((await other.checkOut(buyer)).statusCode).toBe(200);
    await down.moveClock('73 hours');
    await runSweep(down, 'sweep-orders');
    const { rows } = await down.pool.query(
      "SELECT state, ask_at BETWEEN app_now() AND app_now() + interval '61 minutes' AS soon FROM shop_order",
    );
    expect(rows).toEqual([{ state: 'open', soon: true }]);
    await down.stop();
  });

  test('of a gateway that is silent do not keep those of others waiting', async () => {
    const other = await openShop(world, udaan);
    const place = async (at: Shop) => {
      const buyer = await at.newBuyer('parent');
      await at.fill(buyer, await at.addProduct());
      return (await at.checkOut(buyer)).json().data.transactionId as string;
    };
    for (let order = 0; order < 12; order += 1) await place(shop);
    await world.moveClock('1 second');
    const last = await place(other);
    await world.moveClock('2 minutes');
    let silentCalls = 0;
    const openPayment = openPayments(world.environment);
    const silentOne = async () => {
      silentCalls += 1;
      throw new GatewayFault('no answer');
    };
    const [sweep] = orderSweeps({
      db: world.db,
      sealer: createSealer(world.config.DATA_KEYS),
      openGateway: (account) =>
        account.gateway === 'ccavenue'
          ? { ...openPayment(account), findStatus: silentOne }
          : openPayment(account),
    });
    await sweep?.run();
    expect(silentCalls).toBe(10);
    expect((await other.outcomeOf(last)).asked).toBe(1);
  });

  test('are not asked any oftener because somebody waits and asks', async () => {
    const buyer = await shop.newBuyer();
    await shop.fill(buyer, await shop.addProduct());
    const reference = await shop.goToGateway(buyer);
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
