import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { countChange, deleteItems, lockCart } from './cart-store.ts';
import type { Buyer } from './deps.ts';

/** By the item's id and its owner: somebody else's is not there. */
export async function removeFromCart(
  tx: Tx,
  { buyer, cartItemId }: { buyer: Buyer; cartItemId: number },
): Promise<void> {
  const { studentId } = buyer;
  await lockCart(tx, buyer);
  if ((await deleteItems(tx, studentId, [cartItemId])) === 0) throw notFound();
  await countChange(tx, studentId);
}
