import { AppError, notFound } from '#platform/app-error.ts';
import { isOpen, requireCourse } from './access.ts';
import { lockAttempt, selectBegunAttempt } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import { type AttemptView, findAttempt } from './find-attempt.ts';
import { openRun } from './open-run.ts';
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

/**
 * The attempt with its open run: found, or opened now. A completed one comes back as it is. What has begun is found
 * even after the course has run out or the item was switched off: it may go on to its end, and its results be read.
 */
export async function openAttempt(
  deps: EngineDeps,
  { learner, enrolmentId, kind, placeId, itemId }: OpenAttempt,
): Promise<AttemptView> {
  const { tenantId, studentId, locale } = learner;
  const course = await requireCourse(deps, { learner, enrolmentId, kind });
  const { courseId } = course.entitlement;
  const item = await selectItemToStart(deps.db, { kind, courseId, placeId, itemId }, studentId);
  if (!item || !isOpen(course, kind, item.standings)) {
    const begunId = await selectBegunAttempt(deps.db, { studentId, enrolmentId, kind, placeId, itemId });
    if (begunId === null) throw item ? new AppError('subscription_required') : notFound();
    return findAttempt(deps, { studentId, enrolmentId, kind, attemptId: begunId }, locale);
  }
  const attemptId = await deps.db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, { tenantId, studentId, enrolmentId, practiceItemId: item.id });
    // What cannot begin is refused in here and rolled back: nothing is left of a new attempt.
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
