import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import type { OrderView } from './domain/order-view.ts';
import { selectOrders } from './order-read-store.ts';

export const listOrders = (db: Queryable, buyer: Buyer): Promise<OrderView[]> => selectOrders(db, buyer);
