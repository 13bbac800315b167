import { type ChapterCounts, isShown, type Learner } from '#modules/learning/index.ts';
import type { ProgressDeps } from './deps.ts';
import { noRuns, type Standing } from './figures.ts';
import { selectChapterSums } from './read-store.ts';

export interface WhichCourse {
  learner: Learner;
  enrolmentId: number;
  kind: 'class_room' | 'exam';
}

interface ChapterStanding extends ChapterCounts, Standing {
  /** As in lists of chapters; and where the student has practised, whatever became of the chapter's contents. */
  isListed: boolean;
}

/** How a student stands in each chapter of an own course. What was reached is shown when the course has run out, too. */
export async function findStanding(
  { db, learning }: ProgressDeps,
  { learner, enrolmentId, kind }: WhichCourse,
): Promise<{ courseId: number; chapters: ChapterStanding[] }> {
  const { courseId } = await learning.requireCourse({ learner, enrolmentId, kind });
  const { tenantId, studentId } = learner;
  const counts = await learning.countDone({ tenantId, studentId, enrolmentId, courseId });
  const sums = await selectChapterSums(db, { studentId, enrolmentId });
  const chapters = counts.map((chapter) => ({
    ...chapter,
    sums: sums.get(chapter.chapterId) ?? noRuns,
    isListed: isShown(kind, chapter) || sums.has(chapter.chapterId),
  }));
  return { courseId, chapters };
}
