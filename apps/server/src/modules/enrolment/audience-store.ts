import { sql } from 'kysely';
import { appToday } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Audience, StudentFacts } from './domain/audience.ts';
import { isMember } from './member-store.ts';

/** Over the grants of one student and course that have begun and were not taken back. */
const isEntitled = sql<boolean>`CASE WHEN bool_or(source <> 'trial')
  THEN max(to_day) FILTER (WHERE source IN ('order_line', 'admin')
    OR (source = 'institution' AND ${isMember(sql`access_grant.student_id`)}))
  ELSE max(to_day) END >= app_today()`;

/**
 * The students of an audience today, in one statement. A trial counts until something better was given, and
 * what a school gave while the student belongs to it, as in the rule of access. With a student named: that one,
 * if they belong.
 */
export async function selectAudience(
  db: Queryable,
  tenantId: number,
  { courseId, sectionIds }: Audience,
  studentId: number | null = null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('access_grant')
    .select('student_id')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .where('revoked_at', 'is', null)
    .where('from_day', '<=', appToday)
    .$if(studentId !== null, (query) => query.where('student_id', '=', studentId ?? 0))
    .$if(sectionIds.length > 0, (query) =>
      query.where('student_id', 'in', (members) =>
        members
          .selectFrom('section_membership')
          .select('section_membership.student_id')
          .where('section_membership.tenant_id', '=', tenantId)
          .where('section_id', 'in', sectionIds)
          .where('section_membership.from_day', '<=', appToday)
          .where((where) => where.or([where('to_day', 'is', null), where('to_day', '>=', appToday)])),
      ),
    )
    .groupBy('student_id')
    .having(isEntitled)
    .orderBy('student_id')
    .execute();
  return rows.map((row) => row.student_id);
}

/** The same seen from a student: all that decides which audiences they belong to, in one statement. */
export async function selectStudentFacts(
  db: Queryable,
  { tenantId, studentId }: { tenantId: number; studentId: number },
): Promise<StudentFacts> {
  const { rows } = await sql<{ courses: number[]; sections: number[] }>`
    SELECT
      coalesce((SELECT json_agg(course_id) FROM (
        SELECT course_id FROM access_grant
        WHERE tenant_id = ${tenantId} AND student_id = ${studentId} AND revoked_at IS NULL
          AND from_day <= app_today()
        GROUP BY student_id, course_id HAVING ${isEntitled}
      ) AS entitled), '[]') AS courses,
      coalesce((SELECT json_agg(section_id) FROM section_membership
        WHERE tenant_id = ${tenantId} AND student_id = ${studentId} AND from_day <= app_today()
          AND (to_day IS NULL OR to_day >= app_today())), '[]') AS sections
  `.execute(db);
  const [row] = rows;
  return { entitledCourseIds: row?.courses ?? [], sectionIds: row?.sections ?? [] };
}
