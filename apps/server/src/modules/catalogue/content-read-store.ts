import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { holdsWords } from '#platform/db/holds-words.ts';

/** Place of a chapter among the active ones of its subject, counted from 1. */
const chapterNumber = sql<number>`(
  SELECT count(*) FROM chapter before
  WHERE before.subject_id = chapter.subject_id AND before.is_active
    AND (before.position, before.id) <= (chapter.position, chapter.id)
)`;

/** Whatever is switched off, or stands below something that is, never leaves. */
const contentRows = (db: Queryable) =>
  db
    .selectFrom('content')
    .innerJoin('content_library', 'content_library.id', 'content.content_library_id')
    .innerJoin('chapter', 'chapter.id', 'content.chapter_id')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .select([
      'content.id',
      'content.title',
      'content.description',
      'chapter.id as chapter_id',
      'chapter.name as chapter_name',
      chapterNumber.as('chapter_number'),
      'subject.id as subject_id',
      'subject.name as subject_name',
      'content_library.id as content_library_id',
      'content_library.content_type',
      'content_library.external_url',
      'content_library.file_key',
      'content_library.poster_key',
      'content_library.previews',
      'content_library.state',
      'content_library.ready_version',
      'content_library.duration_seconds',
      'content_library.page_count',
    ])
    .where('content.is_active', '=', true)
    .where('chapter.is_active', '=', true)
    .where('subject.is_active', '=', true);
export type ContentRow = Awaited<ReturnType<ReturnType<typeof contentRows>['execute']>>[number];

export async function selectSubject(db: Queryable, courseId: number, subjectId: number) {
  return db
    .selectFrom('subject')
    .select(['id', 'name', 'colour', 'icon'])
    .where('id', '=', subjectId)
    .where('course_id', '=', courseId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Active chapters in the order of the syllabus; the numbers are the same whatever is looked for. */
export async function selectChapters(db: Queryable, subjectId: number, words: string, locale: string) {
  return db
    .selectFrom('chapter')
    .select([
      'chapter.id',
      'chapter.name',
      chapterNumber.as('number'),
      sql<number>`(SELECT count(*) FROM content WHERE content.chapter_id = chapter.id AND content.is_active)`.as(
        'contents_count',
      ),
    ])
    .where('subject_id', '=', subjectId)
    .where('is_active', '=', true)
    .$if(words !== '', (query) => query.where(holdsWords('chapter.name', words, locale)))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function selectFirstContents(db: Queryable, chapterIds: readonly number[], most: number) {
  return contentRows(db)
    .where(
      'content.id',
      'in',
      sql<number>`(
        SELECT early.id FROM unnest(${chapterIds}::bigint[]) AS wanted (id)
        CROSS JOIN LATERAL (
          SELECT content.id FROM content WHERE content.chapter_id = wanted.id AND content.is_active
          ORDER BY content.position, content.id LIMIT ${most}
        ) early
      )`,
    )
    .orderBy('content.position')
    .orderBy('content.id')
    .execute();
}

/** A chapter of a course with its subject, its place and what it holds of each kind. */
export async function selectChapter(db: Queryable, courseId: number, chapterId: number) {
  const ofType = (type: string) =>
    sql<number>`count(*) FILTER (WHERE content_library.content_type = ${type})`;
  return db
    .selectFrom('chapter')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('content')
          .innerJoin('content_library', 'content_library.id', 'content.content_library_id')
          .select([
            ofType('video').as('videos'),
            ofType('pdf').as('pdfs'),
            ofType('external_link').as('links'),
          ])
          .whereRef('content.chapter_id', '=', 'chapter.id')
          .where('content.is_active', '=', true)
          .as('held'),
      (join) => join.onTrue(),
    )
    .select([
      'chapter.id',
      'chapter.name',
      chapterNumber.as('number'),
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.colour as subject_colour',
      'subject.icon as subject_icon',
      'held.videos',
      'held.pdfs',
      'held.links',
    ])
    .where('chapter.id', '=', chapterId)
    .where('chapter.is_active', '=', true)
    .where('subject.is_active', '=', true)
    .where('subject.course_id', '=', courseId)
    .executeTakeFirst();
}

interface InChapter {
  chapterId: number;
  words: string;
  locale: string;
}

export async function selectContentTotal(db: Queryable, { chapterId, words, locale }: InChapter) {
  const { total } = await db
    .selectFrom('content')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('chapter_id', '=', chapterId)
    .where('is_active', '=', true)
    .$if(words !== '', (query) => query.where(holdsWords('content.title', words, locale)))
    .executeTakeFirstOrThrow();
  return total;
}

/** Which ones they are is found first: what is said about each is then looked up for one page only. */
export async function selectContentPage(
  db: Queryable,
  { chapterId, words, locale, limit, offset }: InChapter & { limit: number; offset: number },
): Promise<ContentRow[]> {
  return contentRows(db)
    .where('content.id', 'in', (from) =>
      from
        .selectFrom('content')
        .select('content.id')
        .where('content.chapter_id', '=', chapterId)
        .where('content.is_active', '=', true)
        .$if(words !== '', (query) => query.where(holdsWords('content.title', words, locale)))
        .orderBy('content.position')
        .orderBy('content.id')
        .limit(limit)
        .offset(offset),
    )
    .orderBy('content.position')
    .orderBy('content.id')
    .execute();
}

export async function selectContents(
  db: Queryable,
  courseId: number,
  contentIds: readonly number[],
): Promise<ContentRow[]> {
  return contentRows(db)
    .where('subject.course_id', '=', courseId)
    .where('content.id', 'in', contentIds)
    .execute();
}

/** Where a library stands in the given courses, in the order of the syllabus. */
export async function selectPlaces(db: Queryable, libraryId: number, courseIds: readonly number[]) {
  return contentRows(db)
    .select('subject.course_id')
    .where('content.content_library_id', '=', libraryId)
    .where('subject.course_id', 'in', courseIds)
    .orderBy('subject.position')
    .orderBy('chapter.position')
    .orderBy('content.position')
    .orderBy('content.id')
    .execute();
}

export async function selectCaptions(db: Queryable, libraryId: number) {
  return db
    .selectFrom('media_caption')
    .select(['locale', 'file_key'])
    .where('content_library_id', '=', libraryId)
    .orderBy('locale')
    .execute();
}

/** How many contents each active chapter of a course holds. */
export async function selectContentCounts(db: Queryable, courseId: number) {
  return db
    .selectFrom('chapter')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .leftJoin('content', (join) =>
      join.onRef('content.chapter_id', '=', 'chapter.id').on('content.is_active', '=', true),
    )
    .select([
      'chapter.id as chapter_id',
      'chapter.subject_id',
      (select) => select.fn.count<number>('content.id').as('contents'),
    ])
    .where('subject.course_id', '=', courseId)
    .where('subject.is_active', '=', true)
    .where('chapter.is_active', '=', true)
    .groupBy('chapter.id')
    .execute();
}
