import { createHmac } from 'node:crypto';
import { ccavenueAccount, razorpayAccount } from './accounts.ts';
import { encrypt } from './cipher.ts';
import type { Saying, Told } from './pay-order.ts';
import { orderEntity, paymentEntity } from './razorpay-entities.ts';
import { formatRupees } from './rupees.ts';
import type { Post } from './sending.ts';

const form = (url: string, fields: Record<string, string>): Post => ({
  url,
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const ccavenueWords = { paid: 'Success', failed: 'Failure', aborted: 'Aborted', pending: 'Awaited' };

function ccavenueFields({ order, outcome, paymentId, amountPaise }: Saying): Record<string, string> {
  const said = new URLSearchParams({
    order_id: order.reference,
    tracking_id: paymentId,
    order_status: ccavenueWords[outcome],
    failure_message: '',
    payment_mode: 'Unified Payments',
    currency: order.currency,
    amount: formatRupees(amountPaise),
    merchant_id: ccavenueAccount.merchantId,
  });
  return { encResp: encrypt(said.toString()), orderNo: order.reference };
}

const sign = (text: string, secret: string, isForged: boolean) =>
  createHmac('sha256', isForged ? 'somebody else' : secret)
    .update(text)
    .digest('hex');

function razorpayFields({ order, outcome, paymentId, isForged }: Saying): Record<string, string> {
  if (outcome === 'failed' || outcome === 'aborted') {
    return {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': outcome === 'failed' ? 'Payment failed' : 'Payment was cancelled',
      'error[metadata]': JSON.stringify({ payment_id: paymentId, order_id: order.id }),
    };
  }
  return {
    razorpay_order_id: order.id,
    razorpay_payment_id: paymentId,
    razorpay_signature: sign(`${order.id}|${paymentId}`, razorpayAccount.keySecret, isForged),
  };
}

/** The shop's address for words from server to server stands beside the one for browsers. */
const webhookOf = (callbackUrl: string) => {
  const { origin, pathname } = new URL(callbackUrl);
  return `${origin}${pathname.replace(/callback/i, 'webhook')}`;
};

function webhook(url: string, { order, outcome, paymentId, amountPaise, isForged }: Saying): Post {
  const state = outcome === 'paid' ? 'captured' : 'failed';
  const payment = { id: paymentId, amountPaise, state, at: new Date().toISOString() } as const;
  const body = JSON.stringify({
    entity: 'event',
    event: outcome === 'paid' ? 'order.paid' : 'payment.failed',
    contains: ['payment', 'order'],
    payload: { payment: { entity: paymentEntity(order, payment) }, order: { entity: orderEntity(order) } },
  });
  const signature = sign(body, razorpayAccount.webhookSecret, isForged);
  return { url, body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } };
}

export interface Messages {
  callbacks: { url: string; fields: Record<string, string> }[];
  webhooks: Post[];
}

/** In the words of the order's gateway. `to`: whose customer sits before the page. */
export function writeMessages(told: Told, to: string | null): Messages {
  if (to === null) return { callbacks: [], webhooks: [] };
  const isRazorpay = [...told.byBrowser, ...told.byServer].some(({ order }) => order.gateway === 'razorpay');
  const fieldsOf = isRazorpay ? razorpayFields : ccavenueFields;
  return {
    callbacks: told.byBrowser.map((saying) => ({ url: to, fields: fieldsOf(saying) })),
    webhooks: told.byServer.map((saying) =>
      isRazorpay ? webhook(webhookOf(to), saying) : form(webhookOf(to), ccavenueFields(saying)),
    ),
  };
}
