import { sql } from 'kysely';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export async function selectYears(db: Queryable, tenantId: number, instituteId: number) {
  return db
    .selectFrom('academic_year')
    .select(['id', 'slug', 'starts_on', 'ends_on'])
    .where('tenant_id', '=', tenantId)
    .where('institute_id', '=', instituteId)
    .execute();
}

export interface YearSectionRow {
  id: number;
  name: unknown;
  institute_id: number;
  year_id: number;
  course_id: number;
  course_name: unknown;
  starts_on: string;
  ends_on: string;
}

export async function selectYearSections(db: Queryable, tenantId: number, yearId: number) {
  const { rows } = await sql<YearSectionRow>`
    SELECT section.id, section.name, section.institute_id, year.id AS year_id, section.course_id,
      course.name AS course_name, year.starts_on, year.ends_on
    FROM section JOIN course ON course.id = section.course_id
    JOIN academic_year year ON year.tenant_id = section.tenant_id AND year.id = section.academic_year_id
    WHERE section.tenant_id = ${tenantId} AND section.academic_year_id = ${yearId}
    ORDER BY course.position, section.slug
  `.execute(db);
  return rows;
}

export interface MemberRow {
  section_id: number;
  student_id: number;
  first_name: string;
  last_name: string;
  native_name: string | null;
  is_already: boolean;
}

/** Who was in a section of the year until it ended or still is, and whether they have a place in another year. */
export async function selectYearMembers(
  db: Queryable,
  { tenantId, yearId, toYearId }: { tenantId: number; yearId: number; toYearId: number },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT member.section_id, student.id AS student_id, student.first_name, student.last_name, student.native_name,
      EXISTS (SELECT FROM section_membership next
        JOIN section ON section.tenant_id = next.tenant_id AND section.id = next.section_id
        WHERE next.student_id = student.id AND section.academic_year_id = ${toYearId}) AS is_already
    FROM section_membership member
    JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
    JOIN student ON student.id = member.student_id
    WHERE member.tenant_id = ${tenantId} AND section.academic_year_id = ${yearId} AND member.to_day IS NULL
    ORDER BY member.roll NULLS LAST, student.first_name ${asPeopleSort}, student.id
  `.execute(db);
  return rows;
}

interface Closed {
  tenantId: number;
  fromYearId: number;
  toYearId: number;
  staffId: number;
  movedCount: number;
  leftCount: number;
}

/** False when somebody has closed the year before. */
export async function insertRollOver(tx: Tx, closed: Closed): Promise<boolean> {
  const row = await tx
    .insertInto('year_roll_over')
    .values({
      tenant_id: closed.tenantId,
      from_year_id: closed.fromYearId,
      to_year_id: closed.toYearId,
      staff_id: closed.staffId,
      moved_count: closed.movedCount,
      left_count: closed.leftCount,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'from_year_id']).doNothing())
    .returning('from_year_id')
    .executeTakeFirst();
  return row !== undefined;
}
