import type { Database } from '#platform/db/database.ts';
import { bookPoints, type Due } from './book-points.ts';
import { completionPoints } from './domain/points.ts';
import { lockPoints, type PointsSource, selectLessonFacts } from './points-store.ts';

interface Lesson {
  tenantId: number;
  studentId: number;
  contentId: number;
}

/** Points for a completed lesson, and for the chapter and the subject it completes. Earned ones stay. */
export async function bookLessonPoints(
  { db }: { db: Database },
  { tenantId, studentId, contentId }: Lesson,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPoints(tx, [studentId]);
    const facts = await selectLessonFacts(tx, { studentId, contentId });
    if (!facts) return;
    const { courseId, chapterId, subjectId, completedAt, chapterAt, subjectAt } = facts;
    const dues = [due('content', contentId, completedAt)];
    if (chapterAt) dues.push(due('chapter', chapterId, chapterAt));
    if (subjectAt) dues.push(due('subject', subjectId, subjectAt));
    await bookPoints(tx, { tenantId, studentId, courseId }, dues);
  });
}

const due = (sourceType: PointsSource, sourceId: number, at: Date): Due => ({
  sourceType,
  sourceId,
  points: completionPoints,
  percent: null,
  earnedAt: at,
  changedAt: at,
});
