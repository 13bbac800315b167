import type { Tx } from '#platform/db/database.ts';
import { countChange, deleteItems } from './cart-store.ts';
import type { Buyer } from './deps.ts';

/** What is paid for leaves the cart; the caller holds it. */
export async function removeBoughtItems(
  tx: Tx,
  { studentId, cartItemIds }: Buyer & { cartItemIds: readonly number[] },
): Promise<void> {
  if ((await deleteItems(tx, studentId, cartItemIds)) > 0) await countChange(tx, studentId);
}
