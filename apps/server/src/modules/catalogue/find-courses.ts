import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectCourses } from './catalogue-store.ts';

interface FindCourses {
  tenantId: number;
  courseIds: readonly number[];
  locale: Locale;
}

export interface CourseView {
  id: number;
  kind: 'class_room' | 'exam';
  name: string;
  acronym: string | null;
  boardName: string | null;
  boardAcronym: string | null;
  pictureKey: string | null;
  isActive: boolean;
}

/** Those of the courses that are licensed to the tenant; a licence taken away makes a course unknown. */
export async function findCourses(
  db: Queryable,
  { tenantId, courseIds, locale }: FindCourses,
): Promise<CourseView[]> {
  if (courseIds.length === 0) return [];
  const rows = await selectCourses(db, tenantId, courseIds);
  const text = (value: unknown) => (value === null ? null : inLocale(localTextSchema.parse(value), locale));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === 'exam' ? 'exam' : 'class_room',
    name: inLocale(localTextSchema.parse(row.name), locale),
    acronym: text(row.acronym),
    boardName: text(row.board_name),
    boardAcronym: text(row.board_acronym),
    pictureKey: row.picture_key,
    isActive: row.is_active,
  }));
}
