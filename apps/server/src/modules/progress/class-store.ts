import { appToday } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';

/** The own row of a course, by student. */
export async function selectEnrolmentIds(
  db: Queryable,
  { courseId, studentIds }: { courseId: number; studentIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enrolment')
    .select(['student_id', 'id'])
    .where('student_id', 'in', studentIds)
    .where('course_id', '=', courseId)
    .execute();
  return new Map(rows.map((row) => [row.student_id, row.id]));
}

interface WhoWhere {
  tenantId: number;
  staffId: number;
  courseId: number;
  sectionId: number;
}

/** Subjects a tutor teaches in a section today; null among them: all. */
export async function selectTaughtIn(db: Queryable, who: WhoWhere): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('teaching_assignment')
    .select('subject_id')
    .where('tenant_id', '=', who.tenantId)
    .where('staff_id', '=', who.staffId)
    .where('course_id', '=', who.courseId)
    .where((where) => where.or([where('section_id', 'is', null), where('section_id', '=', who.sectionId)]))
    .where('from_day', '<=', appToday)
    .where((where) => where.or([where('to_day', 'is', null), where('to_day', '>=', appToday)]))
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}
