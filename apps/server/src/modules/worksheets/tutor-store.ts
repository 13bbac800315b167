import type { LocalText } from '@shala/brand/brand.ts';
import { type RawBuilder, sql } from 'kysely';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import type { RoundState } from './domain/due.ts';
import type { Section } from './domain/reach.ts';

export interface GivenRow {
  id: number;
  tenant_id: number;
  course_id: number;
  course_name: unknown;
  subject_id: number;
  subject_name: unknown;
  subject_colour: number | null;
  sections: (Section & { name: unknown })[];
  name: unknown;
  instructions: unknown;
  points: number;
  due_at: Date;
  posted_at: Date | null;
  publish_at: Date | null;
}

const columns = sql`worksheet.id, worksheet.tenant_id, worksheet.course_id, worksheet.subject_id, name, instructions,
  points, due_at, posted_at, publish_at,
  (SELECT course.name FROM course WHERE course.id = worksheet.course_id) AS course_name,
  (SELECT subject.name FROM subject WHERE subject.id = worksheet.subject_id) AS subject_name,
  (SELECT subject.colour FROM subject WHERE subject.id = worksheet.subject_id) AS subject_colour,
  coalesce((
    SELECT json_agg(json_build_object('id', section.id, 'instituteId', section.institute_id, 'name', section.name)
      ORDER BY section.id)
    FROM worksheet_section meant
    JOIN section ON section.tenant_id = meant.tenant_id AND section.id = meant.section_id
    WHERE meant.tenant_id = worksheet.tenant_id AND meant.worksheet_id = worksheet.id
  ), '[]') AS sections`;

export async function selectGiven(
  db: Queryable,
  tenantId: number,
  worksheetId: number,
  lock: 'locked' | 'free' = 'free',
): Promise<GivenRow | null> {
  const { rows } = await sql<GivenRow>`
    SELECT ${columns} FROM worksheet WHERE tenant_id = ${tenantId} AND id = ${worksheetId}
    ${lock === 'locked' ? sql`FOR UPDATE` : sql``}
  `.execute(db);
  return rows[0] ?? null;
}

/** A page of those that `isSeen` is true of, the newest first. */
export async function selectGivenPage(
  db: Queryable,
  isSeen: RawBuilder<boolean>,
  { number, size }: Page,
): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    SELECT ${columns} FROM worksheet WHERE ${isSeen}
    ORDER BY coalesce(posted_at, created_at) DESC, id DESC LIMIT ${size} OFFSET ${(number - 1) * size}
  `.execute(db);
  return rows;
}

export async function countGiven(db: Queryable, isSeen: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM worksheet WHERE ${isSeen}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

export interface WorksheetWords {
  name: LocalText;
  instructions: LocalText;
  points: number;
  dueAt: Date;
}

export interface NewWorksheet extends WorksheetWords {
  tenantId: number;
  staffId: number;
  courseId: number;
  subjectId: number;
}

export async function insertWorksheet(tx: Tx, worksheet: NewWorksheet): Promise<number> {
  const { id } = await tx
    .insertInto('worksheet')
    .values({
      tenant_id: worksheet.tenantId,
      staff_id: worksheet.staffId,
      course_id: worksheet.courseId,
      subject_id: worksheet.subjectId,
      name: JSON.stringify(worksheet.name),
      instructions: JSON.stringify(worksheet.instructions),
      points: worksheet.points,
      due_at: worksheet.dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WorksheetKey {
  tenantId: number;
  id: number;
}

const one = (tx: Tx, { tenantId, id }: WorksheetKey) =>
  tx.updateTable('worksheet').where('tenant_id', '=', tenantId).where('id', '=', id);

export async function updateWorksheet(
  tx: Tx,
  key: WorksheetKey,
  words: WorksheetWords & { courseId: number; subjectId: number },
): Promise<void> {
  await one(tx, key)
    .set({
      course_id: words.courseId,
      subject_id: words.subjectId,
      name: JSON.stringify(words.name),
      instructions: JSON.stringify(words.instructions),
      points: words.points,
      due_at: words.dueAt,
    })
    .execute();
}

/** Of all students; 0: none has any. */
export async function selectHighestPoints(tx: Tx, { tenantId, id }: WorksheetKey): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    SELECT coalesce(max(points), 0) AS points FROM student_worksheet
    WHERE tenant_id = ${tenantId} AND worksheet_id = ${id}
  `.execute(tx);
  return rows[0]?.points ?? 0;
}

export async function updatePosted(tx: Tx, key: WorksheetKey): Promise<void> {
  await one(tx, key).set({ posted_at: appNow, publish_at: null }).execute();
}

export async function updatePublishAt(tx: Tx, key: WorksheetKey, publishAt: Date | null): Promise<void> {
  await one(tx, key).set({ publish_at: publishAt }).execute();
}

/** Whose moment has come, whose files are all there, and which nobody else is publishing. */
export async function lockDueToPublish(tx: Tx, limit: number): Promise<WorksheetKey[]> {
  const { rows } = await sql<{ tenant_id: number; id: number }>`
    SELECT tenant_id, id FROM worksheet WHERE publish_at <= app_now()
      AND NOT EXISTS (SELECT FROM worksheet_file given
        JOIN stored_file file ON file.tenant_id = given.tenant_id AND file.key = given.file_key
        WHERE given.tenant_id = worksheet.tenant_id AND given.worksheet_id = worksheet.id AND file.state <> 'ready')
    ORDER BY publish_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
  `.execute(tx);
  return rows.map((row) => ({ tenantId: row.tenant_id, id: row.id }));
}

export async function replaceSections(
  tx: Tx,
  { tenantId, id }: WorksheetKey,
  sectionIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('worksheet_section')
    .where('tenant_id', '=', tenantId)
    .where('worksheet_id', '=', id)
    .execute();
  if (sectionIds.length === 0) return;
  await tx
    .insertInto('worksheet_section')
    .values(sectionIds.map((section_id) => ({ tenant_id: tenantId, worksheet_id: id, section_id })))
    .execute();
}

export interface SubmissionRow {
  student_id: number;
  student_name: string;
  student_worksheet_id: number | null;
  round_no: number;
  points: number | null;
  private_message: string | null;
  state: RoundState | null;
  turned_in_at: Date | null;
}

/** Of these students, by name. */
export async function selectSubmissions(
  db: Queryable,
  { tenantId, worksheetId }: { tenantId: number; worksheetId: number },
  studentIds: readonly number[],
): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    SELECT student.id AS student_id, trim(student.first_name || ' ' || student.last_name) AS student_name,
      own.id AS student_worksheet_id, coalesce(own.round_no, 1) AS round_no, own.points, own.private_message,
      round.state, round.turned_in_at
    FROM student
    LEFT JOIN student_worksheet own ON own.student_id = student.id AND own.worksheet_id = ${worksheetId}
    LEFT JOIN worksheet_round round ON round.student_id = own.student_id
      AND round.student_worksheet_id = own.id AND round.round_no = own.round_no
    WHERE student.tenant_id = ${tenantId} AND student.id = ANY (${studentIds}::bigint[])
    ORDER BY student.first_name ${asPeopleSort}, student.last_name ${asPeopleSort}, student.id
  `.execute(db);
  return rows;
}
