import type { CourseEntitlement } from '#modules/enrolment/index.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { AssessmentDeps, Learner } from './deps.ts';
import { type AttemptKind, kindPolicies } from './domain/attempt-kind.ts';

type Deps = Pick<AssessmentDeps, 'db' | 'enrolment' | 'flagsOf'>;

export interface Course {
  entitlement: CourseEntitlement;
  countsDrafts: boolean;
}

/** The student's course, if it is one of the kind that this door leads to. */
export async function requireCourse(
  { db, enrolment, flagsOf }: Deps,
  { learner, enrolmentId, kind }: { learner: Learner; enrolmentId: number; kind: AttemptKind },
): Promise<Course> {
  const { tenantId, studentId, brandId } = learner;
  const flags = await flagsOf(tenantId, brandId);
  if (!flags) throw notFound();
  const entitlement = await enrolment.findEntitlement(db, { tenantId, studentId, enrolmentId, flags });
  const { courseKind } = kindPolicies[kind];
  if (!entitlement || (courseKind !== null && entitlement.courseKind !== courseKind)) throw notFound();
  return { entitlement, countsDrafts: flags.draftsCount };
}

/** Where something hangs in the course: a lesson may stand in several chapters, a paper in none. */
export interface Standing {
  subjectId: number;
  /** The chapter's place in the syllabus, counted from 1. */
  number: number;
}

/** Whether what stands there may be begun now. */
export function isOpen({ entitlement }: Course, kind: AttemptKind, standings: readonly Standing[]): boolean {
  const { opensWith } = kindPolicies[kind];
  if (opensWith === 'course') return entitlement.ofCourse.chapters === 'all';
  return standings.some(({ subjectId, number }) => {
    const access = entitlement.ofSubject(subjectId);
    return opensWith === 'contents' ? access.canOpenChapter(number) : access.canPractise(number);
  });
}

export function requireOpen(course: Course, kind: AttemptKind, standings: readonly Standing[]): void {
  if (!isOpen(course, kind, standings)) throw new AppError('subscription_required');
}
