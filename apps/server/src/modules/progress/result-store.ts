import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** Whose rows are computed: of all these students, or of one course and one item or chapter in it. */
export interface ResultScope {
  studentIds: readonly number[];
  enrolmentId?: number;
  practiceItemId?: number;
  chapterId?: number;
}

type Condition = RawBuilder<unknown>;

const whose = (alias: string, { studentIds, enrolmentId }: ResultScope): Condition => {
  const table = sql.ref(alias);
  const ofCourse = enrolmentId === undefined ? sql`` : sql`AND ${table}.enrolment_id = ${enrolmentId}`;
  return sql`${table}.student_id = ANY (${studentIds}::bigint[]) ${ofCourse}`;
};
const only = (column: string, id: number | undefined): Condition =>
  id === undefined ? sql`` : sql`AND ${sql.ref(column)} = ${id}`;

/**
 * The truth about an item: its completed runs. Runs of an attempt follow one another, so the lowest number is the
 * one that was completed first.
 */
const itemSums = (scope: ResultScope): Condition => sql`
  SELECT attempt.student_id, attempt.enrolment_id, attempt.practice_item_id, attempt.tenant_id,
    item.kind, item.chapter_id,
    count(*)::int AS runs, sum(run.score) AS score_sum, sum(run.accuracy) AS accuracy_sum,
    sum(run.seconds) AS seconds, sum(run.correct + run.incorrect + run.evaluating)::int AS answered,
    (array_agg(run.score ORDER BY run.run_no))[1] AS first_score,
    (array_agg(run.accuracy ORDER BY run.run_no))[1] AS first_accuracy,
    (array_agg(run.seconds ORDER BY run.run_no))[1] AS first_seconds,
    (array_agg(run.correct + run.incorrect + run.evaluating ORDER BY run.run_no))[1] AS first_answered,
    max(run.ended_at) AS last_completed_at
  FROM attempt
  JOIN practice_item item ON item.id = attempt.practice_item_id
  JOIN attempt_run run ON run.student_id = attempt.student_id AND run.attempt_id = attempt.id
    AND run.state = 'completed'
  WHERE ${whose('attempt', scope)} ${only('attempt.practice_item_id', scope.practiceItemId)}
    ${only('item.chapter_id', scope.chapterId)}
  GROUP BY attempt.student_id, attempt.id, item.id`;

/** One at a time for each student: whoever comes second sees what the first has written and what came since. */
export async function lockResults(tx: Tx, studentIds: readonly number[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('progress.results', id))
    FROM (SELECT unnest(${studentIds}::bigint[]) AS id ORDER BY 1) AS students
  `.execute(tx);
}

interface Changed {
  changed: number;
}

/** Writes what differs from the runs, removes what has none, and tells how many rows that were. */
export async function rewriteItemResults(tx: Tx, scope: ResultScope): Promise<number> {
  const { rows } = await sql<Changed>`
    WITH sums AS (${itemSums(scope)}), gone AS (
      DELETE FROM item_result kept
      WHERE ${whose('kept', scope)} ${only('kept.practice_item_id', scope.practiceItemId)}
        AND NOT EXISTS (
          SELECT FROM sums WHERE sums.student_id = kept.student_id AND sums.enrolment_id = kept.enrolment_id
            AND sums.practice_item_id = kept.practice_item_id
        )
      RETURNING 1
    ), saved AS (
      INSERT INTO item_result AS kept (student_id, enrolment_id, practice_item_id, tenant_id, kind, runs, score_sum,
        accuracy_sum, seconds, answered, first_score, last_completed_at)
      SELECT student_id, enrolment_id, practice_item_id, tenant_id, kind, runs, score_sum,
        accuracy_sum, seconds, answered, first_score, last_completed_at
      FROM sums
      ON CONFLICT (student_id, enrolment_id, practice_item_id) DO UPDATE SET
        tenant_id = excluded.tenant_id, kind = excluded.kind, runs = excluded.runs,
        score_sum = excluded.score_sum, accuracy_sum = excluded.accuracy_sum, seconds = excluded.seconds,
        answered = excluded.answered, first_score = excluded.first_score,
        last_completed_at = excluded.last_completed_at
      WHERE kept.* IS DISTINCT FROM excluded.*
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM saved) AS changed
  `.execute(tx);
  return rows[0]?.changed ?? 0;
}

/** The same for chapters, over their exercises: quick quizzes and papers stand in none. */
export async function rewriteChapterResults(tx: Tx, scope: ResultScope): Promise<number> {
  const { rows } = await sql<Changed>`
    WITH sums AS (
      SELECT student_id, enrolment_id, chapter_id, tenant_id, count(*)::int AS items, sum(runs)::int AS runs,
        sum(score_sum) AS score_sum, sum(accuracy_sum) AS accuracy_sum, sum(seconds) AS seconds,
        sum(answered)::int AS answered, sum(first_score) AS first_score_sum,
        sum(first_accuracy) AS first_accuracy_sum, sum(first_seconds) AS first_seconds,
        sum(first_answered)::int AS first_answered, max(last_completed_at) AS last_completed_at
      FROM (${itemSums(scope)}) AS of_items WHERE chapter_id IS NOT NULL
      GROUP BY student_id, enrolment_id, chapter_id, tenant_id
    ), gone AS (
      DELETE FROM chapter_result kept
      WHERE ${whose('kept', scope)} ${only('kept.chapter_id', scope.chapterId)}
        AND NOT EXISTS (
          SELECT FROM sums WHERE sums.student_id = kept.student_id AND sums.enrolment_id = kept.enrolment_id
            AND sums.chapter_id = kept.chapter_id
        )
      RETURNING 1
    ), saved AS (
      INSERT INTO chapter_result AS kept (student_id, enrolment_id, chapter_id, tenant_id, items, runs, score_sum,
        accuracy_sum, seconds, answered, first_score_sum, first_accuracy_sum, first_seconds,
        first_answered, last_completed_at)
      SELECT student_id, enrolment_id, chapter_id, tenant_id, items, runs, score_sum,
        accuracy_sum, seconds, answered, first_score_sum, first_accuracy_sum, first_seconds,
        first_answered, last_completed_at
      FROM sums
      ON CONFLICT (student_id, enrolment_id, chapter_id) DO UPDATE SET
        tenant_id = excluded.tenant_id, items = excluded.items, runs = excluded.runs,
        score_sum = excluded.score_sum, accuracy_sum = excluded.accuracy_sum, seconds = excluded.seconds,
        answered = excluded.answered, first_score_sum = excluded.first_score_sum, first_accuracy_sum = excluded.first_accuracy_sum,
        first_seconds = excluded.first_seconds, first_answered = excluded.first_answered,
        last_completed_at = excluded.last_completed_at
      WHERE kept.* IS DISTINCT FROM excluded.*
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM saved) AS changed
  `.execute(tx);
  return rows[0]?.changed ?? 0;
}

/** The next students in the order of their ids. */
export async function selectStudentIds(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('student')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
