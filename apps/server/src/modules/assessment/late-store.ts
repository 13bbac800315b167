import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { mayMark, type Staff } from './reach-store.ts';

export interface LateRow {
  student_id: number;
  run_id: number;
  question_id: number;
  version: number;
  student_name: string;
  section_name: unknown;
  item_title: unknown;
  answer: string | null;
  submitted_answer: string | null;
  counts_drafts: boolean;
  late_answer: string | null;
  late_seq: number;
  ended_at: Date;
  late_at: Date;
  late_key: string;
}

const lateOf = (staff: Staff): RawBuilder<unknown> => sql`
  FROM run_answer answer
  JOIN attempt_run run ON run.student_id = answer.student_id AND run.id = answer.run_id
  JOIN enrolment ON enrolment.student_id = run.student_id AND enrolment.id = run.enrolment_id
  JOIN practice_item item ON item.id = run.practice_item_id
  LEFT JOIN chapter ON chapter.id = item.chapter_id
  WHERE answer.tenant_id = ${staff.tenantId} AND answer.late_seq IS NOT NULL AND answer.late_decision IS NULL
    AND run.state = 'completed' AND ${mayMark(staff, {
      student: sql`run.student_id`,
      course: sql`enrolment.course_id`,
      subject: sql`chapter.subject_id`,
    })}`;

/** Answers that came after the end and that nobody has decided about, the oldest first. */
export async function selectLateAnswers(
  db: Queryable,
  staff: Staff,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<LateRow[]> {
  const { rows } = await sql<LateRow>`
    SELECT late.*, trim(student.first_name || ' ' || student.last_name) AS student_name, (
      SELECT section.name FROM section_membership member
      JOIN section ON section.tenant_id = member.tenant_id AND section.id = member.section_id
      WHERE member.student_id = late.student_id AND member.from_day <= app_today()
        AND (member.to_day IS NULL OR member.to_day >= app_today())
      ORDER BY (section.course_id = late.course_id) DESC, section.id LIMIT 1
    ) AS section_name
    FROM (
      SELECT answer.student_id, answer.run_id, answer.question_id, enrolment.course_id,
        run.question_versions[array_position(run.question_ids, answer.question_id)] AS version,
        item.title AS item_title, answer.answer, answer.submitted_answer, run.counts_drafts, answer.late_answer,
        answer.late_seq,
        run.ended_at, answer.late_at, answer.late_at::text AS late_key
      ${lateOf(staff)}
    ) late JOIN student ON student.id = late.student_id
    ${
      after === null
        ? sql``
        : sql`WHERE (late.late_at, late.student_id, late.run_id, late.question_id) >
            (${after[0]}::timestamptz, ${after[1]}::bigint, ${after[2]}::bigint, ${after[3]}::bigint)`
    }
    ORDER BY late.late_at, late.student_id, late.run_id, late.question_id LIMIT ${limit}
  `.execute(db);
  return rows;
}

export async function selectLateCount(db: Queryable, staff: Staff): Promise<number> {
  const { rows } = await sql<{ late: number }>`SELECT count(*)::int AS late ${lateOf(staff)}`.execute(db);
  return rows[0]?.late ?? 0;
}
