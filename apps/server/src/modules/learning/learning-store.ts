import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/**
 * Contents done by chapter. The counter is written with the fact; what has been switched off since is taken
 * out again, so that a chapter is not called finished before it is.
 */
export async function selectContentsDone(
  db: Queryable,
  studentId: number,
  enrolmentId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ chapter_id: number; done: number }>`
    SELECT counted.chapter_id, counted.contents_done - (
      SELECT count(*)::int FROM content
      JOIN content_state ON content_state.student_id = counted.student_id AND content_state.content_id = content.id
      WHERE content.chapter_id = counted.chapter_id AND NOT content.is_active
        AND content_state.completed_at IS NOT NULL
    ) AS done
    FROM learning_count counted
    WHERE counted.student_id = ${studentId} AND counted.enrolment_id = ${enrolmentId}
  `.execute(db);
  return new Map(rows.map((row) => [row.chapter_id, row.done]));
}

interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
}

export interface ContentFacts {
  vote: 0 | 1 | null;
  note: string | null;
  isCompleted: boolean;
  views: number;
  upvotes: number;
  downvotes: number;
  playedSeconds: number;
}

interface FactsRow {
  id: number;
  vote: number | null;
  note: string | null;
  is_completed: boolean;
  views: number;
  upvotes: number;
  downvotes: number;
  played_seconds: number;
}

/** What the student did with these contents and what the school's students did together: one statement. */
export async function selectContentFacts(
  db: Queryable,
  { tenantId, studentId, enrolmentId }: Whose,
  contentIds: readonly number[],
): Promise<ReadonlyMap<number, ContentFacts>> {
  const { rows } = await sql<FactsRow>`
    SELECT content.id, state.vote, state.note, state.completed_at IS NOT NULL AS is_completed,
      coalesce(counted.views, 0) AS views, coalesce(counted.upvotes, 0) AS upvotes,
      coalesce(counted.downvotes, 0) AS downvotes, coalesce(history.played_seconds, 0) AS played_seconds
    FROM content
    LEFT JOIN content_state state ON state.student_id = ${studentId} AND state.content_id = content.id
    LEFT JOIN content_count counted ON counted.tenant_id = ${tenantId} AND counted.content_id = content.id
    LEFT JOIN content_history history ON history.student_id = ${studentId}
      AND history.enrolment_id = ${enrolmentId} AND history.content_library_id = content.content_library_id
    WHERE content.id = ANY (${contentIds}::bigint[])
  `.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        vote: row.vote === null ? null : row.vote === 1 ? 1 : 0,
        note: row.note,
        isCompleted: row.is_completed,
        views: row.views,
        upvotes: row.upvotes,
        downvotes: row.downvotes,
        playedSeconds: row.played_seconds,
      },
    ]),
  );
}

/**
 * What the student has begun and not completed, the last one first; then, for each subject, the first content
 * that has been neither begun nor completed.
 */
export async function selectPendingIds(
  db: Queryable,
  { studentId, enrolmentId, courseId, most }: Omit<Whose, 'tenantId'> & { courseId: number; most: number },
): Promise<{ contentId: number; isBegun: boolean }[]> {
  const { rows } = await sql<{ id: number; part: number }>`
    WITH begun AS (
      -- What stands in two chapters is begun once.
      SELECT DISTINCT ON (history.content_library_id) content.id, history.updated_at FROM content_history history
      JOIN content ON content.content_library_id = history.content_library_id AND content.is_active
      JOIN chapter ON chapter.id = content.chapter_id AND chapter.is_active
      JOIN subject ON subject.id = chapter.subject_id AND subject.is_active AND subject.course_id = ${courseId}
      LEFT JOIN content_state state ON state.student_id = history.student_id AND state.content_id = content.id
      WHERE history.student_id = ${studentId} AND history.enrolment_id = ${enrolmentId}
        AND state.completed_at IS NULL
      ORDER BY history.content_library_id, subject.position, chapter.position, content.position, content.id
    ), next AS (
      SELECT upcoming.id, subject.position, subject.id AS subject_id FROM subject
      CROSS JOIN LATERAL (
        SELECT content.id FROM chapter
        JOIN content ON content.chapter_id = chapter.id AND content.is_active
        WHERE chapter.subject_id = subject.id AND chapter.is_active
          AND NOT EXISTS (
            SELECT FROM content_state state
            WHERE state.student_id = ${studentId} AND state.content_id = content.id AND state.completed_at IS NOT NULL
          )
          AND NOT EXISTS (
            SELECT FROM content_history history
            WHERE history.student_id = ${studentId} AND history.enrolment_id = ${enrolmentId}
              AND history.content_library_id = content.content_library_id
          )
        ORDER BY chapter.position, chapter.id, content.position, content.id
        LIMIT 1
      ) upcoming
      WHERE subject.course_id = ${courseId} AND subject.is_active
    )
    SELECT id, part FROM (
      SELECT id, 0 AS part, updated_at, 0 AS position, 0 AS subject_id FROM begun
      UNION ALL
      SELECT id, 1, NULL, position, subject_id FROM next
    ) pending
    ORDER BY part, updated_at DESC, position, subject_id, id
    LIMIT ${most}
  `.execute(db);
  return rows.map((row) => ({ contentId: row.id, isBegun: row.part === 0 }));
}
