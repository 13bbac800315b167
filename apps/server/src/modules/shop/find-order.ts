import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import { selectOrder } from './order-read-store.ts';
import type { OrderView } from './order-view.ts';

/** One order of the buyer; everybody else's answers like none. */
export async function findOrder(db: Queryable, buyer: Buyer, reference: string): Promise<OrderView> {
  const order = await selectOrder(db, buyer, reference);
  if (!order) throw notFound();
  return order;
}
