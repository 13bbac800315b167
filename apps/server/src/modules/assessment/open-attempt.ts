import { notFound } from '#platform/app-error.ts';
import { requireCourse, requireOpen } from './access.ts';
import { lockAttempt } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import { type AttemptView, findAttempt } from './find-attempt.ts';
import { openRun, refuseStart } from './open-run.ts';
import { selectItemToStart } from './practice-store.ts';

interface OpenAttempt {
  learner: Learner;
  enrolmentId: number;
  kind: AttemptKind;
  /** The chapter or the content library; null for papers. */
  placeId: number | null;
  /** Null for a quick quiz, which is known by its lesson. */
  itemId: number | null;
}

/** The attempt with its open run: found, or opened now. A completed one comes back as it is. */
export async function openAttempt(
  deps: EngineDeps,
  { learner, enrolmentId, kind, placeId, itemId }: OpenAttempt,
): Promise<AttemptView> {
  const { tenantId, studentId, locale } = learner;
  const course = await requireCourse(deps, { learner, enrolmentId, kind });
  const { courseId } = course.entitlement;
  const item = await selectItemToStart(deps.db, { kind, courseId, placeId, itemId }, studentId);
  if (!item) throw notFound();
  requireOpen(course, kind, item.standings);
  const attemptId = await deps.db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, { tenantId, studentId, enrolmentId, practiceItemId: item.id });
    // A new attempt that cannot begin is rolled back: nothing is left of it.
    if (attempt.isNew) refuseStart(item);
    await openRun(tx, {
      isNew: attempt.isNew,
      tenantId,
      studentId,
      enrolmentId,
      attemptId: attempt.id,
      kind,
      item,
      countsDrafts: course.countsDrafts,
      isRetake: false,
    });
    return attempt.id;
  });
  return findAttempt(deps, { studentId, enrolmentId, kind, attemptId }, locale);
}
