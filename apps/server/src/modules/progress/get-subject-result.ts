import { notFound } from '#platform/app-error.ts';
import type { ProgressDeps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { findStanding, type WhichCourse } from './find-standing.ts';
import { subjectView } from './get-course-result.ts';

/** How a student stands in a subject and in each chapter of it, in the order of the syllabus. */
export async function getSubjectResult(
  deps: ProgressDeps,
  { course, subjectId }: { course: WhichCourse; subjectId: number },
) {
  const { db, catalogue } = deps;
  const { courseId, chapters } = await findStanding(deps, course);
  const { locale } = course.learner;
  const subject = await catalogue.findSubjectHead(db, { courseId, subjectId, locale });
  if (!subject) throw notFound();
  const own = new Map(
    chapters.filter((each) => each.subjectId === subjectId).map((each) => [each.chapterId, each]),
  );
  const all = await catalogue.listChapters(db, { subjectId, search: '', locale, firstContents: 0 });
  const listed = all.flatMap((chapter) => {
    const standing = own.get(chapter.id);
    return standing?.isListed ? [{ chapter, figures: figuresOf([standing]) }] : [];
  });
  return {
    subject: subjectView(subject),
    chapterCount: listed.length,
    figures: figuresOf([...own.values()]),
    chapters: listed,
  };
}
