import { inLocale, type Locale } from '@shala/brand/brand.ts';
import * as wire from '@shala/wire/orders.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Limit, RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import { buyerOfChild } from '../buyer-of-child.ts';
import type { Buyer, ShopDeps } from '../deps.ts';
import { findOrder } from '../find-order.ts';
import { findReceipt } from '../find-receipt.ts';
import { listOrders } from '../list-orders.ts';
import { makeReceiptPdf } from '../make-receipt-pdf.ts';
import { fileNameOf } from '../receipt-mail.ts';
import { requestRefund } from '../request-refund.ts';
import { creditNoteFor } from './credit-note-answer.ts';
import { presentOrder } from './present-order.ts';

const perSession: Limit['key'] = ({ actor }) => actor?.sessionId ?? null;
/** Drawing a page costs the machine something. */
const receiptLimits: Limit[] = [{ name: 'receipt', points: 30, seconds: 60, key: perSession }];
const refundLimits: Limit[] = [{ name: 'refund-request', points: 20, seconds: 3600, key: perSession }];

const buyerOf = ({ tenantId, studentId }: StudentActor): Buyer => ({ tenantId, studentId });

async function receiptFor(db: Database, buyer: Buyer, reference: string): Promise<RawAnswer> {
  const receipt = await findReceipt(db, buyer, reference);
  return new RawAnswer(
    'application/pdf',
    await makeReceiptPdf(receipt),
    fileNameOf('receipt', receipt.number),
  );
}

async function askRefund(tx: Tx, wish: Parameters<typeof requestRefund>[1], locale: Locale) {
  await requestRefund(tx, wish);
  const order = await findOrder(tx, wish.buyer, wish.reference);
  return { isSuccess: true, errorMessage: null, data: presentOrder(order, locale) };
}

export function receiptRoutes({ db, brands }: Pick<ShopDeps, 'db' | 'brands'>): Route[] {
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
    read(wire.getCreditNote, { policy: 'student', limits: receiptLimits }, ({ actor, query }) =>
      creditNoteFor(db, buyerOf(actor), query.RefundId),
    ),
    read(
      wire.getChildCreditNote,
      { policy: 'parent', limits: receiptLimits },
      async ({ actor, query: { StudentId, RefundId } }) =>
        creditNoteFor(db, await buyerOfChild(db, actor, StudentId), RefundId),
    ),
    read(wire.listChildOrders, { policy: 'parent' }, async ({ actor, query, place, locale }) => {
      const orders = await listOrders(db, await buyerOfChild(db, actor, query.StudentId));
      const seller = (await brands.byId(actor.tenantId, place.brandId))?.seller ?? null;
      return {
        orders: orders.map((order) => presentOrder(order, locale)),
        refundPolicy: seller && inLocale(seller.refundPolicy, locale),
      };
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
      ({ actor, body: { transactionId: reference, lineNo, message }, locale }, tx) => {
        const { parentId } = actor;
        return askRefund(tx, { buyer: buyerOf(actor), parentId, reference, lineNo, message }, locale);
      },
    ),
    write(
      wire.requestChildRefund,
      { policy: 'parent', limits: refundLimits },
      async ({ actor, body: { studentId, transactionId: reference, lineNo, message }, locale }, tx) => {
        const buyer = await buyerOfChild(tx, actor, studentId);
        const { parentId } = actor;
        return askRefund(tx, { buyer, parentId, reference, lineNo, message }, locale);
      },
    ),
  ];
}
