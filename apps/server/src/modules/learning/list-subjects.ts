import { notFound } from '#platform/app-error.ts';
import { countDone, isShown } from './count-done.ts';
import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import { completionOf, sumUp } from './domain/completion.ts';

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
  const chapters = await countDone(deps, { tenantId, studentId, enrolmentId, courseId });
  return {
    course,
    subjects: subjects.map((subject) => {
      const own = chapters.filter((chapter) => chapter.subjectId === subject.id);
      return {
        subject,
        chapterCount: own.filter((chapter) => isShown(kind, chapter)).length,
        isDisabled: access.ofSubject(subject.id).chapters === 'none',
        completion: completionOf(sumUp(own)),
      };
    }),
  };
}
