import type { Queryable } from '#platform/db/database.ts';
import { selectChapterBySlug, selectLibraryId } from './bank-store.ts';
import type { PracticePlace } from './save-practice-item.ts';

interface ChapterNames {
  courseId: number;
  subject: string;
  chapter: string;
}

/** A chapter by its names. In an exam course its exercises are exam exercises. */
export async function findChapterPlace(
  db: Queryable,
  { courseId, subject, chapter }: ChapterNames,
): Promise<PracticePlace | null> {
  const row = await selectChapterBySlug(db, courseId, { subject, chapter });
  if (!row) return null;
  return { kind: row.course_kind === 'exam' ? 'exam_exercise' : 'exercise', chapterId: row.id };
}

export async function findLessonPlace(
  db: Queryable,
  { ownerTenantId, library }: { ownerTenantId: number; library: string },
): Promise<PracticePlace | null> {
  const contentLibraryId = await selectLibraryId(db, ownerTenantId, library);
  return contentLibraryId === null ? null : { kind: 'quick_quiz', contentLibraryId };
}
