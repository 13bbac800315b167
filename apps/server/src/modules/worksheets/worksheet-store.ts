import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { RoundState } from './domain/due.ts';

interface Whose {
  tenantId: number;
  studentId: number;
  entitledCourseIds: readonly number[];
  sectionIds: readonly number[];
}

export interface WorksheetRow {
  id: number;
  name: unknown;
  instructions: unknown;
  most_points: number;
  posted_at: Date;
  due_at: Date;
  course_id: number;
  course_name: unknown;
  subject_id: number;
  subject_name: unknown;
  subject_colour: number | null;
  section_id: number | null;
  section_name: unknown;
  student_name: string;
  student_worksheet_id: number | null;
  round_no: number;
  points: number | null;
  private_message: string | null;
  state: RoundState;
  turned_in_at: Date | null;
  receipt: string | null;
  asked_at: Date | null;
  now: Date;
}

/** What was posted to the student: of their courses, for everybody or for a section of theirs. */
const visible = ({ tenantId, entitledCourseIds, sectionIds }: Whose) => sql`
  worksheet.tenant_id = ${tenantId} AND worksheet.posted_at <= app_now()
  AND worksheet.course_id = ANY (${entitledCourseIds}::bigint[])
  AND (
    NOT EXISTS (SELECT FROM worksheet_section meant
      WHERE meant.tenant_id = worksheet.tenant_id AND meant.worksheet_id = worksheet.id)
    OR EXISTS (SELECT FROM worksheet_section meant
      WHERE meant.tenant_id = worksheet.tenant_id AND meant.worksheet_id = worksheet.id
        AND meant.section_id = ANY (${sectionIds}::bigint[]))
  )`;

const select = (whose: Whose, which: RawBuilder<unknown>) => sql<WorksheetRow>`
  SELECT worksheet.id, worksheet.name, worksheet.instructions, worksheet.points AS most_points,
    worksheet.posted_at, coalesce(round.due_at, worksheet.due_at) AS due_at,
    worksheet.course_id, course.name AS course_name, worksheet.subject_id, subject.name AS subject_name,
    subject.colour AS subject_colour, own_section.id AS section_id, own_section.name AS section_name,
    trim(student.first_name || ' ' || student.last_name) AS student_name,
    own.id AS student_worksheet_id, coalesce(own.round_no, 1) AS round_no, own.points, own.private_message,
    coalesce(round.state, 'draft') AS state, round.turned_in_at, round.receipt, round.asked_at,
    app_now() AS now
  FROM worksheet
  JOIN course ON course.id = worksheet.course_id
  JOIN subject ON subject.id = worksheet.subject_id
  JOIN student ON student.id = ${whose.studentId}
  LEFT JOIN student_worksheet own ON own.student_id = student.id AND own.worksheet_id = worksheet.id
  LEFT JOIN worksheet_round round ON round.student_id = own.student_id
    AND round.student_worksheet_id = own.id AND round.round_no = own.round_no
  LEFT JOIN LATERAL (
    SELECT section.id, section.name FROM worksheet_section meant
    JOIN section ON section.tenant_id = meant.tenant_id AND section.id = meant.section_id
    WHERE meant.tenant_id = worksheet.tenant_id AND meant.worksheet_id = worksheet.id
      AND meant.section_id = ANY (${whose.sectionIds}::bigint[])
    ORDER BY section.id LIMIT 1
  ) own_section ON true
  WHERE ${visible(whose)} ${which}`;

export async function selectWorksheets(
  db: Queryable,
  whose: Whose,
  { limit, offset }: { limit: number; offset: number },
): Promise<WorksheetRow[]> {
  const page = sql`ORDER BY worksheet.posted_at DESC, worksheet.id DESC LIMIT ${limit} OFFSET ${offset}`;
  return (await select(whose, page).execute(db)).rows;
}

export async function countWorksheets(db: Queryable, whose: Whose): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM worksheet WHERE ${visible(whose)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Null: there is none, or it is not for this student. */
export async function selectWorksheet(
  db: Queryable,
  whose: Whose,
  worksheetId: number,
): Promise<WorksheetRow | null> {
  return (await select(whose, sql`AND worksheet.id = ${worksheetId}`).execute(db)).rows[0] ?? null;
}
