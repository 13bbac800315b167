import { colourCode } from '#modules/learning/index.ts';
import type { ProgressDeps } from './deps.ts';
import { figuresOf } from './figures.ts';
import { findStanding, type WhichCourse } from './find-standing.ts';

/** How a student stands in a course and in each subject of it. */
export async function getCourseResult(deps: ProgressDeps, which: WhichCourse) {
  const { courseId, chapters } = await findStanding(deps, which);
  const { locale } = which.learner;
  const subjects = await deps.catalogue.listSubjects(deps.db, { courseId, search: '', locale });
  return {
    enrolmentId: which.enrolmentId,
    figures: figuresOf(chapters),
    subjects: subjects.map((subject) => {
      const own = chapters.filter(({ subjectId }) => subjectId === subject.id);
      const chapterCount = own.filter(({ isListed }) => isListed).length;
      return { subject: subjectView(subject), chapterCount, figures: figuresOf(own) };
    }),
  };
}

interface Subject {
  id: number;
  name: string;
  colour: number | null;
}

/** A subject as all results name it, in its colour. */
export const subjectView = (subject: Subject) => ({
  id: subject.id,
  name: subject.name,
  colourCode: colourCode(subject),
});
