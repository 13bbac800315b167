import type { Queryable } from '#platform/db/database.ts';
import type { Buyer } from './deps.ts';
import { selectOrders } from './order-read-store.ts';
import type { OrderView } from './order-view.ts';

export const listOrders = (db: Queryable, buyer: Buyer): Promise<OrderView[]> => selectOrders(db, buyer);
