import { notFound } from '#platform/app-error.ts';
import { requireCourse, requireOpen } from './access.ts';
import { lockAttempt } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { AttemptRef } from './domain/run.ts';
import { type AttemptView, findAttempt } from './find-attempt.ts';
import { findAttemptedItem } from './find-attempted-item.ts';
import { finishOverdueRun } from './finish-run.ts';
import { openRun } from './open-run.ts';
import { selectItemToStart } from './practice-store.ts';

interface ResetAttempt {
  learner: Learner;
  ref: AttemptRef;
  /** Where the caller says that it hangs, where a door asks for that. */
  placeId?: number | undefined;
  /** The run that the student has seen the end of. */
  runNo?: number | undefined;
}

/** Opens the next run under the same id. Asked again while that one is open, it changes nothing. */
export async function resetAttempt(
  deps: EngineDeps,
  { learner, ref, placeId: named, runNo }: ResetAttempt,
): Promise<AttemptView> {
  const { tenantId, studentId, locale } = learner;
  const { enrolmentId, kind, attemptId } = ref;
  const course = await requireCourse(deps, { learner, enrolmentId, kind });
  const known = await findAttemptedItem(deps.db, ref, named);
  const { courseId } = course.entitlement;
  const { placeId, itemId } = known;
  const item = await selectItemToStart(deps.db, { kind, courseId, placeId, itemId }, studentId);
  if (!item) throw notFound();
  requireOpen(course, kind, item.standings);
  if (known.openRunId !== null) await finishOverdueRun(deps, { studentId, runId: known.openRunId });
  await deps.db.transaction().execute(async (tx) => {
    await lockAttempt(tx, { tenantId, studentId, enrolmentId, practiceItemId: item.id });
    await openRun(tx, {
      isNew: false,
      tenantId,
      studentId,
      enrolmentId,
      attemptId,
      kind,
      item,
      countsDrafts: course.countsDrafts,
      isRetake: true,
      afterRunNo: runNo,
    });
  });
  return findAttempt(deps, ref, locale);
}
