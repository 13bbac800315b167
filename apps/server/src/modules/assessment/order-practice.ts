import type { Teacher } from '#modules/institutes/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockItems, type OrderedPlace, updateItemPositions } from './authoring-store.ts';
import { requireTaughtChapter, requireTaughtCourse } from './taught-places.ts';

export async function orderChapterPractice(
  tx: Tx,
  which: { teacher: Teacher; chapterId: number },
  itemIds: readonly number[],
): Promise<void> {
  const chapter = await requireTaughtChapter(tx, which);
  await order(tx, { chapter_id: chapter.id }, itemIds);
}

export async function orderPapers(
  tx: Tx,
  which: { teacher: Teacher; courseId: number },
  itemIds: readonly number[],
): Promise<void> {
  const course = await requireTaughtCourse(tx, which);
  await order(tx, { course_id: course.id }, itemIds);
}

/** Whoever puts them into an order has seen all of them: what a colleague has added meanwhile is not lost. */
async function order(tx: Tx, place: OrderedPlace, itemIds: readonly number[]): Promise<void> {
  const there = await lockItems(tx, place);
  const named = new Set(itemIds);
  const isSame = named.size === itemIds.length && there.length === named.size;
  if (!isSame || !there.every((id) => named.has(id))) throw new AppError('order_outdated');
  await updateItemPositions(tx, itemIds);
}
