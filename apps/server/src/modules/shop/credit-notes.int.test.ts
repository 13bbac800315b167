import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { shala, udaan } from '../../../test/people.ts';
import { type Buyer, openShop, runSweep, type Shop } from '../../../test/shop.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
let office: Record<string, string>;
beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  shop = await openShop(world);
  office = (await openStaffSession(world, 'meenakshi.sundaram@shala.example.org', shala)).headers;
});
afterAll(() => world.stop());

const price = 118_000;
const send = () => runSweep(world, 'shop.send-refunds');

async function buy(): Promise<{ buyer: Buyer; reference: string }> {
  const buyer = await shop.newBuyer('parent');
  await shop.fill(buyer, await shop.addProduct({ pricePaise: price }));
  const reference = await shop.goToGateway(buyer);
  await shop.bring(await shop.simulator.pay(reference, 'success'));
  return { buyer, reference };
}

const giveBack = (reference: string, amountPaise?: number) =>
  world.server.inject({
    method: 'POST',
    url: `/api/v1/store/staff/orders/${reference}/refunds`,
    headers: office,
    payload: { refund: { lines: [{ line_no: 1, amount_paise: amountPaise }], note: 'Cancelled.' } },
  });
const orderOf = async (buyer: Buyer, reference: string) =>
  (await shop.call('POST', `GetTransactionInfo?TransactionId=${reference}`, buyer)).json().data;
const numbers = async () => {
  const { rows } = await world.pool.query<{ number: number }>(
    'SELECT number FROM credit_note WHERE tenant_id = $1 ORDER BY number',
    [shop.tenantId],
  );
  return rows.map(({ number }) => number);
};

test('money that is back has a credit note: against its receipt, with the tax of the part reversed', async () => {
  const { buyer, reference } = await buy();
  await giveBack(reference, 59_000);
  expect((await orderOf(buyer, reference)).refunds[0].creditNoteNumber).toBeNull();
  await send();
  const { receiptNumber, refunds } = await orderOf(buyer, reference);
  const [{ refundId, creditNoteNumber }] = refunds;
  expect(creditNoteNumber).toMatch(/^SHA\/C\d\d-\d\d\/\d{5}$/);
  const family = await shop.call('GET', `GetCreditNote?RefundId=${refundId}`, buyer);
  expect(family.headers['content-disposition']).toContain(creditNoteNumber.replaceAll('/', '-'));
  const { text, pages } = await readPdf(family.rawPayload);
  expect(pages).toBe(1);
  const halves = ['CGST 9%, included', 'SGST 9%, included', '45.00', '500.00', '590.00', '1,180.00'];
  for (const words of ['Credit note', creditNoteNumber, `tax invoice ${receiptNumber}`, 'Buyer', ...halves])
    expect(text).toContain(words);
  const url = `/api/v1/store/staff/refunds/${buyer.studentId}/${refundId}/credit_note`;
  const staff = await world.server.inject({ method: 'GET', url, headers: office });
  const parent = await shop.call(
    'GET',
    `GetChildCreditNote?StudentId=${buyer.studentId}&RefundId=${refundId}`,
    buyer,
  );
  expect(staff.rawPayload.equals(family.rawPayload)).toBe(true);
  expect(parent.rawPayload.equals(family.rawPayload)).toBe(true);
  const stranger = await shop.newBuyer('parent');
  expect((await shop.call('GET', `GetCreditNote?RefundId=${refundId}`, stranger)).statusCode).toBe(404);
  const foreign = (await openStaffSession(world, 'harpreet.bedi@udaan.example.org', udaan)).headers;
  expect((await world.server.inject({ method: 'GET', url, headers: foreign })).statusCode).toBe(404);
});

test('many at once, some killed before the end, leave no gap and no double', async () => {
  const before = (await numbers()).length;
  const bought = [];
  for (let count = 0; count < 8; count += 1) bought.push(await buy());
  for (const { reference } of bought) await giveBack(reference);
  await world.pool.query(`
    CREATE FUNCTION test_only.die() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN
      IF NEW.student_id % 2 = 0 THEN RAISE 'killed'; END IF; RETURN NULL; END$$;
    CREATE TRIGGER die AFTER INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION test_only.die()`);
  // Both have ended before the clock moves: one that goes on would take the refunds from those below.
  const ends = await Promise.allSettled([send(), send()]);
  expect(ends.map((end) => (end.status === 'rejected' ? end.reason.message : '')).join()).toContain(
    'got no answer',
  );
  await world.pool.query('DROP TRIGGER die ON credit_note; DROP FUNCTION test_only.die()');
  await world.moveClock('61 seconds');
  await Promise.all([send(), send()]);
  expect(await numbers()).toEqual(Array.from({ length: before + 8 }, (_, index) => index + 1));
});

test('money that no receipt speaks of goes back without one', async () => {
  const buyer = await shop.newBuyer('parent');
  await shop.fill(buyer, await shop.addProduct({ pricePaise: price }));
  const reference = await shop.goToGateway(buyer);
  await shop.bring(await shop.simulator.pay(reference, 'wrong-amount'));
  await send();
  const { refunds } = await orderOf(buyer, reference);
  expect(refunds).toMatchObject([{ reason: 'mismatch', state: 'done', creditNoteNumber: null }]);
});
