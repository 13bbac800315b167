import type { StatementLine } from './gateway.ts';
import type { RazorpayCalls } from './razorpay-calls.ts';
import { isTaken, orders, payments, refunds } from './razorpay-words.ts';

const pageSize = 100;
const secondOf = (instant: string) => Math.trunc(Date.parse(instant) / 1_000);
const instantOf = (second: number) => new Date(second * 1_000).toISOString();

/** The account's days are those of India. */
export async function listOrders(
  { get }: RazorpayCalls,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<StatementLine[]> {
  const from = secondOf(`${fromDay}T00:00:00+05:30`);
  const to = secondOf(`${toDay}T23:59:59+05:30`);
  const lines: StatementLine[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const page = await get(`/v1/orders?from=${from}&to=${to}&count=${pageSize}&skip=${skip}`, orders);
    for (const { id, receipt } of page.items) lines.push(...(await linesOf({ get }, id, receipt ?? '')));
    if (page.items.length < pageSize) return lines;
  }
}

async function linesOf(
  { get }: Pick<RazorpayCalls, 'get'>,
  orderId: string,
  orderReference: string,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  const { items } = await get(`/v1/orders/${encodeURIComponent(orderId)}/payments`, payments);
  for (const { id, amount, currency, created_at } of items.filter(isTaken)) {
    const at = instantOf(created_at);
    const common = { orderReference, gatewayRef: id };
    lines.push({ ...common, kind: 'payment', refundReference: null, amountPaise: amount, currency, at });
    const back = await get(`/v1/payments/${encodeURIComponent(id)}/refunds?count=100`, refunds);
    for (const refund of back.items.filter(({ status }) => status === 'processed')) {
      lines.push({
        ...common,
        kind: 'refund',
        refundReference: refund.receipt,
        amountPaise: -refund.amount,
        currency: refund.currency,
        at: instantOf(refund.created_at),
      });
    }
  }
  return lines;
}
