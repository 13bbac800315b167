import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

const chapterNumber = sql<number>`(
  SELECT count(*) FROM chapter before
  WHERE before.subject_id = chapter.subject_id AND before.is_active
    AND (before.position, before.id) <= (chapter.position, chapter.id)
)`;

/** The chapters of these subjects in the order of the syllabus, with what is in each. */
export async function selectTaughtTree(db: Queryable, subjectIds: readonly number[]) {
  const contents = (condition: ReturnType<typeof sql>) => sql<number>`(
    SELECT count(*) FROM content JOIN content_library library ON library.id = content.content_library_id
    WHERE content.chapter_id = chapter.id AND ${condition})`;
  return db
    .selectFrom('subject')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .leftJoin('chapter', (join) =>
      join.onRef('chapter.subject_id', '=', 'subject.id').on('chapter.is_active', '=', true),
    )
    .select([
      'course.id as course_id',
      'course.name as course_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.colour',
      'chapter.id as chapter_id',
      'chapter.name as chapter_name',
      chapterNumber.as('number'),
      contents(sql`true`).as('contents'),
      contents(sql`NOT content.is_active`).as('drafts'),
      contents(sql`library.state <> 'ready'`).as('waiting'),
      sql<number>`(SELECT count(*) FROM practice_item WHERE practice_item.chapter_id = chapter.id)`.as(
        'exercises',
      ),
      sql<number>`(SELECT count(*) FROM practice_item WHERE practice_item.course_id = course.id)`.as(
        'papers',
      ),
    ])
    .where('subject.id', 'in', subjectIds)
    .orderBy('course.position')
    .orderBy('course.id')
    .orderBy('subject.position')
    .orderBy('subject.id')
    .orderBy('chapter.position')
    .orderBy('chapter.id')
    .execute();
}

export async function selectTaughtChapter(db: Queryable, chapterId: number, subjectIds: readonly number[]) {
  return db
    .selectFrom('chapter')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .innerJoin('course', 'course.id', 'subject.course_id')
    .select([
      'chapter.id',
      'chapter.name',
      chapterNumber.as('number'),
      'course.id as course_id',
      'course.name as course_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.colour as subject_colour',
    ])
    .where('chapter.id', '=', chapterId)
    .where('chapter.is_active', '=', true)
    .where('subject.id', 'in', subjectIds)
    .executeTakeFirst();
}

/** Nothing of a student, and no quiz, hangs on it. */
const isUntouched = sql<boolean>`NOT (
  content.is_active OR library.is_announced_when_ready
  OR EXISTS (SELECT FROM content_state WHERE content_state.content_id = content.id)
  OR EXISTS (SELECT FROM content_view WHERE content_view.content_id = content.id)
  OR EXISTS (SELECT FROM content_count WHERE content_count.content_id = content.id)
  OR EXISTS (SELECT FROM content_history WHERE content_history.content_library_id = library.id)
  OR EXISTS (SELECT FROM practice_item WHERE practice_item.content_library_id = library.id)
)`;

const contentRows = (db: Queryable) =>
  db
    .selectFrom('content')
    .innerJoin('content_library as library', 'library.id', 'content.content_library_id')
    .leftJoin('media_upload', 'media_upload.content_library_id', 'library.id')
    .select([
      'content.id',
      'content.chapter_id',
      'content.title',
      'content.description',
      'content.is_active',
      'library.id as library_id',
      'library.owner_tenant_id',
      'library.content_type',
      'library.state',
      'library.progress_percent',
      'library.failure_code',
      'library.source_key',
      'library.ready_version',
      'library.duration_seconds',
      'library.page_count',
      'library.external_url',
      'library.poster_key',
      'library.file_key',
      'media_upload.size_bytes as upload_bytes',
      isUntouched.as('is_removable'),
      sql<{ locale: 'en' | 'hi'; file_key: string }[]>`coalesce((
        SELECT json_agg(json_build_object('locale', locale, 'file_key', media_caption.file_key) ORDER BY locale)
        FROM media_caption WHERE media_caption.content_library_id = library.id
      ), '[]')`.as('captions'),
    ]);

export async function selectTaughtContents(db: Queryable, chapterId: number) {
  return contentRows(db)
    .where('content.chapter_id', '=', chapterId)
    .orderBy('content.position')
    .orderBy('content.id')
    .execute();
}
export type TaughtContentRow = Awaited<ReturnType<typeof selectTaughtContents>>[number];

/** One, if it stands in a subject of these. */
export async function selectTaughtContent(db: Queryable, contentId: number, subjectIds: readonly number[]) {
  return contentRows(db)
    .innerJoin('chapter', 'chapter.id', 'content.chapter_id')
    .where('content.id', '=', contentId)
    .where('chapter.is_active', '=', true)
    .where('chapter.subject_id', 'in', subjectIds)
    .executeTakeFirst();
}
