import { notFound } from '#platform/app-error.ts';
import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import { completionOf, counts, sumUp } from './domain/completion.ts';
import { selectContentsDone } from './learning-store.ts';

interface ListSubjects {
  learner: Learner;
  enrolmentId: number;
  kind: 'class_room' | 'exam';
  search: string;
}

/** Subjects are a list anyone enrolled may see, even when the course has run out. */
export async function listSubjects(deps: LearningDeps, { learner, enrolmentId, kind, search }: ListSubjects) {
  const { db, catalogue } = deps;
  const { tenantId, studentId, locale } = learner;
  const access = await requireCourse(db, deps, { learner, enrolmentId, kind });
  const { courseId } = access;
  const [course] = await catalogue.findCourses(db, { tenantId, courseIds: [courseId], locale });
  if (!course) throw notFound();
  const subjects = await catalogue.listSubjects(db, { courseId, search, locale });
  const chapters = await catalogue.countContents(db, { courseId });
  const done = await selectContentsDone(db, studentId, enrolmentId);
  const exercises = await deps.exerciseCountsOf(db, { tenantId, studentId, enrolmentId, courseId });
  return {
    course,
    subjects: subjects.map((subject) => {
      const own = chapters.filter((chapter) => chapter.subjectId === subject.id);
      const sum = sumUp(own.map((chapter) => counts(chapter, done, exercises)));
      // Exam chapters without content are not shown, so they are not counted either.
      const shown = kind === 'exam' ? own.filter(({ contents }) => contents > 0) : own;
      return {
        subject,
        chapterCount: shown.length,
        isDisabled: access.ofSubject(subject.id).chapters === 'none',
        completion: completionOf(sum),
      };
    }),
  };
}
