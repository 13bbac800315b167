import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockChapterContents, updatePositions } from './draft-store.ts';

interface OrderContents {
  chapterId: number;
  contentIds: readonly number[];
}

/** Whoever puts them into an order has seen all of them: what a colleague has added meanwhile is not lost. */
export async function orderContents(tx: Tx, { chapterId, contentIds }: OrderContents): Promise<void> {
  const there = await lockChapterContents(tx, chapterId);
  const named = new Set(contentIds);
  const isSame = named.size === contentIds.length && there.length === named.size;
  if (!isSame || !there.every((id) => named.has(id))) throw new AppError('order_outdated');
  await updatePositions(tx, contentIds);
}
