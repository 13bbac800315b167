import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
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

async function writeTo({ parentId }: Buyer, language: 'en' | 'hi'): Promise<string> {
  const email = `receipts-${randomUUID()}@example.org`;
  const values = [parentId, email, language];
  await world.pool.query('UPDATE parent SET email = $2, language = $3 WHERE id = $1', values);
  return email;
}

async function pay(buyer: Buyer): Promise<string> {
  await shop.fill(buyer, await shop.addProduct());
  const reference = await shop.goToGateway(buyer);
  await shop.bring(await shop.simulator.pay(reference, 'double-answer'));
  await settle(world);
  return reference;
}

test('whoever paid gets the receipt by mail, once, with the PDF', async () => {
  const buyer = await shop.newBuyer('parent');
  const email = await writeTo(buyer, 'en');
  const reference = await pay(buyer);
  const { data } = (await shop.call('POST', `GetTransactionInfo?TransactionId=${reference}`, buyer)).json();
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Receipt ${data.receiptNumber} · Shala`,
    text: expect.stringContaining('We have received ₹499.00 for Buyer'),
    attachments: [`receipt-${data.receiptNumber.replaceAll('/', '-')}.pdf`],
  });
  expect(mail?.html).toContain('#3346d3');
});

test('it is written in the language of the parent, also when the student ordered', async () => {
  const buyer = await shop.newBuyer();
  const email = await writeTo(buyer, 'hi');
  await pay(buyer);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^रसीद SHA\/\d\d-\d\d\/\d{6} · शाला$/);
  expect(mail?.text).toContain('₹499.00 मिल गए हैं');
});

test('nobody is written to where nothing was to be paid', async () => {
  const buyer = await shop.newBuyer('parent');
  const email = await writeTo(buyer, 'en');
  await shop.fill(buyer, await shop.addProduct());
  await shop.checkOut(buyer, { couponCode: await shop.addCoupon(100) });
  await settle(world);
  expect(await mailsTo(email)).toEqual([]);
});
