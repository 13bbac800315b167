import type { Queryable } from '#platform/db/database.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import {
  countStaffOrders,
  countStaffRefunds,
  type OrderFilter,
  selectStaffOrders,
  selectStaffRefunds,
} from './staff-money-store.ts';

/** All orders of a tenant, for its office. */
export async function listStaffOrders(db: Queryable, filter: OrderFilter, page: Page) {
  const orders = await selectStaffOrders(db, filter, page);
  return { orders, meta: pageMeta(page, await countStaffOrders(db, filter)) };
}

export async function listStaffRefunds(db: Queryable, tenantId: number, page: Page) {
  const refunds = await selectStaffRefunds(db, tenantId, page);
  return { refunds, meta: pageMeta(page, await countStaffRefunds(db, tenantId)) };
}
