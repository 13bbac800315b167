import { findStudentByRef } from '#modules/accounts/index.ts';
import { findCourse } from '#modules/catalogue/index.ts';
import { findEnrolments } from '#modules/enrolment/index.ts';
import type { ImportContext } from '../context.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';

/** Whose past it is, and where. */
export interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  courseId: number;
}

export async function findWhose(
  context: ImportContext,
  { tenant, student, course }: { tenant: string; student: string; course: string },
  at: Place,
): Promise<Whose | null> {
  const { tx } = context;
  const tenantId = await findTenantId(context, tenant, inside(at, 'tenant'));
  if (tenantId === null) return null;
  const studentId = await context.find('student', student, inside(at, 'student'), () =>
    findStudentByRef(tx, tenantId, student),
  );
  const courseId = await context.find('course', course, inside(at, 'course'), () =>
    findCourse(tx, tenantId, course),
  );
  if (studentId === null || courseId === null) return null;
  const enrolments = await findEnrolments(tx, studentId);
  const enrolment = enrolments.find(({ course_id }) => course_id === courseId);
  if (enrolment) return { tenantId, studentId, enrolmentId: enrolment.id, courseId };
  context.problem(inside(at, 'course'), `${student} has never had this course`);
  return null;
}
