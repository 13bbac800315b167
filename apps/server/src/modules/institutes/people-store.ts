import type { Locale } from '@shala/brand/brand.ts';
import { sql } from 'kysely';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import { appToday } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export interface PersonRow {
  id: number;
  email: string;
  name: unknown;
  title: unknown;
  is_blocked: boolean;
  has_joined: boolean;
  roles: { role: string; instituteId: number | null; instituteName: unknown }[];
  teaching: {
    id: number;
    courseId: number;
    courseName: unknown;
    subjectId: number | null;
    subjectName: unknown;
    sectionId: number | null;
    sectionName: unknown;
    instituteId: number | null;
  }[];
}

/** Everybody of the tenant, or one; who may see whom is not decided here. */
export async function selectPeople(
  db: Queryable,
  tenantId: number,
  { staffId = null, locale = 'en' }: { staffId?: number | null; locale?: Locale } = {},
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT staff.id, staff.email, staff.name, staff.title, staff.blocked_at IS NOT NULL AS is_blocked,
      staff.totp_secret IS NOT NULL AS has_joined,
      coalesce((SELECT json_agg(json_build_object('role', given.role, 'instituteId', given.institute_id,
          'instituteName', institute.name) ORDER BY given.id)
        FROM staff_role given LEFT JOIN institute
          ON institute.tenant_id = given.tenant_id AND institute.id = given.institute_id
        WHERE given.tenant_id = staff.tenant_id AND given.staff_id = staff.id), '[]') AS roles,
      coalesce((SELECT json_agg(json_build_object('id', taught.id, 'courseId', course.id, 'courseName', course.name,
          'subjectId', subject.id, 'subjectName', subject.name, 'sectionId', section.id,
          'sectionName', section.name, 'instituteId', section.institute_id) ORDER BY course.position, section.slug, taught.id)
        FROM teaching_assignment taught
        JOIN course ON course.id = taught.course_id
        LEFT JOIN subject ON subject.id = taught.subject_id
        LEFT JOIN section ON section.tenant_id = taught.tenant_id AND section.id = taught.section_id
        WHERE taught.tenant_id = staff.tenant_id AND taught.staff_id = staff.id
          AND (taught.to_day IS NULL OR taught.to_day >= app_today())), '[]') AS teaching
    FROM staff WHERE staff.tenant_id = ${tenantId} ${staffId === null ? sql`` : sql`AND staff.id = ${staffId}`}
    ORDER BY coalesce(staff.name ->> ${locale}, staff.name ->> 'en') ${asPeopleSort}, staff.id
  `.execute(db);
  return rows;
}

export async function deleteRole(
  tx: Tx,
  role: { tenantId: number; staffId: number; role: string; instituteId: number | null },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('staff_role')
    .where('tenant_id', '=', role.tenantId)
    .where('staff_id', '=', role.staffId)
    .where('role', '=', role.role)
    .where('institute_id', 'is not distinct from', role.instituteId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It ended yesterday; one that began today never was. */
export async function endAssignment(
  tx: Tx,
  { tenantId, staffId, id }: { tenantId: number; staffId: number; id: number },
): Promise<boolean> {
  const key = (table: 'teaching_assignment') =>
    tx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('staff_id', '=', staffId)
      .where('id', '=', id);
  const begunToday = await key('teaching_assignment')
    .where('from_day', '>=', appToday)
    .returning('id')
    .executeTakeFirst();
  if (begunToday) return true;
  const row = await tx
    .updateTable('teaching_assignment')
    .set({ to_day: sql`app_today() - 1` })
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .where((where) => where.or([where('to_day', 'is', null), where('to_day', '>=', appToday)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The institute of a section that learns this course; null: there is no such section in the tenant. */
export async function selectSectionInstitute(
  db: Queryable,
  { tenantId, sectionId, courseId }: { tenantId: number; sectionId: number; courseId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('section')
    .select('institute_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sectionId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row?.institute_id ?? null;
}

/** Whether the tenant offers the course, with this subject in it if one is named. */
export async function selectOffers(
  db: Queryable,
  { tenantId, courseId, subjectId }: { tenantId: number; courseId: number; subjectId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ offers: boolean }>`
    SELECT EXISTS (SELECT FROM course_licence WHERE tenant_id = ${tenantId} AND course_id = ${courseId})
      AND (${subjectId}::bigint IS NULL
        OR EXISTS (SELECT FROM subject WHERE id = ${subjectId}::bigint AND course_id = ${courseId})) AS offers
  `.execute(db);
  return rows[0]?.offers ?? false;
}

export async function selectInstituteExists(
  db: Queryable,
  tenantId: number,
  instituteId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('institute')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', instituteId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PlacesRow {
  institutes: { id: number; name: unknown; sections: { id: number; name: unknown; courseId: number }[] }[];
  courses: { id: number; name: unknown; subjects: { id: number; name: unknown }[] }[];
}

/** Sections of the years that have not ended. */
export async function selectPlaces(db: Queryable, tenantId: number): Promise<PlacesRow> {
  const { rows } = await sql<PlacesRow>`
    SELECT coalesce((SELECT json_agg(json_build_object('id', institute.id, 'name', institute.name, 'sections',
        coalesce((SELECT json_agg(json_build_object('id', section.id, 'name', section.name,
            'courseId', section.course_id) ORDER BY section.slug)
          FROM section JOIN academic_year year
            ON year.tenant_id = section.tenant_id AND year.id = section.academic_year_id
          WHERE section.tenant_id = institute.tenant_id AND section.institute_id = institute.id
            AND year.ends_on >= app_today()), '[]')) ORDER BY institute.id)
      FROM institute WHERE institute.tenant_id = ${tenantId}), '[]') AS institutes,
      coalesce((SELECT json_agg(json_build_object('id', course.id, 'name', course.name, 'subjects',
        coalesce((SELECT json_agg(json_build_object('id', subject.id, 'name', subject.name) ORDER BY subject.position)
          FROM subject WHERE subject.course_id = course.id AND subject.is_active), '[]')) ORDER BY course.position, course.id)
      FROM course JOIN course_licence licence ON licence.course_id = course.id AND licence.tenant_id = ${tenantId}
      WHERE course.is_active), '[]') AS courses
  `.execute(db);
  return rows[0] ?? { institutes: [], courses: [] };
}
