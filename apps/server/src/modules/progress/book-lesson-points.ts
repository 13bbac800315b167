import type { Database, Tx } from '#platform/db/database.ts';
import { bookPoints } from './book-points.ts';
import { completionPoints } from './domain/points.ts';
import { selectLessonDues } from './points-due-store.ts';
import { lockPoints } from './points-store.ts';

/** Points for a completed lesson, and for the chapter and the subject it completes. Earned ones stay. */
export async function bookLessonPoints(
  { db }: { db: Database },
  { studentId, contentId }: { studentId: number; contentId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPoints(tx, [studentId]);
    await bookLessons(tx, { studentIds: [studentId], contentId });
  });
}

/** Whatever was completed and not booked; the caller holds the locks. Answers how many rows. */
export async function bookLessons(tx: Tx, scope: Parameters<typeof selectLessonDues>[1]): Promise<number> {
  const dues = await selectLessonDues(tx, scope);
  return bookPoints(
    tx,
    dues.map((due) => ({ ...due, points: completionPoints, percent: null })),
  );
}
