import type { Locale } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import {
  selectCaptions,
  selectChapter,
  selectContentPage,
  selectContents,
  selectContentTotal,
  selectPlaces,
} from './content-read-store.ts';
import { type ContentView, contentView, say } from './content-view.ts';
import type { SubjectHead } from './list-chapters.ts';

export interface ChapterHead {
  id: number;
  name: string;
  number: number;
  subject: SubjectHead;
  counts: { videos: number; pdfs: number; links: number };
}

export async function findChapter(
  db: Queryable,
  { courseId, chapterId, locale }: { courseId: number; chapterId: number; locale: Locale },
): Promise<ChapterHead | null> {
  const row = await selectChapter(db, courseId, chapterId);
  if (!row) return null;
  return {
    id: row.id,
    name: say(row.name, locale),
    number: row.number,
    subject: {
      id: row.subject_id,
      name: say(row.subject_name, locale),
      colour: row.subject_colour,
      icon: row.subject_icon,
    },
    counts: { videos: row.videos, pdfs: row.pdfs, links: row.links },
  };
}

interface ListContents {
  chapterId: number;
  search: string;
  locale: Locale;
  limit: number;
  offset: number;
}

/** A page of a chapter and how many there are in all. The caller has found the chapter. */
export async function listContents(
  db: Queryable,
  { chapterId, search, locale, limit, offset }: ListContents,
): Promise<{ total: number; contents: ContentView[] }> {
  const words = search.trim().normalize('NFC');
  const total = await selectContentTotal(db, { chapterId, words, locale });
  const rows = await selectContentPage(db, { chapterId, words, locale, limit, offset });
  return { total, contents: rows.map((row) => contentView(row, locale)) };
}

/** All of a chapter that is shown, in its order. */
export async function listChapterContents(db: Queryable, chapterId: number): Promise<ContentView[]> {
  const { contents } = await listContents(db, {
    chapterId,
    search: '',
    locale: 'en',
    limit: 1000,
    offset: 0,
  });
  return contents;
}

/** Those of the contents that stand in the course and are active, in the order asked for. */
export async function findContents(
  db: Queryable,
  { courseId, contentIds, locale }: { courseId: number; contentIds: readonly number[]; locale: Locale },
): Promise<ContentView[]> {
  if (contentIds.length === 0) return [];
  const rows = await selectContents(db, courseId, contentIds);
  const byId = new Map(rows.map((row) => [row.id, contentView(row, locale)]));
  return contentIds.flatMap((id) => byId.get(id) ?? []);
}

/** Where a film, PDF or link stands in these courses. */
export async function findPlaces(
  db: Queryable,
  { libraryId, courseIds }: { libraryId: number; courseIds: readonly number[] },
) {
  if (courseIds.length === 0) return [];
  const rows = await selectPlaces(db, libraryId, courseIds);
  return rows.map((row) => ({ courseId: row.course_id, content: contentView(row, 'en') }));
}

export async function listCaptions(db: Queryable, { libraryId }: { libraryId: number }) {
  const rows = await selectCaptions(db, libraryId);
  return rows.map((row) => ({
    locale: row.locale === 'hi' ? ('hi' as const) : ('en' as const),
    fileKey: row.file_key,
  }));
}
