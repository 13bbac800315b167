import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { type Reacher, reaches, runs } from './reach-store.ts';

export interface InstituteRow {
  id: number;
  name: unknown;
  is_run: boolean;
  years: {
    id: number;
    slug: string;
    startsOn: string;
    endsOn: string;
    isCurrent: boolean;
    isClosed: boolean;
  }[];
  sections: {
    id: number;
    name: unknown;
    yearId: number;
    courseId: number;
    courseName: unknown;
    classTeacher: unknown;
    students: number;
    never: number;
    blocked: number;
  }[];
}

export async function selectInstitutes(db: Queryable, who: Reacher): Promise<InstituteRow[]> {
  const { rows } = await sql<InstituteRow>`
    SELECT institute.id, institute.name, ${runs(who, sql`institute.id`)} AS is_run,
      coalesce((SELECT json_agg(json_build_object('id', year.id, 'slug', year.slug, 'startsOn', year.starts_on,
          'endsOn', year.ends_on, 'isCurrent', app_today() BETWEEN year.starts_on AND year.ends_on,
          'isClosed', closed.done_at IS NOT NULL) ORDER BY year.starts_on DESC)
        FROM academic_year year LEFT JOIN year_roll_over closed
          ON closed.tenant_id = year.tenant_id AND closed.from_year_id = year.id
        WHERE year.tenant_id = institute.tenant_id AND year.institute_id = institute.id), '[]') AS years,
      coalesce((SELECT json_agg(json_build_object('id', section.id, 'name', section.name,
          'yearId', section.academic_year_id, 'courseId', course.id, 'courseName', course.name,
          'classTeacher', teacher.name, 'students', own.students, 'never', own.never, 'blocked', own.blocked)
          ORDER BY course.position, section.slug)
        FROM section JOIN course ON course.id = section.course_id
        LEFT JOIN staff teacher ON teacher.tenant_id = section.tenant_id AND teacher.id = section.class_teacher_id
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS students,
            (count(*) FILTER (WHERE student.blocked_at IS NOT NULL))::int AS blocked,
            (count(*) FILTER (WHERE student.blocked_at IS NULL AND NOT EXISTS (SELECT FROM session
              WHERE session.tenant_id = student.tenant_id AND session.student_id = student.id)))::int AS never
          FROM section_membership member JOIN student ON student.id = member.student_id
          WHERE member.tenant_id = section.tenant_id AND member.section_id = section.id
            AND (member.to_day IS NULL OR member.to_day >= app_today())) own
        WHERE section.tenant_id = institute.tenant_id AND section.institute_id = institute.id
          AND ${reaches(who, 'see')}), '[]') AS sections
    FROM institute WHERE institute.tenant_id = ${who.tenantId} ORDER BY institute.id
  `.execute(db);
  return rows.filter(({ is_run, sections }) => is_run || sections.length > 0);
}

export async function selectReachedInstitute(db: Queryable, who: Reacher, instituteId: number) {
  const { rows } = await sql<{ id: number; slug: string; tenant: string }>`
    SELECT institute.id, institute.slug, tenant.slug AS tenant
    FROM institute JOIN tenant ON tenant.id = institute.tenant_id
    WHERE institute.tenant_id = ${who.tenantId} AND institute.id = ${instituteId}
      AND ${runs(who, sql`institute.id`)}
  `.execute(db);
  return rows[0] ?? null;
}

export interface SectionRow {
  id: number;
  name: unknown;
  institute_id: number;
  year_id: number;
  course_id: number;
  course_name: unknown;
  starts_on: string;
  ends_on: string;
}

export async function selectReachedSection(
  db: Queryable,
  who: Reacher,
  sectionId: number,
  as: 'run' | 'see',
): Promise<SectionRow | null> {
  const { rows } = await sql<SectionRow>`
    SELECT section.id, section.name, section.institute_id, year.id AS year_id, section.course_id,
      course.name AS course_name, year.starts_on, year.ends_on
    FROM section JOIN course ON course.id = section.course_id
    JOIN academic_year year ON year.tenant_id = section.tenant_id AND year.id = section.academic_year_id
    WHERE section.tenant_id = ${who.tenantId} AND section.id = ${sectionId} AND ${reaches(who, as)}
  `.execute(db);
  return rows[0] ?? null;
}
