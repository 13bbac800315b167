import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

export interface TurnedInRow {
  student_id: number;
  course_id: number;
  course_name: unknown;
  subject_id: number;
  subject_name: unknown;
  subject_colour: number | null;
  oldest_at: Date;
}

/** The same of some worksheets: whose work waits in which. */
export async function selectTurnedInOf(
  db: Queryable,
  tenantId: number,
  worksheetIds: readonly number[],
): Promise<{ worksheet_id: number; student_id: number }[]> {
  const { rows } = await sql<{ worksheet_id: number; student_id: number }>`
    SELECT own.worksheet_id, own.student_id FROM student_worksheet own
    JOIN worksheet_round round ON round.student_id = own.student_id
      AND round.student_worksheet_id = own.id AND round.round_no = own.round_no
    WHERE own.tenant_id = ${tenantId} AND own.worksheet_id = ANY (${worksheetIds}::bigint[])
      AND round.state = 'turned_in'
  `.execute(db);
  return rows;
}

/** One row for each piece of work, the oldest first; whose it is to grade is not decided here. */
export async function selectTurnedIn(db: Queryable, tenantId: number): Promise<TurnedInRow[]> {
  const { rows } = await sql<TurnedInRow>`
    SELECT own.student_id, worksheet.course_id, course.name AS course_name, worksheet.subject_id,
      subject.name AS subject_name, subject.colour AS subject_colour, round.turned_in_at AS oldest_at
    FROM student_worksheet own
    JOIN worksheet_round round ON round.student_id = own.student_id
      AND round.student_worksheet_id = own.id AND round.round_no = own.round_no
    JOIN worksheet ON worksheet.tenant_id = own.tenant_id AND worksheet.id = own.worksheet_id
    JOIN course ON course.id = worksheet.course_id
    JOIN subject ON subject.id = worksheet.subject_id
    WHERE own.tenant_id = ${tenantId} AND round.state = 'turned_in'
    ORDER BY round.turned_in_at, own.worksheet_id, own.student_id
  `.execute(db);
  return rows;
}
