import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import type { StaffReach } from './domain/staff-reach.ts';

/** As in assessment: administrators of the tenant, those of a school, and whoever teaches now. */
export async function selectStaffReach(
  db: Queryable,
  { tenantId, staffId }: { tenantId: number; staffId: number },
): Promise<StaffReach> {
  const { rows } = await sql<{
    is_admin: boolean;
    courses: number[];
    sections: { id: number; courseId: number }[];
  }>`
    WITH taught AS (
      SELECT course_id, section_id FROM teaching_assignment
      WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
        AND from_day <= app_today() AND (to_day IS NULL OR to_day >= app_today())
    ), role AS (
      SELECT role, institute_id FROM staff_role WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
    )
    SELECT
      EXISTS (SELECT FROM role WHERE role = 'tenant_admin') AS is_admin,
      coalesce((SELECT json_agg(DISTINCT course_id) FROM taught WHERE section_id IS NULL), '[]') AS courses,
      coalesce((SELECT json_agg(json_build_object('id', section.id, 'courseId', section.course_id))
        FROM section WHERE section.tenant_id = ${tenantId} AND (
          EXISTS (SELECT FROM taught WHERE taught.section_id = section.id AND taught.course_id = section.course_id)
          OR section.institute_id IN (SELECT institute_id FROM role WHERE role = 'school_admin')
        )), '[]') AS sections`.execute(db);
  const [row] = rows;
  return {
    isTenantAdmin: row?.is_admin ?? false,
    courseIds: row?.courses ?? [],
    sections: row?.sections ?? [],
  };
}

/**
 * Whose comments this person answers and hides, and whose reports they read: of what they announced themselves, and
 * of what is for anybody whom they teach or look after.
 */
export function looksAfter(
  { tenantId, staffId }: Staff,
  { isTenantAdmin, courseIds, sections }: StaffReach,
): RawBuilder<boolean> {
  const sectionIds = sections.map(({ id }) => id);
  const sectionCourses = sections.map(({ courseId }) => courseId);
  const aims = sql`SELECT FROM announcement_section aim
    WHERE aim.tenant_id = announcement.tenant_id AND aim.announcement_id = announcement.id`;
  return sql<boolean>`announcement.tenant_id = ${tenantId} AND (
    ${isTenantAdmin}::boolean OR announcement.staff_id = ${staffId}
    OR announcement.course_id = ANY(${courseIds}::bigint[])
    OR EXISTS (${aims} AND aim.section_id = ANY(${sectionIds}::bigint[]))
    OR (NOT EXISTS (${aims}) AND announcement.course_id = ANY(${sectionCourses}::bigint[])))`;
}

/** Whether the tenant offers the course and all these are sections of it. */
export async function selectAudienceExists(
  db: Queryable,
  { tenantId, courseId, sectionIds }: { tenantId: number; courseId: number; sectionIds: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT EXISTS (SELECT FROM course_licence WHERE tenant_id = ${tenantId} AND course_id = ${courseId})
      AND ${sectionIds.length} = (SELECT count(*) FROM section
        WHERE tenant_id = ${tenantId} AND course_id = ${courseId} AND id = ANY(${sectionIds}::bigint[])) AS exists
  `.execute(db);
  return rows[0]?.exists ?? false;
}

export async function selectStaffName(
  db: Queryable,
  { tenantId, staffId }: { tenantId: number; staffId: number },
): Promise<unknown> {
  const { name } = await db
    .selectFrom('staff')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  return name;
}
