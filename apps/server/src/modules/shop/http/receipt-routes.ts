import * as wire from '@shala/wire/orders.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Limit, RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import type { Buyer, ShopDeps } from '../deps.ts';
import { findOrder } from '../find-order.ts';
import { findReceipt } from '../find-receipt.ts';
import { listOrders } from '../list-orders.ts';
import { makeReceiptPdf } from '../make-receipt-pdf.ts';
import { receiptFileName } from '../receipt-mail.ts';
import { requestRefund } from '../request-refund.ts';
import { presentOrder } from './present-order.ts';

const perSession: Limit['key'] = ({ actor }) => actor?.sessionId ?? null;
/** Drawing a page costs the machine something. */
const receiptLimits: Limit[] = [{ name: 'receipt', points: 30, seconds: 60, key: perSession }];
const refundLimits: Limit[] = [{ name: 'refund-request', points: 20, seconds: 3600, key: perSession }];

const buyerOf = ({ tenantId, studentId }: StudentActor): Buyer => ({ tenantId, studentId });

export function receiptRoutes({ db }: Pick<ShopDeps, 'db'>): Route[] {
  return [
    read(wire.getTransactionInfo, { policy: 'payer' }, async ({ actor, query, locale }) => {
      const order = await findOrder(db, buyerOf(actor), query.TransactionId);
      return { isSuccess: true, data: presentOrder(order, locale) };
    }),
    read(wire.listOrders, { policy: 'student' }, async ({ actor, locale }) => {
      const orders = await listOrders(db, buyerOf(actor));
      return { orders: orders.map((order) => presentOrder(order, locale)) };
    }),
    read(wire.getReceipt, { policy: 'student', limits: receiptLimits }, async ({ actor, query }) => {
      const receipt = await findReceipt(db, buyerOf(actor), query.TransactionId);
      return new RawAnswer('application/pdf', await makeReceiptPdf(receipt), receiptFileName(receipt.number));
    }),
    write(
      wire.requestRefund,
      { policy: 'student', limits: refundLimits },
      async ({ actor, body: { transactionId, lineNo, message }, locale }, tx) => {
        const buyer = buyerOf(actor);
        const { parentId } = actor;
        await requestRefund(tx, { buyer, parentId, reference: transactionId, lineNo, message });
        const order = await findOrder(tx, buyer, transactionId);
        return { isSuccess: true, errorMessage: null, data: presentOrder(order, locale) };
      },
    ),
  ];
}
