import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

export interface Staff {
  tenantId: number;
  staffId: number;
}

/** Whose work in what, as values or as columns of the statement around it. */
interface Work {
  student: RawBuilder<unknown>;
  course: RawBuilder<unknown>;
  /** Null where the work stands in no subject: then any subject of the course will do. */
  subject: RawBuilder<unknown>;
}

// Asked for as a query of its own, the day is looked up once, and not for every row.
const today = sql`(SELECT app_today())`;
const isNow = sql`from_day <= ${today} AND (to_day IS NULL OR to_day >= ${today})`;

/**
 * Whether a member of staff may mark what a student did in a course: administrators of the tenant, those of the
 * student's school, and whoever teaches the course, the subject or the section now. The only place that says so:
 * lists use it as a condition.
 */
export const mayMark = (
  { tenantId, staffId }: Staff,
  { student, course, subject }: Work,
): RawBuilder<boolean> => {
  const sections = sql`SELECT section_id FROM section_membership WHERE student_id = ${student} AND ${isNow}`;
  return sql<boolean>`(
    EXISTS (
      SELECT FROM staff_role WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND role = 'tenant_admin'
    ) OR EXISTS (
      SELECT FROM staff_role JOIN section
        ON section.tenant_id = staff_role.tenant_id AND section.institute_id = staff_role.institute_id
      WHERE staff_role.tenant_id = ${tenantId} AND staff_id = ${staffId} AND role = 'school_admin'
        AND section.id IN (${sections})
    ) OR EXISTS (
      SELECT FROM teaching_assignment teaching
      WHERE teaching.tenant_id = ${tenantId} AND teaching.staff_id = ${staffId} AND teaching.course_id = ${course}
        AND (teaching.subject_id IS NULL OR ${subject}::bigint IS NULL OR teaching.subject_id = ${subject}::bigint)
        AND (teaching.section_id IS NULL OR teaching.section_id IN (${sections}))
        AND teaching.from_day <= ${today} AND (teaching.to_day IS NULL OR teaching.to_day >= ${today})
    )
  )`;
};

export async function selectMayMark(
  db: Queryable,
  staff: Staff,
  work: { studentId: number; courseId: number; subjectId: number | null },
): Promise<boolean> {
  const may = mayMark(staff, {
    student: sql`${work.studentId}`,
    course: sql`${work.courseId}`,
    subject: sql`${work.subjectId}`,
  });
  const { rows } = await sql<{ may: boolean }>`SELECT ${may} AS may`.execute(db);
  return rows[0]?.may ?? false;
}
