/** Work of one course and subject that waits for a member of staff; without a course: of the whole tenant. */
export interface WaitingLine {
  course: Named | null;
  subject: (Named & { colour: number | null }) | null;
  count: number;
  oldestAt: Date;
}

interface Named {
  id: number;
  /** Per language, as it is stored. */
  name: unknown;
}

export interface WaitingRow {
  course_id: number;
  course_name: unknown;
  subject_id: number | null;
  subject_name: unknown;
  subject_colour: number | null;
  count: number;
  oldest_at: Date;
}

export const toWaitingLine = (row: WaitingRow): WaitingLine => ({
  course: { id: row.course_id, name: row.course_name },
  subject:
    row.subject_id === null
      ? null
      : { id: row.subject_id, name: row.subject_name, colour: row.subject_colour },
  count: row.count,
  oldestAt: row.oldest_at,
});
