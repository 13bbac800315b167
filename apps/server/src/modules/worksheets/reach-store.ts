import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Staff } from './deps.ts';
import type { Reach, Section } from './domain/reach.ts';

export async function selectReach(db: Queryable, { tenantId, staffId }: Staff): Promise<Reach> {
  const { rows: roles } = await sql<{ role: string; institute_id: number | null }>`
    SELECT role, institute_id FROM staff_role WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
  `.execute(db);
  const { rows: teaching } = await sql<{
    course_id: number;
    subject_id: number | null;
    section_id: number | null;
  }>`
    SELECT course_id, subject_id, section_id FROM teaching_assignment
    WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
      AND from_day <= app_today() AND (to_day IS NULL OR to_day >= app_today())
  `.execute(db);
  return {
    isTenantAdmin: roles.some(({ role }) => role === 'tenant_admin'),
    instituteIds: roles.flatMap(({ role, institute_id: id }) => (role === 'school_admin' && id ? [id] : [])),
    teaching: teaching.map((row) => ({
      courseId: row.course_id,
      subjectId: row.subject_id,
      sectionId: row.section_id,
    })),
  };
}

/** The same as `maySee` of the domain, for lists. */
export function sees(
  tenantId: number,
  { isTenantAdmin, instituteIds, teaching }: Reach,
): RawBuilder<boolean> {
  const meant = sql`FROM worksheet_section meant
    WHERE meant.tenant_id = worksheet.tenant_id AND meant.worksheet_id = worksheet.id`;
  return sql<boolean>`worksheet.tenant_id = ${tenantId} AND (
    ${isTenantAdmin}::boolean
    OR EXISTS (SELECT ${meant} AND meant.section_id IN (SELECT id FROM section
      WHERE section.tenant_id = ${tenantId} AND section.institute_id = ANY (${instituteIds}::bigint[])))
    OR EXISTS (SELECT FROM unnest(${teaching.map(({ courseId }) => courseId)}::bigint[],
        ${teaching.map(({ subjectId }) => subjectId)}::bigint[],
        ${teaching.map(({ sectionId }) => sectionId)}::bigint[]) AS taught (course_id, subject_id, section_id)
      WHERE taught.course_id = worksheet.course_id
        AND (taught.subject_id IS NULL OR taught.subject_id = worksheet.subject_id)
        AND (taught.section_id IS NULL OR NOT EXISTS (SELECT ${meant})
          OR EXISTS (SELECT ${meant} AND meant.section_id = taught.section_id))))`;
}

/** Those of the sections that are the tenant's own and learn this course. */
export async function selectSections(
  db: Queryable,
  { tenantId, courseId }: { tenantId: number; courseId: number },
  sectionIds: readonly number[],
): Promise<Section[]> {
  const { rows } = await sql<{ id: number; institute_id: number }>`
    SELECT id, institute_id FROM section
    WHERE tenant_id = ${tenantId} AND course_id = ${courseId} AND id = ANY (${sectionIds}::bigint[]) ORDER BY id
  `.execute(db);
  return rows.map((row) => ({ id: row.id, instituteId: row.institute_id }));
}

/** The sections these students belong to today. */
export async function selectSectionsOf(
  db: Queryable,
  tenantId: number,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, Section[]>> {
  const { rows } = await sql<{ student_id: number; id: number; institute_id: number }>`
    SELECT student_id, section.id, institute_id FROM section_membership member
    JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
    WHERE member.tenant_id = ${tenantId} AND student_id = ANY (${studentIds}::bigint[])
      AND from_day <= app_today() AND (to_day IS NULL OR to_day >= app_today())
  `.execute(db);
  const sections = new Map<number, Section[]>();
  for (const row of rows) {
    const known = sections.get(row.student_id) ?? [];
    sections.set(row.student_id, [...known, { id: row.id, instituteId: row.institute_id }]);
  }
  return sections;
}
