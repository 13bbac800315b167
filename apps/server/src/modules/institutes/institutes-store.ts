import { sql } from 'kysely';
import { appToday } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';

export interface InstituteRow {
  tenant_id: number;
  slug: string;
  name: object;
  city: object | undefined;
  board_id: number | undefined;
}

export function upsertInstitute(tx: Tx, { tenant_id, slug, ...values }: InstituteRow): Promise<Saved> {
  return saveRow(tx, { table: 'institute', key: { tenant_id, slug }, values });
}

export interface AcademicYearRow {
  tenant_id: number;
  institute_id: number;
  slug: string;
  starts_on: string;
  ends_on: string;
}

export function upsertAcademicYear(
  tx: Tx,
  { tenant_id, institute_id, slug, ...values }: AcademicYearRow,
): Promise<Saved> {
  return saveRow(tx, { table: 'academic_year', key: { tenant_id, institute_id, slug }, values });
}

export interface SectionRow {
  tenant_id: number;
  institute_id: number;
  academic_year_id: number;
  slug: string;
  course_id: number;
  name: object;
}

export function upsertSection(
  tx: Tx,
  { tenant_id, academic_year_id, slug, ...values }: SectionRow,
): Promise<Saved> {
  return saveRow(tx, { table: 'section', key: { tenant_id, academic_year_id, slug }, values });
}

export function updateClassTeacher(
  tx: Tx,
  tenantId: number,
  sectionId: number,
  staffId: number,
): Promise<Saved> {
  return saveRow(tx, {
    table: 'section',
    key: { tenant_id: tenantId, id: sectionId },
    values: { class_teacher_id: staffId },
  });
}

export async function selectInstituteId(
  db: Queryable,
  tenantId: number,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('institute')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectYearId(
  db: Queryable,
  tenantId: number,
  instituteId: number,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('academic_year')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('institute_id', '=', instituteId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface WhichSection {
  tenantId: number;
  instituteId: number;
  slug: string;
  /** Without a year: that of the year that runs today, or else of the last year there is. */
  year: string | null;
}

export async function selectSection(db: Queryable, { tenantId, instituteId, slug, year }: WhichSection) {
  const row = await db
    .selectFrom('section')
    .innerJoin('academic_year', (join) =>
      join
        .onRef('academic_year.tenant_id', '=', 'section.tenant_id')
        .onRef('academic_year.id', '=', 'section.academic_year_id'),
    )
    .select(['section.id', 'section.course_id', 'academic_year.starts_on', 'academic_year.ends_on'])
    .where('section.tenant_id', '=', tenantId)
    .where('section.institute_id', '=', instituteId)
    .where('section.slug', '=', slug)
    .$if(year !== null, (query) => query.where('academic_year.slug', '=', year))
    .orderBy(sql`app_today() BETWEEN academic_year.starts_on AND academic_year.ends_on`, 'desc')
    .orderBy('academic_year.starts_on', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, courseId: row.course_id, startsOn: row.starts_on, endsOn: row.ends_on };
}

export function upsertRole(
  tx: Tx,
  role: { tenant_id: number; staff_id: number; role: string; institute_id: number | null },
): Promise<Saved> {
  return saveRow(tx, { table: 'staff_role', key: role, values: {} });
}

export async function selectRoles(db: Queryable, tenantId: number, staffId: number) {
  return db
    .selectFrom('staff_role')
    .select(['role', 'institute_id'])
    .where('tenant_id', '=', tenantId)
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

export interface AssignmentRow {
  tenant_id: number;
  staff_id: number;
  course_id: number;
  subject_id: number | null;
  section_id: number | null;
}

export async function selectAssignmentId(db: Queryable, row: AssignmentRow): Promise<number | null> {
  const found = await db
    .selectFrom('teaching_assignment')
    .select('id')
    .where('tenant_id', '=', row.tenant_id)
    .where('staff_id', '=', row.staff_id)
    .where('course_id', '=', row.course_id)
    .where('subject_id', 'is not distinct from', row.subject_id)
    .where('section_id', 'is not distinct from', row.section_id)
    .where((where) => where.or([where('to_day', 'is', null), where('to_day', '>=', appToday)]))
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function insertAssignment(
  tx: Tx,
  row: AssignmentRow & { from_day: string | null },
): Promise<number> {
  const inserted = await tx
    .insertInto('teaching_assignment')
    .values({ ...row, from_day: row.from_day ?? appToday })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}
