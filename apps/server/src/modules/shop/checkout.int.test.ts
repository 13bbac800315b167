import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { udaan } from '../../../test/people.ts';
import { type Buyer, openShop, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  shop = await openShop(world);
});
afterAll(() => world.stop());

const ordersOf = async ({ studentId }: Buyer) => {
  const { rows } = await world.pool.query(
    'SELECT reference, state, total_paise, coupon_id, channel FROM shop_order WHERE student_id = $1 ORDER BY id',
    [studentId],
  );
  return rows;
};

async function buyerWithCart(pricePaise = 49_900) {
  const buyer = await shop.newBuyer();
  await shop.fill(buyer, await shop.addProduct({ pricePaise }));
  return buyer;
}

describe('checkout', () => {
  test("[AS-15] [EN-50] hands the browser over to the gateway with the form's address, words and access code", async () => {
    const buyer = await buyerWithCart();
    const answer = await shop.checkOut(buyer, { type: 'flutter' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      isSuccess: true,
      errorMessage: null,
      data: {
        transactionId: expect.stringMatching(/^[a-z0-9]{25}$/),
        checkoutURL: expect.stringContaining('/transaction/transaction.do?command=initiateTransaction'),
        encString: expect.stringMatching(/^[0-9a-f]{100,}$/),
        accessCode: expect.stringMatching(/.{5,}/),
        fields: {},
        handOver: 'form',
      },
    });
    expect(await ordersOf(buyer)).toEqual([
      expect.objectContaining({ state: 'open', total_paise: 49_900, channel: 'flutter' }),
    ]);
  });

  test('at a gateway of the other kind hands over fields that name an order made there, and the same order again', async () => {
    const other = await openShop(world, udaan);
    const buyer = await other.newBuyer('parent');
    await other.fill(buyer, await other.addProduct());
    const [one, two] = [(await other.checkOut(buyer)).json().data, (await other.checkOut(buyer)).json().data];
    expect(one).toMatchObject({ handOver: 'fields', encString: '', accessCode: '' });
    expect(one.fields).toMatchObject({
      order_id: expect.stringMatching(/^order_/),
      amount: '49900',
      callback_url: expect.stringContaining(`http://${udaan}/api/payments/`),
    });
    expect(two).toEqual(one);
  });

  test('pressed twice, at once and later, makes one order', async () => {
    const buyer = await buyerWithCart();
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.checkOut(buyer)));
    const again = await shop.checkOut(buyer);
    const references = [...answers, again].map((answer) => answer.json().data.transactionId);
    expect(new Set(references).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test('of a cart that changed, or with another coupon, replaces the order and gives its coupon back', async () => {
    const buyer = await buyerWithCart(10_000);
    const couponCode = await shop.addCoupon(10, 1);
    const first = (await shop.checkOut(buyer, { couponCode })).json().data.transactionId;
    await shop.fill(buyer, await shop.addProduct({ pricePaise: 5_000 }));
    await shop.checkOut(buyer, { couponCode });
    await shop.checkOut(buyer);
    expect((await ordersOf(buyer)).map(({ state, total_paise }) => [state, total_paise])).toEqual([
      ['replaced', 9_000],
      ['replaced', 13_500],
      ['open', 15_000],
    ]);
    expect((await shop.outcomeOf(first)).coupon).toBe('released');
    const { rows } = await world.pool.query('SELECT uses FROM coupon WHERE code = $1', [couponCode]);
    expect(rows).toEqual([{ uses: 0 }]);
  });

  test('of another total than the person was shown is refused, and of the shown one is not', async () => {
    const buyer = await buyerWithCart(20_000);
    const { statusCode, ...refused } = await shop.checkOut(buyer, { totalPaise: 19_999 });
    expect([statusCode, refused.json().code, refused.json().details]).toEqual([
      409,
      'price_changed',
      { total_paise: 20_000 },
    ]);
    expect(await ordersOf(buyer)).toEqual([]);
    expect((await shop.checkOut(buyer, { totalPaise: 20_000 })).statusCode).toBe(200);
  });

  test('of an empty cart is refused', async () => {
    const buyer = await shop.newBuyer();
    expect((await shop.checkOut(buyer)).json()).toMatchObject({ code: 'cart_empty' });
  });

  test('with nothing to pay opens the courses at once, without a gateway and with a receipt', async () => {
    const buyer = await buyerWithCart(5_000);
    const couponCode = await shop.addCoupon(100);
    const key = { 'idempotency-key': 'one-press' };
    const answer = await shop.checkOut(buyer, { couponCode }, key);
    const { data } = answer.json();
    expect(data).toEqual({
      transactionId: expect.any(String),
      checkoutURL: '',
      encString: '',
      accessCode: '',
      fields: {},
      handOver: 'none',
    });
    expect(await shop.outcomeOf(data.transactionId)).toMatchObject({
      state: 'paid',
      grants: 1,
      receipts: 1,
      payments: [],
      money: 0,
      coupon: 'used',
    });
    expect((await shop.cartOf(buyer)).cartList).toEqual([]);
    expect(await shop.status(buyer, data.transactionId)).toBe('Success');
    // The answer was lost and the page asks again.
    expect((await shop.checkOut(buyer, { couponCode }, key)).json().data).toEqual(data);
  });

  test('waits while the gateway decides, for a quarter of an hour; then the family may begin anew', async () => {
    const buyer = await buyerWithCart();
    const reference = await shop.goToGateway(buyer);
    const { callbacks } = await shop.simulator.pay(reference, 'pending');
    for (const message of callbacks) await shop.callback(message);
    expect((await shop.cartOf(buyer)).pendingTransaction).toBe(reference);
    const refused = await shop.checkOut(buyer);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'payment_pending', details: { transaction: reference } }),
    ]);
    await world.moveClock('14 minutes');
    expect((await shop.checkOut(buyer)).statusCode).toBe(409);
    await world.moveClock('2 minutes');
    const later = await shop.signInAgain(buyer);
    expect((await shop.cartOf(later)).pendingTransaction).toBeNull();
    const anew = (await shop.checkOut(later)).json().data.transactionId;
    expect(anew).not.toBe(reference);
    expect(await shop.status(later, reference)).toBe('Pending');
  });

  test('finds out first that the same was paid a moment ago in a page that never came back', async () => {
    const buyer = await buyerWithCart();
    const reference = await shop.goToGateway(buyer);
    await shop.simulator.pay(reference, 'never-answers');
    const refused = await shop.checkOut(buyer);
    expect(refused.json()).toMatchObject({ code: 'already_paid', details: { transaction: reference } });
    expect(await shop.outcomeOf(reference)).toMatchObject({ state: 'paid', grants: 1 });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test('says so when the gateway is down, and keeps the order for the next try', async () => {
    const down = await openWorld({ PAYMENT_SIMULATOR_URL: 'http://127.0.0.1:9' });
    const other = await openShop(down, udaan);
    const buyer = await other.newBuyer('parent');
    await other.fill(buyer, await other.addProduct());
    const answer = await other.checkOut(buyer);
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([503, 'Unable to initiate transaction']);
    const { rows } = await down.pool.query('SELECT state, gateway_order FROM shop_order');
    expect(rows).toEqual([{ state: 'open', gateway_order: null }]);
    await down.stop();
  });
});
