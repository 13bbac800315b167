import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { insertCart, insertItem } from './cart-store.ts';
import type { Buyer } from './deps.ts';

/** What a student had in a cart elsewhere. A cart that is here is the student's own and left alone. */
export async function saveCart(
  tx: Tx,
  { buyer, productIds }: { buyer: Buyer; productIds: readonly number[] },
): Promise<Change> {
  if (!(await insertCart(tx, buyer))) return 'unchanged';
  for (const productId of new Set(productIds)) await insertItem(tx, buyer, productId);
  return 'created';
}
