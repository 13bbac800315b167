import type { CompletedRun } from '#modules/assessment/index.ts';
import type { Database } from '#platform/db/database.ts';
import { bookPoints } from './book-points.ts';
import { pointsOfRun } from './domain/points.ts';
import { lockPoints, selectFirstRun } from './points-store.ts';

type Practised = Pick<CompletedRun, 'studentId' | 'enrolmentId' | 'practiceItemId' | 'kind'>;

/** Points for the run of an item that was completed first, as its marks are now. Further runs change nothing. */
export async function bookRunPoints(
  { db }: { db: Database },
  { tenantId, ...run }: Practised & { tenantId: number },
): Promise<void> {
  const { studentId, practiceItemId, kind } = run;
  await db.transaction().execute(async (tx) => {
    await lockPoints(tx, [studentId]);
    const first = await selectFirstRun(tx, run);
    if (!first) return;
    const { score, answered, evaluating, course_id: courseId } = first;
    const percent = score ?? 0;
    const points = pointsOfRun({ score: percent, answered, evaluating: evaluating ?? 0 });
    if (points === null) return;
    const whose = { tenantId, studentId, courseId };
    await bookPoints(tx, whose, [
      {
        sourceType: kind,
        sourceId: practiceItemId,
        points,
        percent,
        earnedAt: first.ended_at,
        changedAt: first.marked_at,
      },
    ]);
  });
}
