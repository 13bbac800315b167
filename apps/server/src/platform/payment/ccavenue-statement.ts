import { understand } from './ask-gateway.ts';
import type { CcavenueCall } from './ccavenue-calls.ts';
import { lookUp } from './ccavenue-lookup.ts';
import { type Attempt, refundList, stateOf, takenPaise } from './ccavenue-words.ts';
import { GatewayFault, type StatementLine } from './gateway.ts';
import { parseRupees } from './rupees.ts';

/** The order lookup tells the payments of some days; refunds are asked for by payment. */
export async function listOrders(
  call: CcavenueCall,
  range: { fromDay: string; toDay: string },
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (const order of await lookUp(call, range)) lines.push(...(await linesOf(call, order)));
  return lines;
}

async function linesOf(call: CcavenueCall, order: Attempt): Promise<StatementLine[]> {
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
  const given = understand(refundList, await call('getRefundDetails', { reference_no }));
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
