import * as wire from '@shala/wire/store-staff.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { beginRefund } from '../begin-refund.ts';
import { decideRefund } from '../decide-refund.ts';
import type { ShopDeps } from '../deps.ts';
import { findStaffOrder } from '../find-staff-order.ts';
import { listStaffOrders, listStaffRefunds } from '../list-money.ts';
import { creditNoteFor } from './credit-note-answer.ts';
import { presentOrderDetail, presentStaffOrder, presentStaffRefund } from './present-money.ts';
import { presentMeta } from './present-staff-store.ts';

/** Money is the business of the tenant, not of one school. */
export function moneyStaffRoutes({ db }: Pick<ShopDeps, 'db'>): Route[] {
  return [
    read(wire.listStaffOrders, { policy: 'tenant-admin' }, async ({ actor, query, locale }) => {
      const { page, items_per_page, search = '', state = null } = query;
      const filter = { tenantId: actor.tenantId, search, state };
      const { orders, meta } = await listStaffOrders(
        db,
        filter,
        pageOf({ number: page, size: items_per_page }),
      );
      return { orders: orders.map((order) => presentStaffOrder(order, locale)), meta: presentMeta(meta) };
    }),
    read(
      wire.getStaffOrder,
      { policy: 'tenant-admin' },
      async ({ actor: { tenantId }, params: { reference }, locale }) => ({
        order: presentOrderDetail(await findStaffOrder(db, { tenantId, reference }), locale),
      }),
    ),
    write(
      wire.beginRefund,
      { policy: 'tenant-admin' },
      async ({ actor: { tenantId, staffId }, params: { reference }, body, locale }, tx) => {
        const { note } = body.refund;
        const lines = body.refund.lines.map((line) => ({
          lineNo: line.line_no,
          amountPaise: line.amount_paise ?? null,
        }));
        await beginRefund(tx, { tenantId, staffId, reference, lines, note });
        return { order: presentOrderDetail(await findStaffOrder(tx, { tenantId, reference }), locale) };
      },
    ),
    read(wire.listStaffRefunds, { policy: 'tenant-admin' }, async ({ actor, query, locale }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { refunds, meta } = await listStaffRefunds(db, actor.tenantId, page);
      return {
        refunds: refunds.map((refund) => presentStaffRefund(refund, locale)),
        meta: presentMeta(meta),
      };
    }),
    read(
      wire.getStaffCreditNote,
      { policy: 'tenant-admin' },
      ({ actor: { tenantId }, params: { studentId, refundId } }) =>
        creditNoteFor(db, { tenantId, studentId }, refundId),
    ),
    write(
      wire.decideRefund,
      { policy: 'tenant-admin' },
      async ({ actor: { tenantId, staffId }, params: { studentId, refundId }, body, locale }, tx) => {
        const key = { tenantId, studentId, refundId };
        const { decision, amount_paise: amountPaise = null, note } = body.refund;
        const refund = await decideRefund(tx, { key, staffId, decision, amountPaise, note });
        return { refund: presentStaffRefund(refund, locale) };
      },
    ),
  ];
}
