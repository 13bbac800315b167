import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ccavenueAccount, razorpayAccount } from './accounts.ts';
import { encrypt } from './cipher.ts';
import { openOrderStore } from './order-store.ts';
import { createPaymentApi } from './payment-api.ts';

const file = () => join(mkdtempSync(join(tmpdir(), 'payment-')), 'orders.jsonl');
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A shop that is down for the first call. */
async function startShop(): Promise<{ url: string; seen: { path: string; signature: unknown }[] }> {
  const seen: { path: string; signature: unknown }[] = [];
  const shop = createServer((request: IncomingMessage, response) => {
    request.resume();
    seen.push({ path: request.url ?? '', signature: request.headers['x-razorpay-signature'] });
    response.writeHead(seen.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  closing.push(() => shop.close());
  return { url: `http://shop.localhost:${(shop.address() as AddressInfo).port}`, seen };
}

function ccavenueForm(reference: string, callbackUrl: string): string {
  const asked = new URLSearchParams({
    merchant_id: ccavenueAccount.merchantId,
    order_id: reference,
    amount: '10.50',
    currency: 'INR',
    redirect_url: callbackUrl,
  });
  const fields = { encRequest: encrypt(asked.toString()), access_code: ccavenueAccount.accessCode };
  return new URLSearchParams(fields).toString();
}

test('a customer pays on the page, is sent back with the answer, and the money outlives a restart', async () => {
  const path = file();
  const api = createPaymentApi(openOrderStore(path));
  const url = '/ccavenue/transaction/transaction.do?command=initiateTransaction';
  const payload = ccavenueForm('ref-1', 'http://127.0.0.1:1/callback');
  const opened = await api.inject({ method: 'POST', url, headers: form, payload });
  expect(opened).toMatchObject({ statusCode: 303, headers: { location: '/page/ccavenue/ref-1' } });
  const page = await api.inject('/page/ccavenue/ref-1');
  for (const name of ['Pay', 'Fail', 'Abort', 'Forged answer', 'Pay and never answer']) {
    expect(page.body).toContain(`>${name}</button>`);
  }
  expect(page.body).toContain('10.50');

  const paid = await api.inject({
    method: 'POST',
    url: '/page/ccavenue/ref-1',
    headers: form,
    payload: 'mood=success',
  });
  expect(paid.body).toContain('action="http://127.0.0.1:1/callback"');
  expect(paid.body).toContain('name="encResp"');

  const later = createPaymentApi(openOrderStore(path));
  const statement = await later.inject('/control/statement?order=ref-1');
  expect(statement.json()).toMatchObject([{ kind: 'payment', orderReference: 'ref-1', amountPaise: 1_050 }]);
  const again = {
    method: 'POST',
    url: '/page/ccavenue/ref-1',
    headers: form,
    payload: 'mood=success',
  } as const;
  expect((await later.inject(again)).statusCode).toBe(409);
});

test('a webhook is sent again until the shop takes it', async () => {
  const { url, seen } = await startShop();
  const api = createPaymentApi(openOrderStore(file()));
  const authorization = `Basic ${Buffer.from(`${razorpayAccount.keyId}:${razorpayAccount.keySecret}`).toString('base64')}`;
  const order = { amount: 5_000, currency: 'INR', receipt: 'ref-2' };
  const made = await api.inject({
    method: 'POST',
    url: '/razorpay/v1/orders',
    headers: { authorization },
    payload: order,
  });
  const fields = {
    key_id: razorpayAccount.keyId,
    order_id: made.json().id as string,
    callback_url: `${url}/callback/a`,
  };
  const payload = new URLSearchParams(fields).toString();
  await api.inject({ method: 'POST', url: '/razorpay/v1/checkout/embedded', headers: form, payload });
  await api.inject({
    method: 'POST',
    url: `/page/razorpay/${fields.order_id}`,
    headers: form,
    payload: 'mood=success',
  });
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1]).toEqual({ path: '/webhook/a', signature: seen[0]?.signature });
});

test('strangers are turned away', async () => {
  const api = createPaymentApi(openOrderStore(file()));
  expect((await api.inject('/razorpay/v1/orders')).statusCode).toBe(401);
  const call = 'enc_request=00&access_code=other&command=orderStatusTracker';
  const url = '/ccavenue/apis/servlet/DoWebTrans';
  expect((await api.inject({ method: 'POST', url, headers: form, payload: call })).body).toContain(
    'status=1',
  );
});
