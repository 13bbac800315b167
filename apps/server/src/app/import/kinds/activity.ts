import * as z from 'zod';
import { findStudentByRef } from '#modules/accounts/index.ts';
import { findCourse } from '#modules/catalogue/index.ts';
import { findEnrolments } from '#modules/enrolment/index.ts';
import type { ImportContext } from '../context.ts';
import { record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside, type Place } from '../source.ts';
import { lessonFields, saveLessons, saveWatching, watchingFields } from './activity-lessons.ts';
import { runFields, saveRuns } from './activity-runs.ts';
import { findTenantId } from './find-tenant-id.ts';

const schema = record({
  tenant: z.string(),
  student: z.string(),
  course: z.string(),
  lessons: z.array(lessonFields).default([]),
  runs: z.array(runFields).default([]),
  watching: watchingFields.optional(),
});

/** Whose past it is, and where. */
export interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  courseId: number;
}

/** What students have done before, here or in the system that a school moves from. */
export const activity: Kind<z.infer<typeof schema>> = {
  list: 'activity',
  schema,
  async save(context, past, at) {
    context.claim('activity of', `${past.tenant}/${past.student}/${past.course}`, at);
    const whose = await findWhose(context, past, at);
    if (whose === null) return;
    await saveLessons(context, whose, past.lessons, inside(at, 'lessons'));
    await saveRuns(context, whose, past.runs, inside(at, 'runs'));
    if (past.watching) await saveWatching(context, whose, past.watching, inside(at, 'watching'));
  },
};

async function findWhose(
  context: ImportContext,
  { tenant, student, course }: z.infer<typeof schema>,
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
