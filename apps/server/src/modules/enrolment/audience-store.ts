import { sql } from 'kysely';
import { appToday } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { Audience } from './domain/audience.ts';
import { isMember } from './member-store.ts';

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
    .having(sql<boolean>`CASE WHEN bool_or(source <> 'trial')
      THEN max(to_day) FILTER (WHERE source IN ('order_line', 'admin')
        OR (source = 'institution' AND ${isMember(sql`access_grant.student_id`)}))
      ELSE max(to_day) END >= app_today()`)
    .orderBy('student_id')
    .execute();
  return rows.map((row) => row.student_id);
}
