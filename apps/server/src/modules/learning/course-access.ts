import type { CourseEntitlement } from '#modules/enrolment/index.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Learner, LearningDeps } from './deps.ts';

interface WhichCourse {
  learner: Learner;
  enrolmentId: number;
  /** The skin that was asked for; a course of the other kind is unknown to it. */
  kind: 'class_room' | 'exam' | null;
}

export async function requireCourse(
  db: Queryable,
  { enrolment, flagsOf }: Pick<LearningDeps, 'enrolment' | 'flagsOf'>,
  { learner: { tenantId, studentId, brandId }, enrolmentId, kind }: WhichCourse,
): Promise<CourseEntitlement> {
  const flags = await flagsOf(tenantId, brandId);
  if (!flags) throw notFound();
  const course = await enrolment.findEntitlement(db, { tenantId, studentId, enrolmentId, flags });
  if (!course || (kind !== null && course.courseKind !== kind)) throw notFound();
  return course;
}
