import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messagesTo, waitForCode } from '../../../test/messages.ts';
import { otpCalls } from '../../../test/otp.ts';
import { shala } from '../../../test/people.ts';
import { type Buyer, openShop, type Shop } from '../../../test/shop.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld();
  shop = await openShop(world);
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

async function setFlags(flags: object) {
  await world.pool.query(
    'UPDATE brand SET flags = flags || $2::jsonb WHERE id = (SELECT brand_id FROM brand_host WHERE host = $1)',
    [shala, JSON.stringify(flags)],
  );
  world.modules.tenancy.brands.forget();
}

async function buyerWithCart(by: 'student' | 'parent' = 'student') {
  const buyer = await shop.newBuyer(by);
  await shop.fill(buyer, await shop.addProduct({ pricePaise: 50_000 }));
  return buyer;
}

describe("a ticket of the host app's page", () => {
  const issue = async (buyer: Buyer) => (await shop.call('POST', 'IssuePaymentTicket', buyer)).json().ticket;
  const redeem = (ticket: string, host = shala) =>
    shop.call('POST', 'RedeemPaymentTicket', { headers: { host } }, { ticket });
  const payerOf = async (buyer: Buyer) => {
    const { access_token: token } = (await redeem(await issue(buyer))).json().token;
    return { headers: { host: shala, authorization: `Bearer ${token}` } };
  };

  test('[AS-18] opens a session that sees the cart, tries a coupon, orders and asks how it went', async () => {
    const buyer = await buyerWithCart('parent');
    const payer = await payerOf(buyer);
    const cart = await shop.cartOf(payer);
    expect(cart).toEqual(await shop.cartOf(buyer));
    expect(cart).toMatchObject({
      cartId: expect.any(Number),
      studentId: buyer.studentId,
      cartList: [{ productId: expect.any(Number) }],
    });
    const code = await shop.addCoupon(10);
    expect((await shop.call('GET', `ApplyCoupon?Code=${code}`, payer)).json()).toMatchObject({
      isSuccess: true,
    });
    const { data } = (await shop.checkOut(payer, { couponCode: code })).json();
    expect(await shop.status(payer, data.transactionId)).toBe('Pending');
    const { rows } = await world.pool.query('SELECT ordered_by_parent FROM shop_order WHERE reference = $1', [
      data.transactionId,
    ]);
    expect(Number(rows[0].ordered_by_parent)).toBe(buyer.parentId);
  });

  test('opens nothing else: every other route that wants somebody refuses it', async () => {
    const payer = await payerOf(await buyerWithCart('parent'));
    const open = new Set(['anyone', 'operations']);
    const wanted = world.routes.filter(({ policy, url }) => !open.has(policy) && !url.startsWith('/api/v2'));
    // Doors that know people by a token of their own do not know this session at all.
    const strange = new Set(['ticket', 'meeting']);
    const passed: string[] = [];
    for (const { method, url, policy } of wanted) {
      const answer = await world.server.inject({
        method: method as 'GET',
        url: url.replaceAll(/:\w+/g, '1'),
        headers: payer.headers,
      });
      if (policy === 'payer') passed.push(`${method} ${url}`);
      else expect([url, answer.statusCode]).toEqual([url, strange.has(policy) ? 401 : 403]);
    }
    expect(passed.filter((route) => !route.includes(' /net/'))).toEqual([
      'GET /api/Store/Store/GetCart',
      'GET /api/Store/Store/ApplyCoupon',
      'POST /api/Store/Store/InitiateTransaction',
      'GET /api/Store/Store/GetPaymentStatus',
      'POST /api/Store/Store/SendApprovalCode',
      'POST /api/Store/Store/ApprovePurchase',
      'POST /api/Store/Store/GetTransactionInfo',
    ]);
  });

  test('is good once, for two minutes, for paying, and on its own brand’s tenant', async () => {
    const buyer = await buyerWithCart();
    const used = await issue(buyer);
    expect((await redeem(used)).statusCode).toBe(200);
    const [old, foreign] = [await issue(buyer), await issue(buyer)];
    const elsewhere = await redeem(foreign, 'udaan.localhost');
    const cable = (await shop.call('POST', '/api/v1/user_management/auth/cable_ticket', buyer)).json().ticket;
    expect(cable).toEqual(expect.any(String));
    const forSockets = await redeem(cable);
    await world.moveClock('121 seconds');
    const refusals = [await redeem(used), await redeem(old), elsewhere, forSockets];
    for (const refused of [...refusals, await redeem('nonsense')]) {
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'ticket_invalid']);
    }
  });

  test('of a session that has ended opens nothing, and ending all sessions ends what it opened', async () => {
    const buyer = await buyerWithCart();
    const payer = await payerOf(buyer);
    const ticket = await issue(buyer);
    await world.pool.query(
      'UPDATE session SET revoked_at = app_now() WHERE student_id = $1 AND scope IS NULL',
      [buyer.studentId],
    );
    expect((await redeem(ticket)).statusCode).toBe(422);
    await world.pool.query('UPDATE session SET revoked_at = app_now() WHERE student_id = $1', [
      buyer.studentId,
    ]);
    await expect
      .poll(async () => (await shop.call('GET', 'GetCart', payer)).statusCode, { timeout: 10_000 })
      .toBe(401);
  });

  test('cannot be made longer, and is no device that somebody is signed in on', async () => {
    const buyer = await buyerWithCart();
    const token = (await redeem(await issue(buyer))).json().token;
    expect(token).toEqual({ access_token: expect.any(String), refresh_token: '', token_type: 'Bearer' });
    const { sessions } = (await shop.call('GET', '/api/v1/user_management/auth/sessions', buyer)).json();
    expect(sessions).toHaveLength(1);
    await world.moveClock('61 minutes');
    const payer = { headers: { host: shala, authorization: `Bearer ${token.access_token}` } };
    await expect
      .poll(async () => (await shop.call('GET', 'GetCart', payer)).statusCode, { timeout: 10_000 })
      .toBe(401);
  });

  test('may be an access token only where the brand says so, and even then opens no more', async () => {
    const buyer = await buyerWithCart();
    const raw = buyer.headers.authorization?.replace('Bearer ', '') ?? '';
    expect((await redeem(raw)).statusCode).toBe(422);
    await setFlags({ legacyPaymentToken: true });
    const { access_token: token } = (await redeem(raw)).json().token;
    const payer = { headers: { host: shala, authorization: `Bearer ${token}` } };
    expect((await shop.call('GET', 'GetCart', payer)).statusCode).toBe(200);
    expect((await shop.call('POST', 'IssuePaymentTicket', payer)).statusCode).toBe(403);
    expect((await redeem(token)).statusCode).toBe(422);
    await setFlags({ legacyPaymentToken: false });
  });
});

describe("a parent's yes", () => {
  beforeEach(() => setFlags({ parentApproval: true }));

  const send = (buyer: Buyer, couponCode = '') =>
    shop.call('POST', 'SendApprovalCode', buyer, { couponCode });
  const approve = (buyer: Buyer, otp: string, couponCode = '') =>
    shop.call('POST', 'ApprovePurchase', buyer, { otp, couponCode });
  const codeOf = (buyer: Buyer) => waitForCode(buyer.phone);
  const refusalOf = async (buyer: Buyer, body: object = {}) => (await shop.checkOut(buyer, body)).json().code;

  test('by a code that names amount and child lets the student buy; a parent needs none', async () => {
    expect((await shop.checkOut(await buyerWithCart('parent'))).statusCode).toBe(200);
    const buyer = await buyerWithCart();
    expect(await shop.cartOf(buyer)).toMatchObject({ needsParentApproval: true });
    expect(await refusalOf(buyer)).toBe('approval_required');
    expect((await send(buyer)).json()).toEqual({
      phoneHint: buyer.phone.slice(-2),
      retryAfter: 30,
      totalPaise: 50_000,
    });
    const code = await codeOf(buyer);
    const [message] = await messagesTo(buyer.phone);
    expect(message?.variables).toMatchObject({ amount: '₹500.00', child: 'Buyer', code });
    expect((await approve(buyer, code)).json()).toEqual({ isSuccess: true, totalPaise: 50_000 });
    expect((await shop.checkOut(buyer)).statusCode).toBe(200);
    const { rows } = await world.pool.query(
      "SELECT actor_kind, actor_id FROM audit_log WHERE action = 'purchase.approved' AND subject_id = $1",
      [buyer.studentId],
    );
    expect(rows.map((row) => [row.actor_kind, Number(row.actor_id)])).toEqual([['parent', buyer.parentId]]);
  });

  test("lets the student pay in the host app's page, too", async () => {
    const student = await buyerWithCart();
    const { ticket } = (await shop.call('POST', 'IssuePaymentTicket', student)).json();
    const redeemed = await shop.call('POST', 'RedeemPaymentTicket', { headers: { host: shala } }, { ticket });
    const { access_token: token } = redeemed.json().token;
    const page = { ...student, headers: { host: shala, authorization: `Bearer ${token}` } };
    expect(await refusalOf(page)).toBe('approval_required');
    expect((await send(page)).statusCode).toBe(200);
    expect((await approve(page, await codeOf(page))).json()).toMatchObject({ isSuccess: true });
    expect((await shop.checkOut(page)).statusCode).toBe(200);
  });

  test('is for this cart and this total, and for a quarter of an hour', async () => {
    const buyer = await buyerWithCart();
    await send(buyer);
    await approve(buyer, await codeOf(buyer));
    const couponCode = await shop.addCoupon(10);
    expect(await refusalOf(buyer, { couponCode })).toBe('approval_required');
    expect((await shop.checkOut(buyer)).statusCode).toBe(200);
    const age = (minutes: number) =>
      world.pool.query(
        "UPDATE purchase_approval SET approved_at = app_now() - $2 * interval '1 minute' WHERE student_id = $1",
        [buyer.studentId, minutes],
      );
    await age(14);
    expect((await shop.checkOut(buyer)).statusCode).toBe(200);
    await age(15);
    expect(await refusalOf(buyer)).toBe('approval_required');

    const fresh = await buyerWithCart();
    await send(fresh);
    await approve(fresh, await codeOf(fresh));
    await shop.fill(fresh, await shop.addProduct());
    expect(await refusalOf(fresh)).toBe('approval_required');
  });

  test('to a cart that changed after the code was sent is no yes', async () => {
    const buyer = await buyerWithCart();
    await send(buyer);
    const code = await codeOf(buyer);
    await shop.fill(buyer, await shop.addProduct({ pricePaise: 100 }));
    expect((await approve(buyer, code)).json()).toMatchObject({
      code: 'price_changed',
      details: { total_paise: 50_100 },
    });
    expect(await refusalOf(buyer)).toBe('approval_required');
  });

  test('is not given by a code to sign in with, nor does its code sign anybody in', async () => {
    const { send: sendSignIn, login } = otpCalls(() => world);
    const buyer = await buyerWithCart();
    await sendSignIn(buyer.phone);
    const signInCode = await codeOf(buyer);
    expect((await approve(buyer, signInCode)).statusCode).toBe(422);
    await world.moveClock('31 seconds');
    await send(buyer);
    await settle(world);
    const purchaseCode = await waitForCode(buyer.phone, 2);
    // Two codes of four digits may be the same once in ten thousand times; then nothing is shown by this.
    if (purchaseCode !== signInCode) expect((await login(buyer.phone, purchaseCode)).statusCode).toBe(422);
    expect((await approve(buyer, purchaseCode)).statusCode).toBe(200);
    expect((await approve(buyer, purchaseCode)).statusCode).toBe(422);
  });

  test('cannot be guessed: after five wrong codes the right one is wrong, too', async () => {
    const buyer = await buyerWithCart();
    await send(buyer);
    const right = await codeOf(buyer);
    const wrong = right === '0000' ? '1111' : '0000';
    for (let guess = 0; guess < 5; guess += 1) expect((await approve(buyer, wrong)).statusCode).toBe(422);
    expect((await approve(buyer, right)).json()).toMatchObject({ code: 'otp_locked' });
    expect(await refusalOf(buyer)).toBe('approval_required');
  });
});
