import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectSubjects } from './catalogue-store.ts';

interface ListSubjects {
  courseId: number;
  search: string;
  locale: Locale;
}

export interface SubjectView {
  id: number;
  name: string;
  colour: number | null;
  icon: string;
  pictureKey: string | null;
  chapterCount: number;
  amountPaise: number;
  isActive: boolean;
}

/** The subjects of a course, in the order of the syllabus. The caller has checked that the course may be seen. */
export async function listSubjects(
  db: Queryable,
  { courseId, search, locale }: ListSubjects,
): Promise<SubjectView[]> {
  // One letter of Devanagari may be typed in two ways; NFC, which is also stored, makes them one.
  const rows = await selectSubjects(db, courseId, search.trim().normalize('NFC'), locale);
  return rows.map((row) => ({
    id: row.id,
    name: inLocale(localTextSchema.parse(row.name), locale),
    colour: row.colour,
    icon: row.icon,
    pictureKey: row.picture_key,
    chapterCount: row.chapter_count,
    amountPaise: row.amount_paise,
    isActive: row.is_active,
  }));
}
