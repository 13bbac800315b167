import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { PointsSource, WhosePoints } from './points-store.ts';

interface LessonDue extends WhosePoints {
  sourceType: PointsSource;
  sourceId: number;
  earnedAt: Date;
}

/**
 * Completed lessons, chapters and subjects for which nothing was booked: of these students, or of the subject that
 * one content stands in. A chapter is completed once there was a moment when all lessons it had by then were done.
 * Lessons that were added later are not asked for, so neither the order of events nor how soon they are handled
 * decides. (A lesson that was completed before it came to us, by an import, says nothing about such a moment: then
 * all lessons are asked for.)
 */
export async function selectLessonDues(
  tx: Tx,
  { studentIds, contentId }: { studentIds: readonly number[]; contentId?: number },
): Promise<LessonDue[]> {
  const ofContent = contentId === undefined ? sql`` : sql`AND state.content_id = ${contentId}`;
  const completed = (scope: 'chapter' | 'subject') => {
    const id = sql.ref(`${scope}_id`);
    return sql`
      SELECT student_id, tenant_id, course_id, ${scope}, ${id}, coalesce(
        min(completed_at) FILTER (WHERE asked_until <> 'infinity'), max(completed_at))
      FROM lesson WHERE is_asked AND asked_until IS NOT NULL AND NOT EXISTS (
        SELECT FROM lesson other WHERE other.student_id = lesson.student_id AND other.${id} = lesson.${id}
          AND other.is_asked AND other.created_at <= lesson.asked_until
          AND (other.completed_at IS NULL OR other.completed_at > lesson.asked_until))
      GROUP BY student_id, tenant_id, course_id, ${id}`;
  };
  const { rows } = await sql<LessonDue>`
    WITH touched AS (
      SELECT DISTINCT state.student_id, state.tenant_id, chapter.subject_id FROM content_state state
      JOIN content ON content.id = state.content_id JOIN chapter ON chapter.id = content.chapter_id
      WHERE state.student_id = ANY (${studentIds}::bigint[]) AND state.completed_at IS NOT NULL ${ofContent}
    ), lesson AS MATERIALIZED (
      SELECT touched.student_id, touched.tenant_id, subject.course_id, touched.subject_id, content.chapter_id,
        content.id, content.created_at, state.completed_at, content.is_active AND chapter.is_active AS is_asked,
        CASE WHEN content.created_at <= state.completed_at THEN state.completed_at
          WHEN state.completed_at IS NOT NULL THEN 'infinity' END AS asked_until
      FROM touched
      JOIN subject ON subject.id = touched.subject_id
      JOIN chapter ON chapter.subject_id = subject.id
      JOIN content ON content.chapter_id = chapter.id
      LEFT JOIN content_state state ON state.student_id = touched.student_id AND state.content_id = content.id
    ), due (student_id, tenant_id, course_id, source_type, source_id, earned_at) AS (
      SELECT student_id, tenant_id, course_id, 'content', id, completed_at FROM lesson WHERE completed_at IS NOT NULL
      UNION ALL ${completed('chapter')}
      UNION ALL ${completed('subject')}
    )
    SELECT student_id AS "studentId", tenant_id AS "tenantId", course_id AS "courseId", source_type AS "sourceType",
      source_id AS "sourceId", earned_at AS "earnedAt"
    FROM due WHERE NOT EXISTS (
      SELECT FROM points_entry entry WHERE entry.student_id = due.student_id AND entry.course_id = due.course_id
        AND entry.source_type = due.source_type AND entry.source_id = due.source_id)
    ORDER BY student_id, earned_at, array_position('{content,chapter,subject}', source_type), source_id
  `.execute(tx);
  return rows;
}

export interface FirstRunRow extends WhosePoints {
  kind: PointsSource;
  practiceItemId: number;
  evaluating: number;
  /** Per cent. */
  score: number;
  answered: number;
  earnedAt: Date;
  booked: number;
}

/**
 * The run of each item that was completed first, with the marks it has now and what was booked for it: of these
 * students, or of one item. It was worth its points when the last of its answers was marked; when a late one was
 * counted is not written down, so that is now.
 */
export async function selectFirstRuns(
  tx: Tx,
  scope: { studentIds: readonly number[]; enrolmentId?: number; practiceItemId?: number },
): Promise<FirstRunRow[]> {
  const { studentIds, enrolmentId, practiceItemId } = scope;
  const { rows } = await sql<FirstRunRow>`
    SELECT DISTINCT ON (attempt.student_id, attempt.id) attempt.student_id AS "studentId",
      attempt.tenant_id AS "tenantId", enrolment.course_id AS "courseId", run.kind,
      attempt.practice_item_id AS "practiceItemId", run.evaluating, run.score,
      run.correct + run.incorrect AS answered,
      greatest(run.ended_at, (
        SELECT max(created_at) FROM answer_mark mark WHERE mark.student_id = run.student_id AND mark.run_id = run.id
      ), (
        SELECT app_now() FROM run_answer answer WHERE answer.student_id = run.student_id AND answer.run_id = run.id
          AND answer.late_decision = 'counted' LIMIT 1
      )) AS "earnedAt",
      (SELECT coalesce(sum(entry.points), 0) FROM points_entry entry
        WHERE entry.student_id = attempt.student_id AND entry.course_id = enrolment.course_id
          AND entry.source_type = run.kind AND entry.source_id = attempt.practice_item_id) AS booked
    FROM attempt
    JOIN attempt_run run ON run.student_id = attempt.student_id AND run.attempt_id = attempt.id
      AND run.state = 'completed'
    JOIN enrolment ON enrolment.student_id = attempt.student_id AND enrolment.id = attempt.enrolment_id
    WHERE attempt.student_id = ANY (${studentIds}::bigint[])
      ${enrolmentId === undefined ? sql`` : sql`AND attempt.enrolment_id = ${enrolmentId}`}
      ${practiceItemId === undefined ? sql`` : sql`AND attempt.practice_item_id = ${practiceItemId}`}
    ORDER BY attempt.student_id, attempt.id, run.run_no
  `.execute(tx);
  return rows;
}
