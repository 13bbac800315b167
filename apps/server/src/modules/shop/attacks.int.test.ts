import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { shala, udaan } from '../../../test/people.ts';
import { type Buyer, openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  shop = await openShop(world);
});
afterAll(() => world.stop());

const price = 49_900;
const unknownReference = '0123456789abcdefghijklmno';
const nothing = { grants: 0, receipts: 0, payments: [], money: 0 };

async function customer(pricePaise = price): Promise<Buyer> {
  const buyer = await shop.newBuyer();
  await shop.fill(buyer, await shop.addProduct({ pricePaise }));
  return buyer;
}
const totalOf = async (reference: string) =>
  (await world.pool.query('SELECT total_paise FROM shop_order WHERE reference = $1', [reference])).rows[0]
    .total_paise;
const accountOf = async (host = shala) =>
  (
    await world.pool.query(
      'SELECT reference FROM merchant_account JOIN brand_host USING (tenant_id, brand_id) WHERE host = $1',
      [host],
    )
  ).rows[0].reference as string;

describe('a customer who changes what the page sends', () => {
  test('price and name of a product: the catalogue decides', async () => {
    const buyer = await shop.newBuyer();
    const productId = await shop.addProduct({ pricePaise: price });
    await shop.call('POST', 'AddToCart', buyer, {
      productId,
      productName: 'Free',
      amount: 0,
      thumbnail: 'x',
    });
    const { cartList } = await shop.cartOf(buyer);
    expect(cartList.map(({ productName, amountPaise }) => [productName, amountPaise])).toEqual([
      ['Class 8', price],
    ]);
    const { data } = (await shop.checkOut(buyer, { amount: 1, total: 1, price: 1 })).json();
    expect(await totalOf(data.transactionId)).toBe(price);
  });

  test('total and currency: another total is refused, another currency is not looked at', async () => {
    const buyer = await customer();
    expect((await shop.checkOut(buyer, { totalPaise: 1 })).json()).toMatchObject({ code: 'price_changed' });
    expect((await shop.checkOut(buyer, { totalPaise: -1 })).statusCode).toBe(422);
    const reference = await shop.goToGateway(buyer, { currency: 'USD', totalPaise: price });
    await shop.simulator.pay(reference, 'success');
    const [taken] = await shop.simulator.statement(reference);
    expect([taken?.amountPaise, taken?.currency]).toEqual([price, 'INR']);
  });

  test('domain: the browser comes back to the registered host, whatever Host and body say', async () => {
    const buyer = await customer();
    const extra = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    const { data } = (await shop.checkOut(buyer, { domain: 'https://evil.example' }, extra)).json();
    await shop.openPage(data);
    const { callbacks } = await shop.simulator.pay(data.transactionId, 'success');
    expect(callbacks.map(({ url }) => new URL(url).host)).toEqual([shala]);
    const answers = await Promise.all(callbacks.map((message) => shop.callback(message)));
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      `http://${shala}/pgResponse/${data.transactionId}`,
    ]);
  });

  test('coupon: an invented one, another tenant’s, and a used-up one take nothing off', async () => {
    const other = await openShop(world, udaan);
    const spent = await shop.addCoupon(50, 1);
    await shop.checkOut(await customer(), { couponCode: spent });
    for (const couponCode of ['FREE100', await other.addCoupon(100), spent, "X' OR 1=1"]) {
      const buyer = await customer();
      expect((await shop.checkOut(buyer, { couponCode })).statusCode).toBe(422);
    }
  });

  test('one use left, taken by many at the same moment: one of them gets it', async () => {
    const couponCode = await shop.addCoupon(50, 1);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => customer()));
    const answers = await Promise.all(buyers.map((buyer) => shop.checkOut(buyer, { couponCode })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe("another family's things answer like things that are not there", () => {
  test('the cart, and the transaction of an order', async () => {
    const [owner, stranger] = [await customer(), await customer()];
    const { cartId } = await shop.cartOf(owner);
    const wishes = [{ cartId }, { cartId: 999_999_999 }].map(async (body) => {
      const { statusCode, ...answer } = await shop.checkOut(stranger, body);
      const { request_id: _, ...words } = answer.json();
      return [statusCode, words];
    });
    const [theirs, none] = await Promise.all(wishes);
    expect(theirs).toEqual(none);
    expect(theirs?.[0]).toBe(404);

    const reference = await shop.goToGateway(owner);
    await shop.simulator.pay(reference, 'never-answers');
    const looks = [reference, unknownReference].map(async (id) => {
      const answer = await shop.call('GET', `GetPaymentStatus?TransactionId=${id}`, stranger);
      const { request_id: _, ...words } = answer.json();
      return [answer.statusCode, words];
    });
    const [foreign, unknown] = await Promise.all(looks);
    expect(foreign).toEqual(unknown);
    expect(foreign?.[0]).toBe(404);
    // Not even a question to the gateway was caused by it.
    expect(await shop.outcomeOf(reference)).toMatchObject({ asked: 0, ...nothing });
  });
});

describe('somebody who speaks in the name of the gateway', () => {
  const callbackOf = (account: string, query = '') =>
    `http://${shala}/api/payments/${account}/callback${query}`;
  const generic = `http://${shala}/pgResponse/payment-response`;
  const landing = async (account: string, fields: Record<string, string>, query = '') => {
    const { statusCode, headers } = await shop.callback({ url: callbackOf(account, query), fields });
    return [statusCode, headers.location];
  };

  test('gets the same page for nonsense, for an unknown account and for an order of somebody else', async () => {
    const reference = await shop.goToGateway(await customer());
    const account = await accountOf();
    expect(await landing(account, {})).toEqual([303, generic]);
    expect(await landing(account, { encResp: 'ff'.repeat(80), orderNo: reference })).toEqual([303, generic]);
    expect(await landing('no-such-account', { encResp: '00' })).toEqual([303, generic]);
    expect(await landing(await accountOf(udaan), { encResp: '00' })).toEqual([303, generic]);
    expect(await landing(account, {}, '?order=//evil.example')).toEqual([303, generic]);
    expect(await landing(account, {}, `?order=${unknownReference}`)).toEqual([
      303,
      `http://${shala}/pgResponse/${unknownReference}`,
    ]);
    expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'open', ...nothing });
  });

  test('a genuine answer, brought again and again, or for another order of the same customer, settles once', async () => {
    const buyer = await customer();
    const reference = await shop.goToGateway(buyer);
    const messages = await shop.simulator.pay(reference, 'success');
    for (let time = 0; time < 3; time += 1) await shop.bring(messages);
    expect(await shop.outcomeOf(reference)).toMatchObject({ grants: 1, receipts: 1, payments: ['settles'] });
    await shop.fill(buyer, await shop.addProduct());
    const next = await shop.goToGateway(buyer);
    const [callback] = messages.callbacks;
    const { pathname } = new URL(callback?.url ?? '');
    await shop.callback({ url: `http://${shala}${pathname}?order=${next}`, fields: callback?.fields ?? {} });
    expect(await shop.outcomeOf(next)).toMatchObject({ state: 'open', ...nothing });
  });

  test('neither a genuine answer brought again and again nor nonsense fills our books or tires the gateway', async () => {
    const reference = await shop.goToGateway(await customer());
    const account = await accountOf();
    const failure = await shop.simulator.pay(reference, 'failure');
    await shop.bring(failure);
    const kept = async () => {
      const { rows } = await world.pool.query(
        `SELECT count(*) FILTER (WHERE order_reference = $1 AND channel <> 'status')::int AS told,
           count(*) FILTER (WHERE order_reference IS NULL)::int AS nonsense FROM gateway_answer`,
        [reference],
      );
      return rows[0];
    };
    const before = await kept();
    for (let time = 0; time < 5; time += 1) {
      await shop.bring(failure);
      await landing(account, { encResp: 'ff'.repeat(80) });
    }
    expect(await kept()).toEqual(before);
    // Who brings it again is treated like somebody who waits: asked about with a rest in between.
    const { rows } = await world.pool.query('SELECT asked FROM shop_order WHERE reference = $1', [reference]);
    expect(rows[0].asked).toBeGreaterThan(0);
  });

  test('a genuine failure of one order cannot take back what was paid for', async () => {
    const buyer = await customer();
    const reference = await shop.goToGateway(buyer);
    const failure = await shop.simulator.pay(reference, 'failure');
    await shop.simulator.finish(reference);
    await shop.bring(failure);
    expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'paid', grants: 1 });
    await shop.bring(failure);
    expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'paid', grants: 1 });
  });

  test('with a signature of their own, at the gateway that signs, gains nothing', async () => {
    const other = await openShop(world, udaan);
    const buyer = await other.newBuyer('parent');
    await other.fill(buyer, await other.addProduct());
    const reference = await other.goToGateway(buyer);
    await other.bring(await other.simulator.pay(reference, 'forged-answer'));
    await world.moveClock('61 seconds');
    await runSweep(world, 'sweep-orders');
    expect(await other.outcomeOf(reference)).toMatchObject({ state: 'open', ...nothing });
    const { rows } = await world.pool.query(
      "SELECT verdict FROM gateway_answer WHERE channel IN ('callback', 'webhook') AND tenant_id = $1",
      [other.tenantId],
    );
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['forged']));
  });

  test('a body without end is not read', async () => {
    const answer = await world.server.inject({
      method: 'POST',
      url: `/api/payments/${await accountOf()}/webhook`,
      headers: { host: shala, 'content-type': 'application/json' },
      payload: 'x'.repeat(70_000),
    });
    expect(answer.statusCode).toBe(413);
  });

  test('[PY-13] card numbers that somebody sends are kept nowhere', async () => {
    const other = await openShop(world, udaan);
    const card = '4111111111111111';
    const buyer = await other.newBuyer('parent');
    await other.fill(buyer, await other.addProduct());
    const { data } = (await other.checkOut(buyer, { card_number: card })).json();
    const account = await accountOf(udaan);
    const words = { razorpay_order_id: data.fields.order_id, razorpay_payment_id: card, card_number: card };
    await other.callback({ url: `http://${udaan}/api/payments/${account}/callback`, fields: words });
    const { rows } = await world.pool.query('SELECT body FROM gateway_answer WHERE order_reference = $1', [
      data.transactionId,
    ]);
    expect(rows.map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ payment: '[card 1111]' }),
    ]);
    const { rows: columns } = await world.pool.query(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
         AND column_name ~ 'card|cvv|pan$|expiry'`,
    );
    expect(columns).toEqual([]);
  });
});
