import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Notice } from './gateway.ts';

const nothing: Notice = { order: null, isGenuine: false, raw: '' };
const orderShape = /^[A-Za-z0-9_-]{1,64}$/;

function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  const right = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A payment that failed comes without a signature and names its order in a piece of JSON. */
function failedOrder(metadata: string | undefined): string {
  try {
    return z.object({ order_id: z.string() }).parse(JSON.parse(metadata ?? '')).order_id;
  } catch {
    return '';
  }
}

export function readCallback(fields: Record<string, string>, keySecret: string): Notice {
  const gatewayOrder = fields.razorpay_order_id ?? failedOrder(fields['error[metadata]']);
  if (!orderShape.test(gatewayOrder)) return nothing;
  const payment = fields.razorpay_payment_id ?? '';
  const isGenuine = isSigned(`${gatewayOrder}|${payment}`, fields.razorpay_signature, keySecret);
  const error = fields['error[code]'];
  const said = { order: gatewayOrder, payment: payment.slice(0, 100), error: error?.slice(0, 100) };
  return { order: { gatewayOrder }, isGenuine, raw: JSON.stringify(said) };
}

const webhook = z.object({
  event: z.string().max(100),
  payload: z.object({
    order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string() }) }).optional(),
  }),
});

/** Signed over the bytes of the body: it is read only after they have been found genuine. */
export function readWebhook(
  body: string,
  headers: Record<string, string | undefined>,
  webhookSecret: string,
): Notice {
  if (!isSigned(body, headers['x-razorpay-signature'], webhookSecret)) return nothing;
  try {
    const { event, payload } = webhook.parse(JSON.parse(body));
    const gatewayOrder = payload.order?.entity.id ?? payload.payment?.entity.order_id ?? '';
    if (!orderShape.test(gatewayOrder)) return { ...nothing, isGenuine: true };
    const said = { event, order: gatewayOrder, payment: payload.payment?.entity.id };
    return { order: { gatewayOrder }, isGenuine: true, raw: JSON.stringify(said) };
  } catch {
    return { ...nothing, isGenuine: true };
  }
}
