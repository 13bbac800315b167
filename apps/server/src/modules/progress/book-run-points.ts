import type { CompletedRun } from '#modules/assessment/index.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { bookPoints, type Due } from './book-points.ts';
import { pointsOfRun } from './domain/points.ts';
import { selectFirstRuns } from './points-due-store.ts';
import { lockPoints } from './points-store.ts';

type Practised = Pick<CompletedRun, 'studentId' | 'enrolmentId' | 'practiceItemId'>;

/** Points for the run of an item that was completed first, as its marks are now. Further runs change nothing. */
export async function bookRunPoints(
  { db }: { db: Database },
  { studentId, enrolmentId, practiceItemId }: Practised,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPoints(tx, [studentId]);
    await bookFirstRuns(tx, { studentIds: [studentId], enrolmentId, practiceItemId });
  });
}

/** Whatever the first runs are worth and was not booked for them; the caller holds the locks. Answers how many rows. */
export async function bookFirstRuns(tx: Tx, scope: Parameters<typeof selectFirstRuns>[1]): Promise<number> {
  const dues: Due[] = [];
  for (const run of await selectFirstRuns(tx, scope)) {
    const points = pointsOfRun(run);
    if (points === null || points === run.booked) continue;
    const { tenantId, studentId, courseId, kind: sourceType, practiceItemId: sourceId, earnedAt } = run;
    dues.push({ tenantId, studentId, courseId, sourceType, sourceId, points, percent: run.score, earnedAt });
  }
  return bookPoints(tx, dues);
}
