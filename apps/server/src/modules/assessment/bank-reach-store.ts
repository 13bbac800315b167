import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { Staff } from './reach-store.ts';

/** Where a question stands: its home, or, if it has none, wherever it is used. */
export const placesOfQuestion = sql`(
  SELECT subject.course_id, subject.id AS subject_id, question.chapter_id
  FROM subject WHERE subject.id = question.subject_id
  UNION ALL
  SELECT coalesce(item.course_id, subject.course_id), subject.id, chapter.id
  FROM practice_item_question used
  JOIN practice_item item ON item.id = used.practice_item_id
  LEFT JOIN content ON content.content_library_id = item.content_library_id
  LEFT JOIN chapter ON chapter.id = coalesce(item.chapter_id, content.chapter_id)
  LEFT JOIN subject ON subject.id = chapter.subject_id
  WHERE used.question_id = question.id AND question.subject_id IS NULL
)`;

const isTenantAdmin = ({ tenantId, staffId }: Staff) => sql`EXISTS (
  SELECT FROM staff_role WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND role = 'tenant_admin'
)`;

/** Whoever teaches it now, in a course that their tenant owns: only the owner says what stands in a course. */
const teaches = (
  { tenantId, staffId }: Staff,
  { course, subject }: { course: RawBuilder<unknown>; subject: RawBuilder<unknown> },
) => sql`EXISTS (
  SELECT FROM teaching_assignment teaching
  JOIN course owned ON owned.id = teaching.course_id AND owned.owner_tenant_id = ${tenantId}
  WHERE teaching.tenant_id = ${tenantId} AND teaching.staff_id = ${staffId} AND teaching.course_id = ${course}
    AND (teaching.subject_id IS NULL OR ${subject}::bigint IS NULL OR teaching.subject_id = ${subject}::bigint)
    AND teaching.from_day <= (SELECT app_today())
    AND (teaching.to_day IS NULL OR teaching.to_day >= (SELECT app_today()))
)`;

/** Whether a member of staff keeps this question: a condition on a row of `question`. */
export const keepsQuestion = (staff: Staff): RawBuilder<boolean> => sql<boolean>`(
  question.owner_tenant_id = ${staff.tenantId} AND (
    ${isTenantAdmin(staff)} OR EXISTS (
      SELECT FROM ${placesOfQuestion} place
      WHERE ${teaches(staff, { course: sql`place.course_id`, subject: sql`place.subject_id` })}
    )
  )
)`;

const keepsSubject = (staff: Staff): RawBuilder<boolean> => sql<boolean>`(
  course.owner_tenant_id = ${staff.tenantId} AND (
    ${isTenantAdmin(staff)} OR ${teaches(staff, { course: sql`course.id`, subject: sql`subject.id` })}
  )
)`;

export interface BankPlace {
  subjectId: number;
  chapterId: number | null;
}

/** Whether questions may be put there. */
export async function selectKeepsPlace(
  db: Queryable,
  staff: Staff,
  { subjectId, chapterId }: BankPlace,
): Promise<boolean> {
  const { rows } = await sql<{ keeps: boolean }>`
    SELECT ${keepsSubject(staff)} AND (${chapterId}::bigint IS NULL OR EXISTS (
      SELECT FROM chapter WHERE chapter.id = ${chapterId}::bigint AND chapter.subject_id = subject.id
    )) AS keeps
    FROM subject JOIN course ON course.id = subject.course_id WHERE subject.id = ${subjectId}
  `.execute(db);
  return rows[0]?.keeps ?? false;
}

/** Chapters within reach, with what stands above them; a subject without chapters has one row. */
export async function selectPlaces(db: Queryable, staff: Staff) {
  return db
    .selectFrom('subject')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .leftJoin('chapter', 'chapter.subject_id', 'subject.id')
    .select([
      'course.id as course_id',
      'course.name as course_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'chapter.id as chapter_id',
      'chapter.name as chapter_name',
    ])
    .where(keepsSubject(staff))
    .orderBy('course.position')
    .orderBy('course.id')
    .orderBy('subject.position')
    .orderBy('subject.id')
    .orderBy('chapter.position')
    .orderBy('chapter.id')
    .execute();
}
