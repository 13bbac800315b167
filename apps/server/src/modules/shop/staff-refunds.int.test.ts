import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { shala, udaan } from '../../../test/people.ts';
import { type Buyer, openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
let office: Record<string, string>;
let foreign: Record<string, string>;
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  shop = await openShop(world);
  office = (await openStaffSession(world, 'meenakshi.sundaram@shala.example.org', shala)).headers;
  foreign = (await openStaffSession(world, 'harpreet.bedi@udaan.example.org', udaan)).headers;
});
afterAll(() => world.stop());

const price = 30_000;
const note = 'The class did not take place.';
const send = () => runSweep(world, 'shop.send-refunds');

/** An order of two lines. */
async function bought() {
  const buyer = await shop.newBuyer('parent');
  const products = [
    await shop.addProduct({ pricePaise: price }),
    await shop.addProduct({ pricePaise: price }),
  ];
  await shop.fill(buyer, ...products);
  const reference = await shop.goToGateway(buyer);
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  return { buyer, reference };
}

const urlOf = (reference: string) => `/api/v1/store/staff/orders/${reference}`;
const open = (reference: string, headers = office) =>
  world.server.inject({ method: 'GET', url: urlOf(reference), headers });
const begin = (reference: string, lines: object[], headers = office) =>
  world.server.inject({
    method: 'POST',
    url: `${urlOf(reference)}/refunds`,
    headers,
    payload: { refund: { lines, note } },
  });
const ask = (buyer: Buyer, transactionId: string, lineNo = 1) =>
  shop.call('POST', 'RequestRefund', buyer, { transactionId, lineNo, message: 'We moved.' });
const orderOf = async (buyer: Buyer, reference: string) =>
  (await shop.call('POST', `GetTransactionInfo?TransactionId=${reference}`, buyer)).json().data;
const givenBack = async (reference: string) =>
  (await shop.simulator.statement(reference))
    .filter(({ kind }) => kind === 'refund')
    .map(({ amountPaise }) => amountPaise);

test('staff give a part of one line back: it goes out, is booked and written down, and only its course closes', async () => {
  const { buyer, reference } = await bought();
  const answer = await begin(reference, [{ line_no: 2, amount_paise: 10_000 }]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().order).toMatchObject({
    reference,
    lines: [
      { line_no: 1, paid_paise: price, can_refund: true },
      { line_no: 2, paid_paise: price, can_refund: false },
    ],
    refunds: [{ line_no: 2, amount_paise: 10_000, reason: 'staff', state: 'approved', note }],
  });
  await send();
  const order = await orderOf(buyer, reference);
  expect(order.refunds).toMatchObject([
    { lineNo: 2, amountPaise: 10_000, reason: 'staff', state: 'done', note },
  ]);
  expect(order.lines).toMatchObject([
    { openUntil: expect.any(String), canAskRefund: true },
    { openUntil: null, canAskRefund: false },
  ]);
  expect(await givenBack(reference)).toEqual([-10_000]);
  const { rows: money } = await world.pool.query(
    "SELECT amount_paise FROM money_entry WHERE student_id = $1 AND kind = 'refund'",
    [buyer.studentId],
  );
  expect(money).toEqual([{ amount_paise: -10_000 }]);
  const { rows: log } = await world.pool.query(
    `SELECT action, actor_kind, details->>'note' AS note FROM audit_log
     WHERE subject_kind = 'student' AND subject_id = $1 AND action LIKE 'refund.%' ORDER BY id`,
    [buyer.studentId],
  );
  expect(log).toEqual([
    { action: 'refund.begun', actor_kind: 'staff', note },
    { action: 'refund.done', actor_kind: 'system', note: null },
  ]);
});

test('the whole order goes back line by line; a line that cannot go keeps the others, too', async () => {
  const { reference } = await bought();
  const both = [{ line_no: 1 }, { line_no: 2 }];
  for (const lines of [
    [...both, { line_no: 3 }],
    [...both, { line_no: 1 }],
  ]) {
    expect((await begin(reference, lines)).json().code).toBe('refund_not_possible');
  }
  const tooMuch = await begin(reference, [{ line_no: 1 }, { line_no: 2, amount_paise: price + 1 }]);
  expect(tooMuch.json().code).toBe('refund_amount_out_of_range');
  expect((await open(reference)).json().order.refunds).toEqual([]);
  expect((await begin(reference, both)).statusCode).toBe(200);
  await send();
  expect(await givenBack(reference)).toEqual([-price, -price]);
  expect((await begin(reference, [{ line_no: 1 }])).json().code).toBe('refund_not_possible');
});

test('twenty at once, half of them the family: the line is given back once', async () => {
  const { buyer, reference } = await bought();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? ask(buyer, reference) : begin(reference, [{ line_no: 1 }]),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  const { refunds } = (await open(reference)).json().order;
  expect(refunds).toHaveLength(1);
  if (refunds[0].state === 'requested') {
    const url = `/api/v1/store/staff/refunds/${buyer.studentId}/${refunds[0].id}`;
    const payload = { refund: { decision: 'approve', note: null } };
    await world.server.inject({ method: 'PUT', url, headers: office, payload });
  }
  await Promise.all([send(), send()]);
  expect(await givenBack(reference)).toEqual([-price]);
});

test('one that the gateway will not carry out is tried again or dropped, and then the family may ask', async () => {
  const { buyer, reference } = await bought();
  await shop.simulator.setRefundMood(reference, 'refused');
  await begin(reference, [{ line_no: 1 }]);
  await send();
  const [{ id, state }] = (await open(reference)).json().order.refunds;
  expect(state).toBe('failed');
  const answer = await world.server.inject({
    method: 'PUT',
    url: `/api/v1/store/staff/refunds/${buyer.studentId}/${id}`,
    headers: office,
    payload: { refund: { decision: 'refuse', note: 'We send it by cheque.' } },
  });
  expect(answer.json().refund.state).toBe('refused');
  expect((await ask(buyer, reference)).statusCode).toBe(200);
});

test('an order of another tenant is not there, and an order that nobody paid has nothing to give back', async () => {
  const { reference } = await bought();
  expect((await open(reference, foreign)).statusCode).toBe(404);
  expect((await begin(reference, [{ line_no: 1 }], foreign)).statusCode).toBe(404);
  const buyer = await shop.newBuyer('parent');
  await shop.fill(buyer, await shop.addProduct({ pricePaise: price }));
  const unpaid = await shop.goToGateway(buyer);
  expect((await begin(unpaid, [{ line_no: 1 }])).json().code).toBe('refund_not_possible');
});

test('the family is told, with the reason', async () => {
  const worker = await startTestWorker(world);
  try {
    const { buyer, reference } = await bought();
    await begin(reference, [{ line_no: 1, amount_paise: 12_350 }]);
    await settle(world);
    const { rows } = await world.pool.query('SELECT title, body FROM notification WHERE student_id = $1', [
      buyer.studentId,
    ]);
    expect(rows).toEqual([
      {
        title: { en: 'Your money is on its way back', hi: 'आपके पैसे लौटाए जा रहे हैं' },
        body: {
          en: expect.stringContaining(`₹123.50 for Class 8 goes back the way it was paid.`),
          hi: expect.stringContaining(note),
        },
      },
    ]);
  } finally {
    await worker.stop();
  }
});
