import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { executePrepared } from '#platform/db/named-statement.ts';
import { isMember } from './member-store.ts';

interface Row {
  enrolment_id: number;
  course_id: number;
  kind: string;
  is_active: boolean;
  today: string;
  is_member: boolean;
  grants: unknown;
}

/** Everything that decides what is open, in one statement: of one course, or of all the student has. */
export async function selectEntitlementFacts(
  db: Queryable,
  { tenantId, studentId }: { tenantId: number; studentId: number },
  only: { enrolmentId: number } | { courseId: number } | null,
) {
  const which =
    only === null
      ? sql`true`
      : 'enrolmentId' in only
        ? sql`enrolment.id = ${only.enrolmentId}`
        : sql`enrolment.course_id = ${only.courseId}`;
  const query = sql<Row>`
    SELECT enrolment.id AS enrolment_id, course.id AS course_id, course.kind, enrolment.is_active,
      app_today() AS today,
      ${isMember(sql`enrolment.student_id`)} AS is_member,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('subjectId', access_grant.subject_id, 'source', access_grant.source,
          'fromDay', access_grant.from_day, 'toDay', access_grant.to_day,
          'revoked', access_grant.revoked_at IS NOT NULL))
        FROM access_grant
        WHERE access_grant.student_id = enrolment.student_id AND access_grant.course_id = course.id
      ), '[]') AS grants
    FROM enrolment
    JOIN course ON course.id = enrolment.course_id AND course.is_active
    JOIN course_licence ON course_licence.course_id = course.id AND course_licence.tenant_id = enrolment.tenant_id
    WHERE enrolment.student_id = ${studentId} AND enrolment.tenant_id = ${tenantId} AND ${which}
    ORDER BY enrolment.last_selected_at DESC, enrolment.id DESC
  `;
  const rows = await executePrepared(db, query.compile(db));
  return rows.map((row) => ({
    enrolmentId: row.enrolment_id,
    courseId: row.course_id,
    courseKind: row.kind === 'exam' ? ('exam' as const) : ('class_room' as const),
    isActive: row.is_active,
    isInstitutionStudent: row.is_member,
    /** JSON as it was built above. */
    grants: row.grants,
    today: row.today,
  }));
}
