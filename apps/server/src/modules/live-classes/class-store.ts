import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/** All of one class in one row, so that a list is one statement. */
export const classColumns = sql`live_class.id, live_class.tenant_id, live_class.course_id, course.name AS course_name,
  live_class.subject_id, subject.name AS subject_name, subject.colour AS subject_colour, live_class.chapter_id,
  live_class.staff_id, live_class.title, live_class.provider, live_class.external_url, live_class.starts_at,
  live_class.ends_at, live_class.ended_at, live_class.cancelled_at, live_class.reminded_at,
  coalesce((
    SELECT json_agg(json_build_object('id', section.id, 'instituteId', section.institute_id, 'name', section.name)
      ORDER BY section.id)
    FROM live_class_section meant
    JOIN section ON section.tenant_id = meant.tenant_id AND section.id = meant.section_id
    WHERE meant.tenant_id = live_class.tenant_id AND meant.live_class_id = live_class.id
  ), '[]') AS sections,
  coalesce((
    SELECT json_agg(json_build_object('id', staff.id, 'name', staff.name, 'pictureKey', staff.picture_key)
      ORDER BY staff.id = live_class.staff_id DESC, staff.id)
    FROM live_class_tutor teaches
    JOIN staff ON staff.tenant_id = teaches.tenant_id AND staff.id = teaches.staff_id
    WHERE teaches.tenant_id = live_class.tenant_id AND teaches.live_class_id = live_class.id
  ), '[]') AS tutors`;

export const classTables = sql`live_class
  JOIN course ON course.id = live_class.course_id JOIN subject ON subject.id = live_class.subject_id`;

export interface ClassRow {
  id: number;
  tenant_id: number;
  course_id: number;
  course_name: unknown;
  subject_id: number;
  subject_name: unknown;
  subject_colour: number | null;
  chapter_id: number | null;
  staff_id: number;
  title: unknown;
  provider: 'rtc' | 'external';
  external_url: string | null;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  cancelled_at: Date | null;
  reminded_at: Date | null;
  /** JSON as it is built above. */
  sections: unknown;
  tutors: unknown;
}

export async function selectClass(
  db: Queryable,
  { tenantId, liveClassId }: { tenantId: number; liveClassId: number },
  lock: 'locked' | 'free' = 'free',
): Promise<ClassRow | null> {
  const { rows } = await sql<ClassRow>`
    SELECT ${classColumns} FROM ${classTables}
    WHERE live_class.tenant_id = ${tenantId} AND live_class.id = ${liveClassId}
    ${lock === 'locked' ? sql`FOR NO KEY UPDATE OF live_class` : sql``}
  `.execute(db);
  return rows[0] ?? null;
}

export interface StudentFilter {
  tenantId: number;
  /** Courses the student has, whether open or locked. */
  courseIds: readonly number[];
  sectionIds: readonly number[];
  when: 'now' | 'upcoming';
  words: string;
}

/** The longest list that a student is sent; nobody has so many classes ahead. */
const most = 100;

/** Classes that are for a student, the next first. */
export async function selectForStudent(db: Queryable, filter: StudentFilter): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    SELECT ${classColumns} FROM ${classTables}
    WHERE ${isFor(filter)} AND live_class.cancelled_at IS NULL AND live_class.ended_at IS NULL
      AND live_class.ends_at > app_now()
      AND ${filter.when === 'now' ? sql`live_class.starts_at <= app_now()` : sql`live_class.starts_at > app_now()`}
      AND ${hasWords(filter.words)}
    ORDER BY live_class.starts_at, live_class.id LIMIT ${most}
  `.execute(db);
  return rows;
}

/** The rule of `audienceContains`; whether the course is open or locked is looked at afterwards. */
function isFor({ tenantId, courseIds, sectionIds }: StudentFilter): RawBuilder<boolean> {
  const meant = sql`SELECT FROM live_class_section meant
    WHERE meant.tenant_id = live_class.tenant_id AND meant.live_class_id = live_class.id`;
  return sql<boolean>`live_class.tenant_id = ${tenantId} AND live_class.course_id = ANY (${courseIds}::bigint[])
    AND (NOT EXISTS (${meant}) OR EXISTS (${meant} AND meant.section_id = ANY (${sectionIds}::bigint[])))`;
}

/** In the title, the subject or a tutor's name, in both languages: who types does not know which one it is kept in. */
function hasWords(words: string): RawBuilder<boolean> {
  if (words === '') return sql<boolean>`true`;
  const both = (column: RawBuilder<unknown>) => sql`${column} ->> 'en', ${column} ->> 'hi'`;
  const contains = (text: RawBuilder<unknown>) =>
    sql`strpos(search_form(concat_ws(chr(10), ${text})), search_form(${words})) > 0`;
  return sql<boolean>`(${contains(sql`${both(sql`live_class.title`)}, ${both(sql`subject.name`)}`)}
    OR EXISTS (SELECT FROM live_class_tutor teaches
      JOIN staff ON staff.tenant_id = teaches.tenant_id AND staff.id = teaches.staff_id
      WHERE teaches.tenant_id = live_class.tenant_id AND teaches.live_class_id = live_class.id
        AND ${contains(both(sql`staff.name`))}))`;
}
