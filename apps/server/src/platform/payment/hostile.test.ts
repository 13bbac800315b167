import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { simulatorAccount } from '../../../test/payment-simulator.ts';
import { openCcavenue } from './ccavenue.ts';
import { encrypt } from './ccavenue-cipher.ts';
import { GatewayFault } from './gateway.ts';
import { createOpenGateway, paymentPageOrigins } from './open-gateway.ts';
import { openRazorpay } from './razorpay.ts';
import { formatRupees, parseRupees } from './rupees.ts';

/** A gateway that says whatever a test puts into its mouth. */
let said = { status: 200, body: '' };
let liar: Server;
let api: string;
beforeAll(async () => {
  liar = createServer((_request, response) => response.writeHead(said.status).end(said.body));
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  const address = liar.address();
  api = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => liar.close(resolve)));

const ccavenue = simulatorAccount('ccavenue');
const razorpay = simulatorAccount('razorpay');
const workingKey = ccavenue.secrets.workingKey ?? '';
const openCc = () => openCcavenue(ccavenue, { page: api, api });
const openRp = () => openRazorpay(razorpay, { page: api, api });
const order = { reference: 'ref-1', gatewayOrder: 'order_1', amountPaise: 100, currency: 'INR' } as const;

test('rupees are read and written as whole paise, and nothing else is an amount', () => {
  expect(['1', '1.5', '1499.00', '0.07', '19.99'].map(parseRupees)).toEqual([100, 150, 149_900, 7, 1_999]);
  expect([7, 149_900, 1_999].map(formatRupees)).toEqual(['0.07', '1499.00', '19.99']);
  for (const wrong of ['', '1.234', '-1', '1e3', '1,000', 'NaN']) expect(() => parseRupees(wrong)).toThrow();
});

test('an encrypted answer that was changed, or written with another key, names no order or is not believed', () => {
  const text = new URLSearchParams({ order_id: 'ref-1', order_status: 'Success' }).toString();
  const genuine = encrypt(text, workingKey);
  expect(openCc().readCallback({ encResp: genuine })).toMatchObject({ order: { reference: 'ref-1' } });
  const changed = `${genuine[0] === '0' ? '1' : '0'}${genuine.slice(1)}`;
  for (const encResp of [
    changed,
    genuine.slice(32),
    encrypt(text, 'another key'),
    'zz',
    '',
    '00'.repeat(16),
  ]) {
    const { order: named } = openCc().readCallback({ encResp });
    expect(named).not.toEqual({ reference: 'ref-1' });
  }
});

test('an unsigned, wrongly signed or replayed signature of another order is not genuine', () => {
  const gateway = openRp();
  const sign = (text: string) =>
    createHmac('sha256', razorpay.secrets.keySecret ?? '')
      .update(text)
      .digest('hex');
  const fields = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1' };
  const isGenuine = (razorpay_signature: string, more = {}) =>
    gateway.readCallback({ ...fields, ...more, razorpay_signature }).isGenuine;
  expect(isGenuine(sign('order_1|pay_1'))).toBe(true);
  expect(isGenuine(sign('order_2|pay_1'))).toBe(false);
  expect(isGenuine(sign('order_1|pay_1'), { razorpay_order_id: 'order_2' })).toBe(false);
  expect(isGenuine('')).toBe(false);
  expect(gateway.readCallback(fields).isGenuine).toBe(false);
});

test('a webhook whose signature is missing, of another secret or of other bytes says nothing at all', () => {
  const body = JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id: 'order_1' } } } });
  const sign = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');
  const read = (signature: string | undefined, text = body) =>
    openRp().readWebhook({ body: text, headers: { 'x-razorpay-signature': signature } });
  const right = sign(razorpay.secrets.webhookSecret ?? '');
  expect(read(right)).toMatchObject({ order: { gatewayOrder: 'order_1' }, isGenuine: true });
  for (const notice of [read(undefined), read('00'), read(sign('other')), read(right, `${body} `)]) {
    expect(notice).toMatchObject({ order: null, isGenuine: false });
  }
});

const encrypted = (answer: unknown) => `status=0&enc_response=${encrypt(JSON.stringify(answer), workingKey)}`;
const good = {
  status: 0,
  order_no: 'ref-1',
  reference_no: '3001',
  order_status: 'Shipped',
  order_amt: '1.00',
  order_currncy: 'INR',
  page_count: 1,
  order_Status_List: [],
};

test.each([
  ['nothing', 200, ''],
  ['an error page', 200, '<html>down</html>'],
  ['a server error', 502, encrypted(good)],
  ['a complaint', 200, 'status=1&enc_response=Access denied'],
  ['words with another key', 200, `status=0&enc_response=${encrypt(JSON.stringify(good), 'another')}`],
  ['no JSON', 200, `status=0&enc_response=${encrypt('hello', workingKey)}`],
  ['another order', 200, encrypted({ ...good, order_no: 'ref-2' })],
  ['a state nobody knows', 200, encrypted({ ...good, order_status: 'Levitating' })],
  [
    'an older attempt nobody understands',
    200,
    encrypted({
      ...good,
      order_Status_List: [{ ...good, reference_no: '3000', order_status: 'Levitating' }],
    }),
  ],
  ['an amount that is none', 200, encrypted({ ...good, order_amt: 'lots' })],
  ['a payment without currency', 200, encrypted({ ...good, order_currncy: undefined })],
])('the first gateway answering %s says nothing about the order', async (_what, status, body) => {
  said = { status: 200, body: encrypted(good) };
  expect((await openCc().findStatus(order)).state).toBe('paid');
  said = { status, body };
  await expect(openCc().findStatus(order)).rejects.toThrow(GatewayFault);
});

test("money of somebody else's order that the lookup tells is not taken for ours", async () => {
  const other = { ...good, order_no: 'ref-11', reference_no: '3000' };
  said = {
    status: 200,
    body: encrypted({ ...good, order_status: 'Unsuccessful', order_Status_List: [other] }),
  };
  expect(await openCc().findStatus(order)).toMatchObject({ state: 'failed', payments: [] });
});

test.each([
  ['nothing', 200, ''],
  ['an error page', 200, '<html>down</html>'],
  ['no permission', 401, '{}'],
  ['a list of something else', 200, '{"items":[{"id":1}]}'],
  ['money in fractions', 200, '{"items":[{"id":"o","receipt":"ref-1","amount":1.5,"currency":"INR"}]}'],
])('the second gateway answering %s says nothing about the order', async (_what, status, body) => {
  said = { status, body };
  await expect(openRp().findStatus(order)).rejects.toThrow(GatewayFault);
});

test('with an order the second gateway is told to take the money by itself, also when the bank is late', async () => {
  const asked: unknown[] = [];
  const listening = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'POST') asked.push(JSON.parse(body));
    const made = { id: 'order_1', receipt: 'ref-1', amount: 100, currency: 'INR' };
    response.end(JSON.stringify(request.method === 'POST' ? made : { items: [] }));
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const page = { callbackUrl: 'http://shop.localhost/callback', description: '', locale: 'en' } as const;
  await openRazorpay(razorpay, { page: url, api: url }).begin({ ...order, gatewayOrder: null, ...page });
  listening.closeAllConnections();
  await new Promise((resolve) => listening.close(resolve));
  const capture_options = { automatic_expiry_period: 7_200, manual_expiry_period: 7_200 };
  expect(asked).toMatchObject([{ receipt: 'ref-1', payment: { capture: 'automatic', capture_options } }]);
});

test('an answer without end is cut off, and a gateway that is away is a fault', async () => {
  said = { status: 200, body: 'x'.repeat(5 * 1_024 * 1_024) };
  await expect(openRp().findStatus(order)).rejects.toThrow(/without end/);
  const away = openRazorpay(razorpay, { page: api, api: 'http://127.0.0.1:1' });
  await expect(away.findStatus(order)).rejects.toThrow(GatewayFault);
});

test('a gateway that takes the call and stays silent is given ten seconds', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 50);
    return giveUp.signal;
  });
  await expect(openCcavenue(ccavenue, { page: url, api: url }).findStatus(order)).rejects.toThrow(
    GatewayFault,
  );
  expect(patience).toHaveBeenCalledWith(10_000);
  patience.mockRestore();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test("the simulator's keys open no live account, and incomplete keys none at all", () => {
  const live = createOpenGateway({ mode: 'live' });
  expect(() => live(ccavenue)).toThrow(/simulator/);
  expect(() => live({ ...razorpay, secrets: { keyId: 'rzp_live_1' } })).toThrow(/keySecret, webhookSecret/);
  expect(live({ ...ccavenue, secrets: { accessCode: 'AV1', workingKey: 'real' } })).toHaveProperty('begin');
});

test('live payments go to the gateways and nowhere else', () => {
  expect(paymentPageOrigins({ mode: 'live' })).toEqual([
    'https://secure.ccavenue.com',
    'https://api.razorpay.com',
  ]);
});
