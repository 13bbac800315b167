import * as z from 'zod';
import {
  GatewayFault,
  type GatewayOrder,
  type MerchantAccount,
  type OrderStatus,
  type PaymentGateway,
  type RefundRequest,
  type RefundStatus,
} from './gateway.ts';
import { type RazorpayCalls, razorpayCalls } from './razorpay-calls.ts';
import { readCallback, readWebhook } from './razorpay-notices.ts';
import { listOrders } from './razorpay-statement.ts';
import {
  isTaken,
  newOrder,
  orders,
  payment,
  payments,
  type RazorpayPayment,
  type RazorpayRefund,
  refund,
  refunds,
} from './razorpay-words.ts';
import { readSecrets } from './read-secrets.ts';

export interface RazorpayAddresses {
  /** Where the browser posts to. */
  page: string;
  api: string;
}

const secretsSchema = z.object({
  keyId: z.string().min(1),
  keySecret: z.string().min(1),
  webhookSecret: z.string().min(1),
});

/** An order made by us at the gateway, a page of the gateway's, signed answers and webhooks. */
export function openRazorpay(account: MerchantAccount, addresses: RazorpayAddresses): PaymentGateway {
  const { keyId, keySecret, webhookSecret } = readSecrets(secretsSchema, account.secrets);
  const calls = razorpayCalls(addresses.api, keyId, keySecret);

  return {
    async begin(order) {
      const gatewayOrder = order.gatewayOrder ?? (await createOrder(calls, order));
      const fields = {
        key_id: keyId,
        order_id: gatewayOrder,
        amount: String(order.amountPaise),
        currency: order.currency,
        name: order.description,
        description: order.description,
        callback_url: order.callbackUrl,
        cancel_url: order.callbackUrl,
      };
      return { handOver: { kind: 'fields', url: addresses.page, fields }, gatewayOrder };
    },
    readCallback: (fields) => readCallback(fields, keySecret),
    readWebhook: ({ body, headers }) => readWebhook(body, headers, webhookSecret),
    findStatus: (order) => findStatus(calls, order),

    async refund(request) {
      const made = await calls.post(
        `/v1/payments/${encodeURIComponent(request.gatewayRef)}/refund`,
        refund,
        { amount: request.amountPaise, receipt: request.reference, speed: 'normal' },
        { 'x-refund-idempotency': request.reference },
      );
      if (made) return statusOf(made, request);
      // Refused, or made before: only what is known of it tells the two apart.
      const known = await findRefund(calls, request);
      return known.state === 'unknown' ? { ...known, state: 'refused' } : known;
    },
    findRefund: (request) => findRefund(calls, request),
    listStatement: (range) => listOrders(calls, range),
  };
}

const fiveDays = 5 * 24 * 60;
/** Goes before the account's own setting. What the bank tells only days later is taken all the same. */
const takeAtOnce = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: fiveDays,
    manual_expiry_period: fiveDays,
    refund_speed: 'normal',
  },
};

/** An order that a dead process had made already is found by its receipt. */
async function createOrder(calls: RazorpayCalls, order: GatewayOrder): Promise<string> {
  const { reference, amountPaise, currency } = order;
  const [known] = await ordersOf(calls, reference);
  if (known?.amount === amountPaise && known.currency === currency) return known.id;
  const made = await calls.post('/v1/orders', newOrder, {
    amount: amountPaise,
    currency,
    receipt: reference,
    payment: takeAtOnce,
  });
  if (!made) throw new GatewayFault('the gateway does not take the order');
  if (made.receipt !== reference || made.amount !== amountPaise || made.currency !== currency) {
    throw new GatewayFault('the gateway has made another order');
  }
  return made.id;
}

async function ordersOf({ get }: RazorpayCalls, reference: string) {
  const { items } = await get(`/v1/orders?receipt=${encodeURIComponent(reference)}&count=100`, orders);
  return items.filter(({ receipt }) => receipt === reference);
}

/** Two calls of one moment may have made two orders there: the money of all of them is money for ours. */
async function findPayments(calls: RazorpayCalls, reference: string): Promise<RazorpayPayment[]> {
  const known = await ordersOf(calls, reference);
  const lists = await Promise.all(
    known.map(({ id }) => calls.get(`/v1/orders/${encodeURIComponent(id)}/payments`, payments)),
  );
  const all = lists.flatMap(({ items }) => items);
  if (all.some(({ order_id }) => !known.some(({ id }) => id === order_id))) {
    throw new GatewayFault('the gateway tells of another order');
  }
  return all;
}

async function findStatus(calls: RazorpayCalls, order: GatewayOrder): Promise<OrderStatus> {
  let all = await findPayments(calls, order.reference);
  const held = all.filter((payment) => isHeld(payment, order));
  for (const payment of held) await capture(calls, payment);
  if (held.length > 0) all = await findPayments(calls, order.reference);
  const raw = JSON.stringify(all);
  const taken = all.filter(isTaken).sort((one, other) => one.created_at - other.created_at);
  if (taken.length > 0) {
    const told = taken.map(({ id, amount, amount_refunded, currency, method }) => ({
      gatewayRef: id,
      amountPaise: amount,
      refundedPaise: amount_refunded ?? 0,
      currency,
      method: method ?? '',
    }));
    return { state: 'paid', payments: told, raw };
  }
  if (all.length === 0) return { state: 'unknown', payments: [], raw };
  const isFinal = all.every(({ status }) => status === 'failed');
  return { state: isFinal ? 'failed' : 'pending', payments: [], raw };
}

/** The bank has set the money aside for us, late: it goes back to the family in five days unless it is taken. */
const isHeld = (payment: RazorpayPayment, { amountPaise, currency }: GatewayOrder): boolean =>
  payment.status === 'authorized' && payment.amount === amountPaise && payment.currency === currency;

/** Refused where it was taken meanwhile: the payments are asked for again, and they tell. */
async function capture({ post }: RazorpayCalls, { id, amount, currency }: RazorpayPayment): Promise<void> {
  await post(`/v1/payments/${encodeURIComponent(id)}/capture`, payment, { amount, currency });
}

async function findRefund({ get }: RazorpayCalls, request: RefundRequest): Promise<RefundStatus> {
  const path = `/v1/payments/${encodeURIComponent(request.gatewayRef)}/refunds?count=100`;
  const { items } = await get(path, refunds);
  const own = items.find(({ receipt }) => receipt === request.reference);
  return own ? statusOf(own, request) : { state: 'unknown', gatewayRefund: null, raw: '' };
}

function statusOf(made: RazorpayRefund, { amountPaise }: RefundRequest): RefundStatus {
  if (made.amount !== amountPaise) throw new GatewayFault('a refund of another amount');
  const states = { pending: 'pending', processed: 'done', failed: 'refused' } as const;
  return { state: states[made.status], gatewayRefund: made.id, raw: JSON.stringify(made) };
}
