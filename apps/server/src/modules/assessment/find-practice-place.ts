import type { Queryable } from '#platform/db/database.ts';
import { selectChapterBySlug, selectItemsBySlug, selectLibraryId } from './bank-store.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
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

/** An exercise, quick quiz or paper that is found in a course, whoever owns it. */
export async function findPracticeItem(
  db: Queryable,
  { courseId, slug }: { courseId: number; slug: string },
): Promise<{ kind: AttemptKind; placeId: number | null; itemId: number } | null> {
  const [row] = await selectItemsBySlug(db, courseId, slug);
  if (!row) return null;
  return {
    kind: row.kind as AttemptKind,
    placeId: row.chapter_id ?? row.content_library_id,
    itemId: row.id,
  };
}
