import type { Locale } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import {
  selectChapters,
  selectContentCounts,
  selectFirstContents,
  selectSubject,
} from './content-read-store.ts';
import { type ContentView, contentView, say } from './content-view.ts';

export interface SubjectHead {
  id: number;
  name: string;
  colour: number | null;
  icon: string;
}

export interface ChapterView {
  id: number;
  name: string;
  /** Its place in the syllabus, counted from 1. */
  number: number;
  contentsCount: number;
  firstContents: ContentView[];
}

export async function findSubjectHead(
  db: Queryable,
  { courseId, subjectId, locale }: { courseId: number; subjectId: number; locale: Locale },
): Promise<SubjectHead | null> {
  const row = await selectSubject(db, courseId, subjectId);
  return row ? { id: row.id, name: say(row.name, locale), colour: row.colour, icon: row.icon } : null;
}

/** At most two statements, however many chapters there are. The caller has checked that the subject may be seen. */
export async function listChapters(
  db: Queryable,
  options: { subjectId: number; search: string; locale: Locale; firstContents: number },
): Promise<ChapterView[]> {
  const { subjectId, search, locale } = options;
  const rows = await selectChapters(db, subjectId, search.trim().normalize('NFC'), locale);
  const ids = rows.map((row) => row.id);
  const contents =
    options.firstContents === 0 ? [] : await selectFirstContents(db, ids, options.firstContents);
  return rows.map((row) => ({
    id: row.id,
    name: say(row.name, locale),
    number: row.number,
    contentsCount: row.contents_count,
    firstContents: contents
      .filter((content) => content.chapter_id === row.id)
      .map((content) => contentView(content, locale)),
  }));
}

/** What there is to learn in each chapter of a course. */
export async function countContents(db: Queryable, { courseId }: { courseId: number }) {
  const rows = await selectContentCounts(db, courseId);
  return rows.map((row) => ({
    chapterId: row.chapter_id,
    subjectId: row.subject_id,
    contents: row.contents,
  }));
}
