import * as z from 'zod';
import { understand } from './ask-gateway.ts';
import { GatewayFault, type OrderStatus } from './gateway.ts';
import { parseRupees } from './rupees.ts';

const amount = z.union([z.string(), z.number()]).transform(String);
const order = z.object({
  /** 0: found. */
  status: z.coerce.number(),
  error_desc: z.string().optional(),
  order_no: z.string().optional(),
  reference_no: z.union([z.string(), z.number()]).transform(String).optional(),
  order_status: z.string().optional(),
  order_amt: amount.optional(),
  order_capt_amt: amount.optional(),
  order_currncy: z.string().optional(),
  order_option_type: z.string().optional(),
});
/** Older versions of the call put the answer into an envelope. */
const answer = z.union([
  z.object({ Order_Status_Result: order }).transform((envelope) => envelope.Order_Status_Result),
  order,
]);

/** What the gateway's words mean for money. Refunded: it was taken before it went back. */
export const stateOf: Record<string, OrderStatus['state']> = {
  Successful: 'paid',
  Shipped: 'paid',
  Refunded: 'paid',
  'Partially Refunded': 'paid',
  Awaited: 'pending',
  // The page was opened; nobody has begun to pay.
  Initiated: 'unknown',
  Aborted: 'failed',
  Cancelled: 'failed',
  'Auto-Cancelled': 'failed',
  'Auto-Reversed': 'failed',
  'System refund': 'failed',
  Fraud: 'failed',
  Invalid: 'failed',
  Unsuccessful: 'failed',
};

/** Nothing was found: the words by which the gateway says that it does not know the order. */
const notKnown = /no records? found|order.*not found/i;

/** Captured, where the gateway tells it; else what was authorised. */
export function takenPaise({
  order_amt,
  order_capt_amt,
}: {
  order_amt?: string | undefined;
  order_capt_amt?: string | undefined;
}): number {
  const captured = parseRupees(order_capt_amt || '0');
  return captured > 0 ? captured : parseRupees(order_amt ?? '');
}

export function readStatus(text: string, reference: string): OrderStatus {
  const found = understand(answer, text);
  const raw = JSON.stringify(found);
  if (found.status !== 0) {
    if (notKnown.test(found.error_desc ?? '')) return { state: 'unknown', payments: [], raw };
    throw new GatewayFault('the gateway does not tell the status');
  }
  if (found.order_no !== reference) throw new GatewayFault('the gateway tells of another order');
  const state = stateOf[found.order_status ?? ''];
  if (state === undefined) throw new GatewayFault('a status that is not known');
  if (state !== 'paid') return { state, payments: [], raw };
  const { reference_no, order_currncy, order_option_type } = found;
  if (!reference_no || !order_currncy) throw new GatewayFault('a payment without number or currency');
  const payment = {
    gatewayRef: reference_no,
    amountPaise: takenPaise(found),
    refundedPaise: 0,
    currency: order_currncy,
    method: order_option_type ?? '',
  };
  return { state, payments: [payment], raw };
}
