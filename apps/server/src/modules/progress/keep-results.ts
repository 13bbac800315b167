import type { CompletedRun } from '#modules/assessment/index.ts';
import type { Database } from '#platform/db/database.ts';
import { lockResults, rewriteChapterResults, rewriteItemResults } from './result-store.ts';

type Touched = Pick<CompletedRun, 'studentId' | 'enrolmentId' | 'practiceItemId' | 'chapterId'>;

/**
 * Computes what an event touches from the runs themselves. The event only says where to look, so that it does no
 * harm when it comes twice, late, out of order or after a crash.
 */
export async function keepResults(
  { db }: { db: Database },
  { studentId, enrolmentId, practiceItemId, chapterId }: Touched,
): Promise<void> {
  const course = { studentIds: [studentId], enrolmentId };
  await db.transaction().execute(async (tx) => {
    await lockResults(tx, [studentId]);
    await rewriteItemResults(tx, { ...course, practiceItemId });
    if (chapterId !== null) await rewriteChapterResults(tx, { ...course, chapterId });
  });
}
