import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { udaan } from '../../../test/people.ts';
import { type Buyer, openShop, type Shop } from '../../../test/shop.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let shop: Shop;
beforeAll(async () => {
  world = await openWorld();
  shop = await openShop(world);
});
afterAll(() => world.stop());

async function pay(buyer: Buyer, at: Shop, body: object = {}): Promise<string> {
  const reference = await at.goToGateway(buyer, body);
  await at.bring(await at.simulator.pay(reference, 'success'));
  return reference;
}

async function nameChild({ studentId }: Buyer, first: string, last: string): Promise<void> {
  const names = [studentId, first, last];
  await world.pool.query('UPDATE student SET first_name = $2, last_name = $3 WHERE id = $1', names);
}

const info = (buyer: Pick<Buyer, 'headers'>, reference: string, at = shop) =>
  at.call('POST', `GetTransactionInfo?TransactionId=${reference}`, buyer);
const receipt = (buyer: Pick<Buyer, 'headers'>, reference: string, at = shop) =>
  at.call('GET', `GetReceipt?TransactionId=${reference}`, buyer);

describe('an order that was paid', () => {
  let buyer: Buyer;
  let reference: string;
  let couponCode: string;
  beforeAll(async () => {
    buyer = await shop.newBuyer('parent');
    await nameChild(buyer, 'श्रेया', 'वर्मा');
    const [courseId = 0] = shop.courseIds;
    const { rows } = await world.pool.query(
      'SELECT id FROM subject WHERE course_id = $1 ORDER BY id LIMIT 1',
      [courseId],
    );
    const product = { pricePaise: 1_29_998, courseId, subjectIds: [Number(rows[0].id)] };
    await shop.fill(buyer, await shop.addProduct(product), await shop.addProduct({ pricePaise: 50_000 }));
    couponCode = await shop.addCoupon(10);
    reference = await pay(buyer, shop, { couponCode });
  });

  test('[AS-16] is told with its lines, prices, days and the number of its receipt', async () => {
    const answer = (await info(buyer, reference)).json();
    const openUntil = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(answer).toEqual({
      isSuccess: true,
      data: {
        transactionId: reference,
        state: 'paid',
        transactionStatus: 'Success',
        subtotalPaise: 1_79_998,
        discountPaise: 17_999,
        totalPaise: 1_61_999,
        couponCode,
        createdAt: expect.any(String),
        settledAt: expect.any(String),
        lines: [
          expect.objectContaining({
            lineNo: 1,
            productName: 'Class 8',
            courseId: shop.courseIds[0],
            subjectNames: [expect.any(String)],
            durationDays: 30,
            pricePaise: 1_29_998,
            outcome: 'granted',
            openUntil,
            canAskRefund: true,
          }),
          expect.objectContaining({ lineNo: 2, subjectNames: null, pricePaise: 50_000, openUntil }),
        ],
        refunds: [],
        receiptNumber: expect.stringMatching(/^SHA\/\d\d-\d\d\/\d{6}$/),
      },
    });
    const { lines } = answer.data;
    expect(lines[0].discountPaise + lines[1].discountPaise).toBe(17_999);
    const hindi = { headers: { ...buyer.headers, 'accept-language': 'hi' } };
    expect((await info(hindi, reference)).json().data.lines[0].productName).toBe('कक्षा 8');
  });

  test('stands in the list of its family and in nobody else’s', async () => {
    const listed = async (who: Buyer) => (await shop.call('GET', 'GetOrders', who)).json().orders;
    expect(await listed(buyer)).toEqual([(await info(buyer, reference)).json().data]);
    const other = await shop.newBuyer();
    expect(await listed(other)).toEqual([]);
    await shop.fill(other, await shop.addProduct());
    await shop.goToGateway(other);
    expect(await listed(other)).toEqual([]);
  });

  test('has a receipt: one page with seller, child, parent, tax to the paisa and the total in words', async () => {
    const answer = await receipt(buyer, reference);
    const { receiptNumber } = (await info(buyer, reference)).json().data;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="receipt-${receiptNumber.replaceAll('/', '-')}.pdf"`,
    });
    const { text, pages } = await readPdf(answer.rawPayload);
    expect(pages).toBe(1);
    for (const words of [
      'Tax invoice',
      receiptNumber,
      reference,
      'Shala Learning Private Limited',
      'GSTIN 09SHALA0000A1Z0',
      'SAC 999293',
      'Place of supply: 09 Uttar Pradesh',
      'श्रेया वर्मा',
      'Parent: Meera',
      buyer.phone,
      'CCAvenue, UPI',
      `Coupon ${couponCode}`,
      'Total paid ₹ 1,619.99',
      'Rupees one thousand six hundred nineteen and ninety-nine paise only',
    ]) {
      expect(text).toContain(words);
    }
    const figure = (label: RegExp) => Math.round(Number(label.exec(text)?.[1]?.replaceAll(',', '')) * 100);
    const parts = [/Taxable value ₹ (\S+)/, /CGST 9%, included ₹ (\S+)/, /SGST 9%, included ₹ (\S+)/].map(
      figure,
    );
    expect(parts.reduce((sum, paise) => sum + paise, 0)).toBe(1_61_999);
    expect(parts[1]).toBe(parts[2]);
  });

  test('keeps its receipt as it was, byte for byte, whatever is renamed afterwards', async () => {
    const before = (await receipt(buyer, reference)).rawPayload;
    await nameChild(buyer, 'Another', 'Name');
    await world.pool.query(
      `UPDATE brand SET seller = seller || '{"legalName": "New Owner"}' WHERE slug = 'shala'`,
    );
    await world.moveClock('40 days');
    // The session of before has run out, and is believed for a moment only.
    expect((await receipt(await shop.signInAgain(buyer), reference)).rawPayload.equals(before)).toBe(true);
  });

  test('answers strangers, and those who are not signed in, like one that does not exist', async () => {
    const strangers = [await shop.newBuyer(), await (await openShop(world, udaan)).newBuyer('parent')];
    for (const stranger of strangers) {
      for (const ask of [info, receipt]) {
        const [theirs, none] = [
          await ask(stranger, reference),
          await ask(stranger, 'aaaaaaaaaaaaaaaaaaaaaaaaa'),
        ];
        expect(theirs.statusCode).toBe(404);
        expect({ ...theirs.json(), request_id: '' }).toEqual({ ...none.json(), request_id: '' });
      }
    }
    const nobody = { headers: { host: buyer.headers.host ?? '' } };
    expect((await receipt(nobody, reference)).statusCode).toBe(401);
  });

  test('cannot be changed in the books, by nobody', async () => {
    for (const statement of [
      'UPDATE money_entry SET amount_paise = 1',
      'DELETE FROM money_entry',
      'TRUNCATE money_entry',
      `UPDATE receipt SET document = '{}'`,
      'DELETE FROM receipt',
    ]) {
      await expect(world.pool.query(statement)).rejects.toThrow(/append-only/);
    }
  });
});

test('an order that is not paid has no receipt', async () => {
  const buyer = await shop.newBuyer();
  await shop.fill(buyer, await shop.addProduct());
  const reference = await shop.goToGateway(buyer);
  expect((await receipt(buyer, reference)).statusCode).toBe(404);
  expect((await info(buyer, reference)).json().data).toMatchObject({
    state: 'open',
    transactionStatus: 'Pending',
    settledAt: null,
    receiptNumber: null,
    lines: [{ outcome: null, openUntil: null, canAskRefund: false }],
  });
});

test('nothing to pay gives a receipt over nothing, and nothing to ask back', async () => {
  const buyer = await shop.newBuyer();
  await shop.fill(buyer, await shop.addProduct());
  const couponCode = await shop.addCoupon(100);
  const { transactionId } = (await shop.checkOut(buyer, { couponCode })).json().data;
  expect((await info(buyer, transactionId)).json().data.lines[0]).toMatchObject({
    outcome: 'granted',
    canAskRefund: false,
  });
  const { text } = await readPdf((await receipt(buyer, transactionId)).rawPayload);
  expect(text).toContain('Nothing was to be paid.');
  expect(text).toContain('Total paid ₹ 0.00');
});

test('each brand has its own seller and sequence; where no place of supply is stated the tax is one line', async () => {
  const other = await openShop(world, udaan);
  const buyer = await other.newBuyer('parent');
  await other.fill(buyer, await other.addProduct({ pricePaise: 11_800 }));
  const { text } = await readPdf((await receipt(buyer, await pay(buyer, other), other)).rawPayload);
  expect(text).toMatch(/UDN\/\d\d-\d\d\/000001/);
  expect(text).toContain('Udaan Institute LLP');
  expect(text).toContain('GST 18%, included ₹ 18.00');
  expect(text).not.toContain('Place of supply');
});
