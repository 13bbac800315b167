import type { LearningDeps } from './deps.ts';
import { type Counts, counts } from './domain/completion.ts';
import { selectContentsDone } from './learning-store.ts';

interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  courseId: number;
}

export interface ChapterCounts extends Counts {
  chapterId: number;
  subjectId: number;
}

/** What each chapter of a course holds and what of it the student has done: three statements for any course. */
export async function countDone(
  { db, catalogue, exerciseCountsOf }: Pick<LearningDeps, 'db' | 'catalogue' | 'exerciseCountsOf'>,
  whose: Whose,
): Promise<ChapterCounts[]> {
  const chapters = await catalogue.countContents(db, { courseId: whose.courseId });
  const done = await selectContentsDone(db, whose.studentId, whose.enrolmentId);
  const exercises = await exerciseCountsOf(db, whose);
  return chapters.map((chapter) => ({
    chapterId: chapter.chapterId,
    subjectId: chapter.subjectId,
    ...counts(chapter, done, exercises),
  }));
}

/** Exam chapters without content are not shown, so they are not counted either. */
export const isShown = (kind: 'class_room' | 'exam', { contents }: { contents: number }): boolean =>
  kind !== 'exam' || contents > 0;
