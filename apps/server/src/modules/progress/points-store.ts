import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

/**
 * One booking of a student at a time, until the transaction ends. Many are locked in one order, so that two who do
 * so never wait for each other.
 */
export async function lockPoints(tx: Tx, studentIds: readonly number[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('points:' || id, 0))
    FROM (SELECT id FROM unnest(${studentIds}::bigint[]) id ORDER BY id) students`.execute(tx);
}

export type PointsSource =
  | 'content'
  | 'chapter'
  | 'subject'
  | 'exercise'
  | 'exam_exercise'
  | 'quick_quiz'
  | 'paper';

export interface WhosePoints {
  tenantId: number;
  studentId: number;
  courseId: number;
}

interface Source {
  sourceType: PointsSource;
  sourceId: number;
}

/** What was booked for a source so far, and in how many rows. */
export async function selectBooked(tx: Tx, { studentId, courseId }: WhosePoints, source: Source) {
  return tx
    .selectFrom('points_entry')
    .select([
      (select) => select.fn.coalesce(select.fn.sum<number>('points'), sql<number>`0`).as('points'),
      (select) => select.fn.countAll<number>().as('rows'),
    ])
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('source_type', '=', source.sourceType)
    .where('source_id', '=', source.sourceId)
    .executeTakeFirstOrThrow();
}

export interface NewEntry extends Source {
  revision: number;
  points: number;
  percent: number | null;
  earnedAt: Date;
}

export async function insertEntry(tx: Tx, whose: WhosePoints, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('points_entry')
    .values({
      tenant_id: whose.tenantId,
      student_id: whose.studentId,
      course_id: whose.courseId,
      source_type: entry.sourceType,
      source_id: entry.sourceId,
      revision: entry.revision,
      points: entry.points,
      percent: entry.percent,
      earned_at: entry.earnedAt,
    })
    .execute();
}

interface LessonFacts {
  courseId: number;
  subjectId: number;
  chapterId: number;
  completedAt: Date;
  /** When the last lesson of the chapter, of the subject was completed; null: there are lessons left. */
  chapterAt: Date | null;
  subjectAt: Date | null;
}

/**
 * A completed lesson, and whether it completes its chapter and its subject. What was added after it was completed
 * is not asked for: how soon a listener comes must not decide. (Lessons that were completed before they came to
 * us, by an import, say nothing about that.)
 */
export async function selectLessonFacts(
  tx: Tx,
  { studentId, contentId }: { studentId: number; contentId: number },
): Promise<LessonFacts | null> {
  const { rows } = await sql<LessonFacts>`
    WITH own AS (
      SELECT content.chapter_id, chapter.subject_id, subject.course_id, state.completed_at,
        CASE WHEN content.created_at <= state.completed_at THEN state.completed_at END AS asked_until
      FROM content_state state
      JOIN content ON content.id = state.content_id
      JOIN chapter ON chapter.id = content.chapter_id
      JOIN subject ON subject.id = chapter.subject_id
      WHERE state.student_id = ${studentId} AND state.content_id = ${contentId} AND state.completed_at IS NOT NULL
    ), asked AS (
      SELECT content.chapter_id, state.completed_at
      FROM own
      JOIN chapter ON chapter.subject_id = own.subject_id AND chapter.is_active
      JOIN content ON content.chapter_id = chapter.id AND content.is_active
      LEFT JOIN content_state state ON state.student_id = ${studentId} AND state.content_id = content.id
      WHERE state.completed_at IS NOT NULL OR own.asked_until IS NULL OR content.created_at <= own.asked_until
    )
    SELECT course_id AS "courseId", subject_id AS "subjectId", chapter_id AS "chapterId",
      completed_at AS "completedAt",
      (SELECT CASE WHEN bool_and(completed_at IS NOT NULL) THEN max(completed_at) END
        FROM asked WHERE asked.chapter_id = own.chapter_id) AS "chapterAt",
      (SELECT CASE WHEN bool_and(completed_at IS NOT NULL) THEN max(completed_at) END FROM asked) AS "subjectAt"
    FROM own
  `.execute(tx);
  return rows[0] ?? null;
}

/** The run of an item that was completed first, with the marks it has now. */
export async function selectFirstRun(
  tx: Tx,
  which: { studentId: number; enrolmentId: number; practiceItemId: number },
) {
  return tx
    .selectFrom('attempt')
    .innerJoin('attempt_run as run', (join) =>
      join
        .onRef('run.student_id', '=', 'attempt.student_id')
        .onRef('run.attempt_id', '=', 'attempt.id')
        .on('run.state', '=', 'completed'),
    )
    .innerJoin('enrolment', (join) =>
      join
        .onRef('enrolment.student_id', '=', 'attempt.student_id')
        .onRef('enrolment.id', '=', 'attempt.enrolment_id'),
    )
    .select([
      'enrolment.course_id',
      'run.evaluating',
      'run.score',
      sql<number>`run.correct + run.incorrect`.as('answered'),
      sql<Date>`run.ended_at`.as('ended_at'),
      sql<Date>`greatest(run.ended_at, (
        SELECT max(created_at) FROM answer_mark WHERE student_id = run.student_id AND run_id = run.id
      ))`.as('marked_at'),
    ])
    .where('attempt.student_id', '=', which.studentId)
    .where('attempt.enrolment_id', '=', which.enrolmentId)
    .where('attempt.practice_item_id', '=', which.practiceItemId)
    .orderBy('run.run_no')
    .limit(1)
    .executeTakeFirst();
}

/** The history of a student in a course: how many rows, and what they are worth in this month of the calendar. */
export async function selectHistorySums(
  db: Queryable,
  { studentId, courseId }: Omit<WhosePoints, 'tenantId'>,
) {
  const { rows } = await sql<{ total: number; month_points: number }>`
    SELECT count(*) AS total, coalesce(sum(points) FILTER (
      WHERE earned_at >= date_trunc('month', app_now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'
    ), 0) AS month_points
    FROM points_entry WHERE student_id = ${studentId} AND course_id = ${courseId}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, monthPoints: rows[0]?.month_points ?? 0 };
}
