import * as z from 'zod';
import { understand } from './ask-gateway.ts';
import type { CcavenueCall } from './ccavenue-calls.ts';
import { lookUp } from './ccavenue-lookup.ts';
import { type Attempt, attempt, refundList, stateOf, takenPaise } from './ccavenue-words.ts';
import { GatewayFault, type GatewayOrder, type OrderStatus, type TakenPayment } from './gateway.ts';
import { formatRupees, parseRupees } from './rupees.ts';

/** 0: found. */
const found = z.object({ status: z.coerce.number().pipe(z.literal(0)), ...attempt.shape });
const notFound = z.object({ status: z.coerce.number(), error_desc: z.string().default('') });
const either = z.union([found, notFound]);
/** Older versions of the call put the answer into an envelope. */
const answer = z.union([
  z.object({ Order_Status_Result: either }).transform((envelope) => envelope.Order_Status_Result),
  either,
]);

/** Nothing was found: the words by which the gateway says that it does not know the order. */
const notKnown = /no records? found|order.*not found/i;

/** So far back a family's other attempts are looked for. */
const lookBackDays = 30;
const dayBefore = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

/**
 * One order number may have been paid on several times, and the status call tells of one attempt only: whatever it
 * says, the others are looked up, or a newer failure would hide the money.
 */
async function findAttempts(call: CcavenueCall, reference: string): Promise<Attempt[]> {
  const told = understand(answer, await call('orderStatusTracker', { order_no: reference }));
  if (!('order_no' in told)) {
    if (notKnown.test(told.error_desc)) return [];
    throw new GatewayFault('the gateway does not tell the status');
  }
  if (told.order_no !== reference) throw new GatewayFault('the gateway tells of another order');
  const range = { fromDay: dayBefore(lookBackDays), toDay: dayBefore(0) };
  const others = await lookUp(call, { ...range, orderNo: reference });
  const own = [...others.filter(({ order_no }) => order_no === reference), told];
  const all = [...new Map(own.map((each) => [each.reference_no, each])).values()];
  if (all.some(({ order_status }) => stateOf[order_status] === undefined)) {
    throw new GatewayFault('a status that is not known');
  }
  return all;
}

/** Held for us in the right amount: it is ours once we say that we want it, however often we say so. */
const isHeld = (each: Attempt, { amountPaise, currency }: GatewayOrder): boolean =>
  each.order_status === 'Successful' &&
  each.order_currncy === currency &&
  parseRupees(each.order_amt) === amountPaise;

async function confirm(call: CcavenueCall, held: readonly Attempt[]): Promise<void> {
  const order_List = held.map(({ reference_no, order_amt }) => ({
    reference_no,
    amount: formatRupees(parseRupees(order_amt)),
  }));
  await call('confirmOrder', { order_List });
}

export async function findStatus(call: CcavenueCall, order: GatewayOrder): Promise<OrderStatus> {
  let attempts = await findAttempts(call, order.reference);
  const held = attempts.filter((each) => isHeld(each, order));
  if (held.length > 0) {
    await confirm(call, held);
    attempts = await findAttempts(call, order.reference);
  }
  const raw = JSON.stringify(attempts);
  const states = attempts.map(({ order_status }) => stateOf[order_status]);
  const payments: TakenPayment[] = [];
  for (const each of attempts) {
    if (stateOf[each.order_status] === 'paid') payments.push(await paymentOf(call, each));
  }
  const state = (['paid', 'pending', 'failed'] as const).find((word) => states.includes(word)) ?? 'unknown';
  return { state, payments, raw };
}

async function paymentOf(call: CcavenueCall, each: Attempt): Promise<TakenPayment> {
  const { reference_no, order_currncy, order_option_type } = each;
  if (!reference_no || !order_currncy) throw new GatewayFault('a payment without number or currency');
  return {
    gatewayRef: reference_no,
    amountPaise: takenPaise(each),
    refundedPaise: await refundedPaise(call, each),
    currency: order_currncy,
    method: order_option_type,
  };
}

async function refundedPaise(call: CcavenueCall, each: Attempt): Promise<number> {
  if (each.order_status === 'Refunded') return takenPaise(each);
  if (each.order_status !== 'Partially Refunded') return 0;
  const text = await call('getRefundDetails', { reference_no: each.reference_no });
  return understand(refundList, text)
    .refunds.filter(({ refund_status }) => refund_status !== 'Rejected')
    .reduce((sum, { refund_amount }) => sum + parseRupees(refund_amount), 0);
}
