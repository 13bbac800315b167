import * as z from 'zod';
import { understand } from './ask-gateway.ts';
import type { CcavenueCall } from './ccavenue-calls.ts';
import { stateOf, takenPaise } from './ccavenue-status.ts';
import { GatewayFault, type StatementLine } from './gateway.ts';
import { parseRupees } from './rupees.ts';

const amount = z.union([z.string(), z.number()]).transform(String);
const row = z.object({
  order_no: z.string(),
  reference_no: z.union([z.string(), z.number()]).transform(String),
  order_status: z.string(),
  order_amt: amount,
  order_capt_amt: amount.optional(),
  order_currncy: z.string(),
  order_date_time: z.string(),
});
const page = z.object({ page_count: z.coerce.number().int().max(10_000), order_Status_List: z.array(row) });
const refunds = z.object({
  refunds: z
    .array(
      z.object({
        refund_ref_no: z.string(),
        refund_amount: z.string(),
        refund_status: z.string(),
        refund_date_time: z.string(),
      }),
    )
    .default([]),
});

/** Days as the gateway writes them. */
const dayOf = (day: string) => day.split('-').reverse().join('-');

/** The order lookup tells the orders of some days, page by page; refunds are asked for by payment. */
export async function listOrders(
  call: CcavenueCall,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let number = 1, last = 1; number <= last; number += 1) {
    const question = { from_date: dayOf(fromDay), to_date: dayOf(toDay), page_number: number };
    const found = understand(page, await call('orderLookup', question));
    last = found.page_count;
    for (const order of found.order_Status_List) lines.push(...(await linesOf(call, order)));
  }
  return lines;
}

async function linesOf(call: CcavenueCall, order: z.infer<typeof row>): Promise<StatementLine[]> {
  const state = stateOf[order.order_status];
  if (state === undefined) throw new GatewayFault('a status that is not known');
  if (state !== 'paid') return [];
  const { order_no, reference_no, order_currncy: currency } = order;
  const payment: StatementLine = {
    kind: 'payment',
    orderReference: order_no,
    gatewayRef: reference_no,
    refundReference: null,
    amountPaise: takenPaise(order),
    currency,
    at: order.order_date_time,
  };
  const given = understand(refunds, await call('getRefundDetails', { reference_no }));
  const back = given.refunds
    .filter(({ refund_status }) => refund_status === 'Refunded')
    .map(
      (refund): StatementLine => ({
        kind: 'refund',
        orderReference: order_no,
        gatewayRef: reference_no,
        refundReference: refund.refund_ref_no,
        amountPaise: -parseRupees(refund.refund_amount),
        currency,
        at: refund.refund_date_time,
      }),
    );
  return [payment, ...back];
}
