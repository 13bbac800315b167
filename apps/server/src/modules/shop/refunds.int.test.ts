import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { shala, udaan } from '../../../test/people.ts';
import { type Buyer, openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { findOrder } from './find-order.ts';
import { presentOrder } from './http/present-order.ts';
import { recordRefund } from './record-refund.ts';
import { isWanted, takeDue } from './refund-store.ts';
import { requestRefund } from './request-refund.ts';

let world: World;
let shop: Shop;
const principal = 'meenakshi.sundaram@shala.example.org';
const centreHead = 'harpreet.bedi@udaan.example.org';
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  shop = await openShop(world);
});
afterAll(() => world.stop());

const price = 30_000;
const send = () => runSweep(world, 'shop.send-refunds');

async function bought(at = shop, productId?: number) {
  const buyer = await at.newBuyer('parent');
  return { buyer, reference: await buy(buyer, at, productId) };
}

async function buy(buyer: Buyer, at = shop, productId?: number): Promise<string> {
  await at.fill(buyer, productId ?? (await at.addProduct({ pricePaise: price })));
  const reference = await at.goToGateway(buyer);
  await at.bring(await at.simulator.pay(reference, 'success'));
  return reference;
}

const ask = (buyer: Pick<Buyer, 'headers'>, transactionId: string, lineNo = 1, at = shop) =>
  at.call('POST', 'RequestRefund', buyer, { transactionId, lineNo, message: 'We moved to another city.' });
/** Not by a call: the clock goes on for days, and tokens do not live that long. */
const orderOf = async ({ studentId }: Buyer, reference: string, { tenantId } = shop) =>
  presentOrder(await findOrder(world.db, { tenantId, studentId }, reference), 'en');
const refundsOf = async (buyer: Buyer, reference: string, at = shop) =>
  (await orderOf(buyer, reference, at)).refunds;
const stateOf = async (buyer: Buyer, reference: string, at = shop) =>
  (await refundsOf(buyer, reference, at))[0]?.state;

/** A family's wish, as staff see it. */
async function asked() {
  const { buyer, reference } = await bought();
  const { refundId } = (await ask(buyer, reference)).json().data.refunds[0];
  return { buyer, reference, refundId };
}

const staffOf = async (email: string) =>
  (await openStaffSession(world, email, email === centreHead ? udaan : shala)).headers;

const decide = async (
  { buyer, refundId }: { buyer: Buyer; refundId: number },
  refund: object,
  email = principal,
) =>
  world.server.inject({
    method: 'PUT',
    url: `/api/v1/store/staff/refunds/${buyer.studentId}/${refundId}`,
    headers: await staffOf(email),
    payload: { refund: { decision: 'approve', note: null, ...refund } },
  });
const listed = async (path: string, email = principal) =>
  world.server.inject({
    method: 'GET',
    url: `/api/v1/store/staff/${path}`,
    headers: await staffOf(email),
  });

const money = async (reference: string) => {
  const { rows } = await world.pool.query(
    `SELECT kind, amount_paise AS paise FROM money_entry JOIN shop_order ON shop_order.id = order_id
     WHERE reference = $1 ORDER BY money_entry.id`,
    [reference],
  );
  return rows;
};
const actions = async ({ studentId }: Buyer) => {
  const { rows } = await world.pool.query(
    `SELECT action FROM audit_log WHERE subject_kind = 'student' AND subject_id = $1 AND action LIKE 'refund.%'
     ORDER BY id`,
    [studentId],
  );
  return rows.map((row) => row.action);
};

describe('a family', () => {
  test('asks for the money of a line once; staff find the wish on top of their list', async () => {
    const { buyer, reference } = await bought();
    const answer = await ask(buyer, reference);
    expect(answer.json()).toMatchObject({
      isSuccess: true,
      data: {
        lines: [{ canAskRefund: false, openUntil: expect.any(String) }],
        refunds: [{ lineNo: 1, amountPaise: price, reason: 'requested', state: 'requested', doneAt: null }],
      },
    });
    expect((await ask(buyer, reference)).json().code).toBe('refund_not_possible');
    const { refunds } = (await listed('refunds?items_per_page=50')).json();
    expect(refunds.find((refund: { student_id: number }) => refund.student_id === buyer.studentId)).toEqual({
      id: expect.any(Number),
      student_id: buyer.studentId,
      student_name: 'Buyer',
      order_reference: reference,
      product_name: 'Class 8',
      amount_paise: price,
      reason: 'requested',
      message: 'We moved to another city.',
      state: 'requested',
      note: null,
      created_at: expect.any(String),
      done_at: null,
    });
    expect(refunds[0].state).toBe('requested');
    expect(await actions(buyer)).toEqual(['refund.requested']);
  });

  test('asking twice at one moment makes one wish', async () => {
    const { buyer, reference } = await bought();
    const answers = await Promise.all([1, 2, 3].map(() => ask(buyer, reference)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await refundsOf(buyer, reference)).toHaveLength(1);
  });

  test('cannot ask for a line that is not there, an order that is not paid, or one of another family', async () => {
    const { buyer, reference } = await bought();
    expect((await ask(buyer, reference, 2)).statusCode).toBe(409);
    const other = await shop.newBuyer();
    expect((await ask(other, reference)).statusCode).toBe(404);
    await shop.fill(other, await shop.addProduct());
    const open = await shop.goToGateway(other);
    expect((await ask(other, open)).statusCode).toBe(409);
    const stranger = await (await openShop(world, udaan)).newBuyer();
    expect((await ask(stranger, reference)).statusCode).toBe(404);
    expect(await refundsOf(buyer, reference)).toEqual([]);
  });
});

describe('staff', () => {
  test('refuse with a reason that the family reads, and the family may ask again', async () => {
    const wish = await asked();
    expect((await decide(wish, { decision: 'refuse' })).json().code).toBe('refund_note_missing');
    const answer = await decide(wish, { decision: 'refuse', note: 'The exam is over.' });
    expect(answer.json().refund).toMatchObject({ state: 'refused', note: 'The exam is over.' });
    await send();
    const order = await orderOf(wish.buyer, wish.reference);
    expect(order.refunds[0]).toMatchObject({ state: 'refused', note: 'The exam is over.' });
    expect(order.lines[0]).toMatchObject({ canAskRefund: true, openUntil: expect.any(String) });
    expect(await money(wish.reference)).toEqual([{ kind: 'payment', paise: price }]);
    expect((await decide(wish, {})).json().code).toBe('refund_decided');
    expect((await ask(wish.buyer, wish.reference)).statusCode).toBe(200);
    expect(await actions(wish.buyer)).toEqual(['refund.requested', 'refund.refused', 'refund.requested']);
  });

  test('give a part back: the ledger says so, the course closes, and it is told and written down', async () => {
    const wish = await asked();
    expect((await decide(wish, { amount_paise: price + 1 })).statusCode).toBe(422);
    expect((await decide(wish, { amount_paise: 20_000 })).json().refund).toMatchObject({
      state: 'approved',
      amount_paise: 20_000,
    });
    await send();
    const order = await orderOf(wish.buyer, wish.reference);
    expect(order.refunds[0]).toMatchObject({
      state: 'done',
      amountPaise: 20_000,
      doneAt: expect.any(String),
    });
    expect(order.lines[0]).toMatchObject({ canAskRefund: false, openUntil: null });
    expect(await money(wish.reference)).toEqual([
      { kind: 'payment', paise: price },
      { kind: 'refund', paise: -20_000 },
    ]);
    expect((await shop.simulator.statement(wish.reference)).map(({ amountPaise }) => amountPaise)).toEqual([
      price,
      -20_000,
    ]);
    expect(await shop.outcomeOf(wish.reference)).toMatchObject({ state: 'paid', grants: 0, receipts: 1 });
    expect(await actions(wish.buyer)).toEqual(['refund.requested', 'refund.approved', 'refund.done']);
    const { rows } = await world.pool.query(
      `SELECT payload->'data' AS data FROM graphile_worker._private_jobs
       WHERE payload->>'type' = 'shop.refund_done' AND (payload->'data'->>'studentId')::bigint = $1`,
      [wish.buyer.studentId],
    );
    expect(rows).toEqual([
      { data: expect.objectContaining({ refundId: wish.refundId, lineNo: 1, amountPaise: 20_000 }) },
    ]);
  });

  test('of other roles or tenants reach no money', async () => {
    const wish = await asked();
    const [tutor, foreign] = ['ananya.mukherjee@shala.example.org', centreHead];
    expect((await decide(wish, {}, tutor)).statusCode).toBe(403);
    expect((await listed('orders', tutor)).statusCode).toBe(403);
    expect((await decide(wish, {}, foreign)).statusCode).toBe(404);
    expect((await listed('refunds', foreign)).json().refunds).toEqual([]);
    expect((await listed('orders', foreign)).json().orders).toEqual([]);
    expect((await listed(`orders?search=${wish.reference}`, foreign)).json().meta.total_count).toBe(0);
    expect(await stateOf(wish.buyer, wish.reference)).toBe('requested');
  });

  test("find an order by our reference, the gateway's or the receipt's number, and by state", async () => {
    const { buyer, reference } = await bought();
    const { receiptNumber } = await orderOf(buyer, reference);
    const [taken] = await shop.simulator.statement(reference);
    for (const words of [reference, taken?.gatewayRef ?? '', receiptNumber?.toLowerCase() ?? '']) {
      const { orders, meta } = (await listed(`orders?search=${encodeURIComponent(words)}`)).json();
      expect(meta.total_count).toBe(1);
      expect(orders).toEqual([
        {
          reference,
          student_id: buyer.studentId,
          student_name: 'Buyer',
          state: 'paid',
          total_paise: price,
          coupon_code: null,
          products: ['Class 8'],
          gateway: 'ccavenue',
          gateway_refs: [taken?.gatewayRef],
          receipt_number: receiptNumber,
          created_at: expect.any(String),
          settled_at: expect.any(String),
        },
      ]);
    }
    const page = (await listed('orders?state=paid&items_per_page=2')).json();
    expect(page.orders).toHaveLength(2);
    expect(page.orders[0].reference).toBe(reference);
    expect((await listed(`orders?state=failed&search=${reference}`)).json().orders).toEqual([]);
  });
});

/** Both gateways, so that nothing here depends on the words of one. */
describe.each([
  ['a gateway that is asked by form', shala],
  ['a gateway with refunds of its own', udaan],
])('%s', (_name, host) => {
  let at: Shop;
  const office = host === shala ? principal : centreHead;
  beforeAll(async () => {
    at = await openShop(world, host);
  });

  async function approved() {
    const { buyer, reference } = await bought(at);
    const { refundId } = (await ask(buyer, reference, 1, at)).json().data.refunds[0];
    return { buyer, reference, refundId };
  }
  const given = async (reference: string) =>
    (await at.simulator.statement(reference)).filter(({ kind }) => kind === 'refund');

  test('killed between call and commit, and asked by two workers at once, gives the money back once', async () => {
    const wish = await approved();
    await decide(wish, {}, office);
    await world.pool.query(`
      CREATE FUNCTION test_only.die() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'killed'; END$$;
      CREATE TRIGGER die BEFORE INSERT ON money_entry FOR EACH STATEMENT EXECUTE FUNCTION test_only.die()`);
    await expect(send()).rejects.toThrow('1 refunds got no answer');
    await world.pool.query('DROP TRIGGER die ON money_entry; DROP FUNCTION test_only.die()');
    expect(await given(wish.reference)).toHaveLength(1);
    expect(await stateOf(wish.buyer, wish.reference, at)).toBe('approved');
    await send();
    expect(await stateOf(wish.buyer, wish.reference, at)).toBe('approved');

    await world.moveClock('61 seconds');
    await Promise.all([send(), send()]);
    expect(await stateOf(wish.buyer, wish.reference, at)).toBe('done');
    expect(await given(wish.reference)).toHaveLength(1);
    expect(await money(wish.reference)).toEqual([
      { kind: 'payment', paise: price },
      { kind: 'refund', paise: -price },
    ]);
  });

  test('that takes its time is asked again after a pause, and the course closes only then', async () => {
    const wish = await approved();
    await at.simulator.setRefundMood(wish.reference, 'pending');
    await decide(wish, {}, office);
    await send();
    const before = await orderOf(wish.buyer, wish.reference, at);
    expect(before.refunds[0]?.state).toBe('sent');
    expect(before.lines[0]?.openUntil).not.toBeNull();
    expect(await money(wish.reference)).toHaveLength(1);
    // The simulator is done once it has been asked; by whom does not matter.
    for (const pause of ['61 seconds', '121 seconds']) {
      await world.moveClock(pause);
      await send();
    }
    const after = await orderOf(wish.buyer, wish.reference, at);
    expect(after.refunds[0]?.state).toBe('done');
    expect(after.lines[0]?.openUntil).toBeNull();
    expect(await given(wish.reference)).toHaveLength(1);
  });

  test('that says no leaves it to staff, who may try again', async () => {
    const wish = await approved();
    await at.simulator.setRefundMood(wish.reference, 'refused');
    await decide(wish, {}, office);
    await send();
    const order = await orderOf(wish.buyer, wish.reference, at);
    expect(order.refunds[0]?.state).toBe('failed');
    expect(order.lines[0]?.openUntil).not.toBeNull();
    await world.moveClock('1 day');
    await send();
    expect(await money(wish.reference)).toHaveLength(1);
    await at.simulator.setRefundMood(wish.reference, 'done');
    expect((await decide(wish, {}, office)).json().refund.state).toBe('approved');
    await send();
    expect(await stateOf(wish.buyer, wish.reference, at)).toBe('done');
    expect(await given(wish.reference)).toHaveLength(1);
  });
});

test('a late word about an old reference says nothing about the one that was approved after it', async () => {
  const wish = await asked();
  await decide(wish, {});
  const [stale] = (await takeDue(world.db, 100)).filter(({ refundId }) => refundId === wish.refundId);
  if (!stale) throw new Error('it was not due');
  const word = (state: 'refused' | 'pending') =>
    world.db
      .transaction()
      .execute((tx) => recordRefund(tx, stale, { state, gatewayRefund: null, raw: 'late' }));
  await word('refused');
  expect(await stateOf(wish.buyer, wish.reference)).toBe('failed');
  await decide(wish, {});
  for (const state of ['refused', 'pending'] as const) {
    await word(state);
    expect(await stateOf(wish.buyer, wish.reference)).toBe('approved');
  }
  expect(await isWanted(world.db, stale)).toBe(false);
  await send();
  expect(await stateOf(wish.buyer, wish.reference)).toBe('done');
  expect(await money(wish.reference)).toHaveLength(2);
});

test('money of a wrong amount goes back by itself, cannot be refused, and takes no course away', async () => {
  const { buyer } = await bought();
  await shop.fill(buyer, await shop.addProduct({ pricePaise: price }));
  const reference = await shop.goToGateway(buyer);
  await shop.simulator.setRefundMood(reference, 'refused');
  await shop.bring(await shop.simulator.pay(reference, 'wrong-amount'));
  await send();
  const [refund] = await refundsOf(buyer, reference);
  expect(refund).toMatchObject({ lineNo: null, reason: 'mismatch', state: 'failed' });
  const wish = { buyer, refundId: refund?.refundId ?? 0 };
  expect((await decide(wish, { decision: 'refuse', note: 'no' })).json().code).toBe('refund_owed');
  expect((await decide(wish, { amount_paise: 1 })).json().code).toBe('refund_amount_out_of_range');
  await shop.simulator.setRefundMood(reference, 'done');
  expect((await decide(wish, {})).statusCode).toBe(200);
  await send();
  expect((await money(reference)).reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
  const { orders } = (await shop.call('GET', 'GetOrders', buyer)).json();
  expect(orders.map((order: { transactionId: string }) => order.transactionId)).toContain(reference);
  expect(orders[1].lines[0].openUntil).not.toBeNull();
});

test('what was bought later comes forward by the days that the refund takes away', async () => {
  const productId = await shop.addProduct({ pricePaise: price, days: 30 });
  const { buyer, reference: first } = await bought(shop, productId);
  const second = await buy(buyer, shop, productId);
  const until = async (reference: string) => (await orderOf(buyer, reference)).lines[0]?.openUntil ?? '';
  const [firstEnd, secondEnd] = [await until(first), await until(second)];
  expect((Date.parse(secondEnd) - Date.parse(firstEnd)) / 86_400_000).toBe(30);
  await world.moveClock('10 days');
  const { studentId, parentId } = buyer;
  const wish = { buyer: { tenantId: shop.tenantId, studentId }, parentId, reference: first, lineNo: 1 };
  await world.db.transaction().execute((tx) => requestRefund(tx, { ...wish, message: 'Too early.' }));
  const [refund] = await refundsOf(buyer, first);
  await decide({ buyer, refundId: refund?.refundId ?? 0 }, {});
  await send();
  expect(await until(first)).toBe('');
  // Twenty days of the first were left.
  expect((Date.parse(secondEnd) - Date.parse(await until(second))) / 86_400_000).toBe(20);
});
