import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import { findOrder } from './find-order.ts';
import { selectBuyerId } from './order-read-store.ts';
import type { OrderView } from './order-view.ts';

interface WhichOrder {
  tenantId: number;
  reference: string;
}

/** Whose order of the tenant it is; another tenant's answers like none. */
export async function findBuyer(db: Queryable, { tenantId, reference }: WhichOrder): Promise<Buyer> {
  const studentId = await selectBuyerId(db, { tenantId, reference });
  if (studentId === null) throw notFound();
  return { tenantId, studentId };
}

/** One order with its lines and refunds, for the office. */
export async function findStaffOrder(db: Queryable, which: WhichOrder): Promise<OrderView> {
  return findOrder(db, await findBuyer(db, which), which.reference);
}
