import { listGuardianIds } from '#modules/accounts/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { StudentActor } from '#platform/http/actor.ts';

interface RegisterTrial {
  actor: StudentActor;
  /** As the request names it: it must be the one the session already knows. */
  parentId: number;
  trialDays: number;
}

/**
 * Starts the trial of every course the student has chosen and never had before. A trial is given once per
 * student and course, ever: asking again changes nothing.
 */
export async function registerTrial(
  tx: Tx,
  { enrolment }: { enrolment: Pick<EnrolmentModule, 'listCourses' | 'addTrialCourse'> },
  { actor, parentId, trialDays }: RegisterTrial,
) {
  const { tenantId, studentId } = actor;
  const own = actor.parentId === null ? await listGuardianIds(tx, actor) : [actor.parentId];
  if (!own.includes(parentId)) throw notFound();
  const whose = { tenantId, studentId, locale: 'en' } as const;
  for (const { course } of await enrolment.listCourses(whose, tx)) {
    if (!course.isActive) continue;
    const { id: courseId, kind } = course;
    await enrolment.addTrialCourse(tx, { tenantId, studentId, courseId, kind, trialDays });
  }
  return enrolment.listCourses(whose, tx);
}
