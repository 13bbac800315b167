import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { executePrepared } from '#platform/db/named-statement.ts';
import type { PointsSource } from './points-store.ts';

export interface HistoryRow {
  id: number;
  points: number;
  source_type: PointsSource;
  revision: number;
  percent: number | null;
  earned_at: Date;
  title: unknown;
  poster_key: string | null;
  chapter_name: unknown;
  chapter_number: number | null;
  subject_id: number | null;
  subject_name: unknown;
  colour: number | null;
  icon: string | null;
  picture_key: string | null;
  counts: number;
}

interface WhichPage {
  studentId: number;
  courseId: number;
  limit: number;
  offset: number;
}

/** A page of the ledger, the newest first, with where each thing stands in the course. */
export async function selectHistory(
  db: Queryable,
  { studentId, courseId, limit, offset }: WhichPage,
): Promise<HistoryRow[]> {
  const query = sql<HistoryRow>`
    WITH entry AS (
      SELECT id, points, source_type, source_id, revision, percent, earned_at, course_id, NOT EXISTS (
        SELECT FROM points_entry later WHERE later.student_id = own.student_id AND later.course_id = own.course_id
          AND later.source_type = own.source_type AND later.source_id = own.source_id AND later.revision > own.revision
      ) AS is_newest
      FROM points_entry own
      WHERE student_id = ${studentId} AND course_id = ${courseId}
      ORDER BY earned_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}
    )
    SELECT entry.id, entry.points, entry.source_type, entry.revision,
      -- New marks within a band book nothing: the newest row tells what the run is worth now, older ones what it was.
      CASE WHEN entry.is_newest THEN coalesce(result.first_score, entry.percent) ELSE entry.percent END AS percent,
      entry.earned_at,
      coalesce(item.title, lesson.title, own_chapter.name, own_subject.name) AS title,
      library.poster_key, chapter.name AS chapter_name,
      (SELECT count(*) FROM chapter before WHERE before.subject_id = chapter.subject_id AND before.is_active
        AND (before.position, before.id) <= (chapter.position, chapter.id)) AS chapter_number,
      subject.id AS subject_id, subject.name AS subject_name, subject.colour, subject.icon, subject.picture_key,
      CASE
        WHEN item.id IS NOT NULL THEN least(item.pool_size, (
          SELECT count(*) FROM practice_item_question place WHERE place.practice_item_id = item.id))
        WHEN own_chapter.id IS NOT NULL THEN (
          SELECT count(*) FROM content WHERE content.chapter_id = own_chapter.id AND content.is_active)
        WHEN own_subject.id IS NOT NULL THEN (
          SELECT count(*) FROM chapter part WHERE part.subject_id = own_subject.id AND part.is_active
            AND EXISTS (SELECT FROM content WHERE content.chapter_id = part.id AND content.is_active))
        ELSE 1
      END AS counts
    FROM entry
    LEFT JOIN practice_item item ON item.id = entry.source_id
      AND entry.source_type IN ('exercise', 'exam_exercise', 'quick_quiz', 'paper')
    LEFT JOIN enrolment ON enrolment.student_id = ${studentId} AND enrolment.course_id = ${courseId}
    LEFT JOIN item_result result ON result.student_id = ${studentId} AND result.enrolment_id = enrolment.id
      AND result.practice_item_id = item.id
    LEFT JOIN chapter own_chapter ON own_chapter.id = entry.source_id AND entry.source_type = 'chapter'
    LEFT JOIN subject own_subject ON own_subject.id = entry.source_id AND entry.source_type = 'subject'
    -- The lesson itself, or the one whose quick quiz it was: in this course, where it stands first.
    LEFT JOIN LATERAL (
      SELECT content.title, content.chapter_id, content.content_library_id FROM content
      JOIN chapter ON chapter.id = content.chapter_id JOIN subject ON subject.id = chapter.subject_id
      WHERE subject.course_id = entry.course_id AND (
        (entry.source_type = 'content' AND content.id = entry.source_id)
        OR (entry.source_type = 'quick_quiz' AND content.content_library_id = item.content_library_id))
      ORDER BY (content.is_active AND chapter.is_active AND subject.is_active) DESC, subject.position, chapter.position,
        content.position, content.id LIMIT 1
    ) lesson ON entry.source_type IN ('content', 'quick_quiz')
    LEFT JOIN content_library library ON library.id = lesson.content_library_id
    LEFT JOIN chapter ON chapter.id = coalesce(own_chapter.id, item.chapter_id, lesson.chapter_id)
    LEFT JOIN subject ON subject.id = coalesce(own_subject.id, chapter.subject_id)
    ORDER BY entry.earned_at DESC, entry.id DESC
  `;
  return executePrepared<HistoryRow>(db, query.compile(db));
}
