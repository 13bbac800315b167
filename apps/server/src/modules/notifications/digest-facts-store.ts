import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

interface Span {
  studentId: number;
  from: Date;
  to: Date;
}

/** Lessons that were completed, by subject, with the chapters they stand in. */
export async function selectLessons(db: Queryable, { studentId, from, to }: Span) {
  const { rows } = await sql<{ name: unknown; colour: number; lessons: number; chapters: unknown }>`
    SELECT subject.name, subject.colour, sum(done.lessons)::int AS lessons,
      json_agg(chapter.name ORDER BY chapter.position, chapter.id) AS chapters
    FROM (
      SELECT content.chapter_id, count(*) AS lessons FROM content_state state
      JOIN content ON content.id = state.content_id
      WHERE state.student_id = ${studentId} AND state.completed_at > ${from} AND state.completed_at <= ${to}
      GROUP BY content.chapter_id
    ) done
    JOIN chapter ON chapter.id = done.chapter_id
    JOIN subject ON subject.id = chapter.subject_id
    GROUP BY subject.id
    ORDER BY lessons DESC, subject.position, subject.id
  `.execute(db);
  return rows;
}

/** The best one first. */
export async function selectRuns(db: Queryable, { studentId, from, to }: Span) {
  return db
    .selectFrom('attempt_run')
    .innerJoin('practice_item', 'practice_item.id', 'attempt_run.practice_item_id')
    .select(['practice_item.title', 'attempt_run.score', 'attempt_run.most_marks'])
    .where('attempt_run.student_id', '=', studentId)
    .where('attempt_run.state', '=', 'completed')
    .where('attempt_run.ended_at', '>', from)
    .where('attempt_run.ended_at', '<=', to)
    .orderBy('attempt_run.score', 'desc')
    .orderBy('attempt_run.ended_at', 'desc')
    .execute();
}

/** Answers that wait for a tutor, from this week or before. */
export async function selectWaiting(db: Queryable, studentId: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT coalesce(sum(evaluating), 0)::int AS waiting FROM attempt_run
    WHERE student_id = ${studentId} AND state = 'completed'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Points of the week by course, with the sum so far. */
export async function selectPoints(db: Queryable, { studentId, from, to }: Span) {
  const { rows } = await sql<{ id: number; name: unknown; points: number; total: number }>`
    SELECT course.id, course.name, week.points, total.points AS total
    FROM (
      SELECT course_id, sum(points)::int AS points FROM points_entry
      WHERE student_id = ${studentId} AND earned_at > ${from} AND earned_at <= ${to}
      GROUP BY course_id
    ) week
    JOIN points_total total ON total.student_id = ${studentId} AND total.course_id = week.course_id
    JOIN course ON course.id = week.course_id
    WHERE week.points > 0
    ORDER BY week.points DESC, course.id
  `.execute(db);
  return rows;
}

/** Worksheets of the student's courses that are due and were not turned in; who they are for is asked elsewhere. */
export async function selectDueWorksheets(db: Queryable, { studentId, from, to }: Span) {
  const { rows } = await sql<{ course_id: number; sections: number[]; name: unknown; due_at: Date }>`
    SELECT worksheet.course_id, worksheet.name, worksheet.due_at, (
      SELECT coalesce(json_agg(section_id), '[]') FROM worksheet_section
      WHERE worksheet_section.tenant_id = worksheet.tenant_id AND worksheet_id = worksheet.id
    ) AS sections
    FROM enrolment
    JOIN worksheet ON worksheet.tenant_id = enrolment.tenant_id AND worksheet.course_id = enrolment.course_id
    WHERE enrolment.student_id = ${studentId} AND worksheet.posted_at IS NOT NULL
      AND worksheet.due_at > ${from} AND worksheet.due_at <= ${to}
      AND NOT EXISTS (
        SELECT FROM student_worksheet own
        JOIN worksheet_round round ON round.student_id = own.student_id
          AND round.student_worksheet_id = own.id AND round.round_no = own.round_no
        WHERE own.student_id = enrolment.student_id AND own.worksheet_id = worksheet.id
          AND round.state IN ('turned_in', 'graded')
      )
    ORDER BY worksheet.due_at, worksheet.id
  `.execute(db);
  return rows;
}
