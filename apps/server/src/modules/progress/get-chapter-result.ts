import { notFound } from '#platform/app-error.ts';
import type { ProgressDeps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { findStanding, type WhichCourse } from './find-standing.ts';

export async function getChapterResult(
  deps: ProgressDeps,
  { course, chapterId }: { course: WhichCourse; chapterId: number },
) {
  const { courseId, chapters } = await findStanding(deps, course);
  const { locale } = course.learner;
  const chapter = await deps.catalogue.findChapter(deps.db, { courseId, chapterId, locale });
  if (!chapter) throw notFound();
  return { chapter, figures: figuresOf(chapters.filter((each) => each.chapterId === chapterId)) };
}
