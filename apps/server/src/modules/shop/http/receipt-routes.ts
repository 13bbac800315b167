import * as wire from '@shala/wire/orders.ts';
import type { Database } from '#platform/db/database.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Limit, RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import { buyerOfChild } from '../buyer-of-child.ts';
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

async function receiptFor(db: Database, buyer: Buyer, reference: string): Promise<RawAnswer> {
  const receipt = await findReceipt(db, buyer, reference);
  return new RawAnswer('application/pdf', await makeReceiptPdf(receipt), receiptFileName(receipt.number));
}

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
    read(wire.getReceipt, { policy: 'student', limits: receiptLimits }, ({ actor, query }) =>
      receiptFor(db, buyerOf(actor), query.TransactionId),
    ),
    read(wire.listChildOrders, { policy: 'parent' }, async ({ actor, query, locale }) => {
      const orders = await listOrders(db, await buyerOfChild(db, actor, query.StudentId));
      return { orders: orders.map((order) => presentOrder(order, locale)) };
    }),
    read(
      wire.getChildReceipt,
      { policy: 'parent', limits: receiptLimits },
      async ({ actor, query: { StudentId, TransactionId } }) =>
        receiptFor(db, await buyerOfChild(db, actor, StudentId), TransactionId),
    ),
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
