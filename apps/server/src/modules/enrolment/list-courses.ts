import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type AccessState, accessState } from './domain/access-state.ts';
import { selectEnrolments, selectGrants } from './enrolment-store.ts';
import { selectDay } from './member-store.ts';

type Course = Awaited<ReturnType<CatalogueModule['findCourses']>>[number];

export interface EnrolledCourse extends AccessState {
  enrolmentId: number;
  /** Neither put aside by the student nor switched off by its owner. */
  isActive: boolean;
  course: Course;
}

interface Deps {
  catalogue: Pick<CatalogueModule, 'findCourses'>;
}

/** Four statements, however many courses there are. */
export async function listCourses(
  db: Queryable,
  { catalogue }: Deps,
  { tenantId, studentId, locale }: { tenantId: number; studentId: number; locale: 'en' | 'hi' },
): Promise<EnrolledCourse[]> {
  const enrolments = await selectEnrolments(db, studentId);
  const grants = await selectGrants(db, studentId);
  const day = await selectDay(db, studentId);
  const ids = enrolments.map((enrolment) => enrolment.course_id);
  const courses = await catalogue.findCourses(db, { tenantId, courseIds: ids, locale });
  const byId = new Map(courses.map((course) => [course.id, course]));
  return enrolments.flatMap((enrolment) => {
    const course = byId.get(enrolment.course_id);
    if (!course) return [];
    const own = grants.filter((grant) => grant.courseId === course.id);
    const isActive = enrolment.is_active && course.isActive;
    return [{ enrolmentId: enrolment.id, isActive, course, ...accessState(own, day) }];
  });
}
