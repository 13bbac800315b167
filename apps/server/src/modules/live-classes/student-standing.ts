import type { CourseEntitlement } from '#modules/enrolment/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Learner, LiveClassesDeps } from './deps.ts';
import type { LiveClass } from './domain/live-class.ts';

/** What decides which classes are for a student, and which of them are open. */
export interface Standing {
  courses: ReadonlyMap<number, CourseEntitlement>;
  sectionIds: readonly number[];
}

// What a trial may practise says nothing about live classes.
const flags = { trialFirstChapterPractice: false };

/** Two statements, however many classes are looked at. */
export async function findStanding(
  db: Queryable,
  { enrolment }: Pick<LiveClassesDeps, 'enrolment'>,
  { tenantId, studentId }: Learner,
): Promise<Standing> {
  const courses = await enrolment.findEntitlements(db, { tenantId, studentId, flags });
  const { sectionIds } = await enrolment.findAudienceFacts(db, { tenantId, studentId });
  return { courses: new Map(courses.map((course) => [course.courseId, course])), sectionIds };
}

export type Access = 'open' | 'locked' | 'none';

/** Locked: the class is for them, but their trial or their ended course does not let them in. */
export function accessTo(
  { courses, sectionIds }: Standing,
  { courseId, subjectId, sections }: Pick<LiveClass, 'courseId' | 'subjectId' | 'sections'>,
): Access {
  const isMeant = sections.length === 0 || sections.some(({ id }) => sectionIds.includes(id));
  const access = courses.get(courseId)?.ofSubject(subjectId);
  if (!isMeant || !access) return 'none';
  if (access.canJoinLive) return 'open';
  // Neither: a course that the student has put aside.
  return access.isTrial || access.isExpired ? 'locked' : 'none';
}

/** Nothing that the student has lets them into a class. */
export const isAreaLocked = ({ courses }: Standing): boolean =>
  courses.size > 0 && [...courses.values()].every(({ ofCourse }) => !ofCourse.canJoinLive);
