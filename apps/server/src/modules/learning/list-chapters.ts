import { AppError, notFound } from '#platform/app-error.ts';
import { isShown } from './count-done.ts';
import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import { completionOf, counts } from './domain/completion.ts';
import { withFacts } from './learner-contents.ts';
import { selectContentsDone } from './learning-store.ts';

/** A chapter's block shows a few; the rest has a page of its own. */
const firstContents = 4;

interface ListChapters {
  learner: Learner;
  enrolmentId: number;
  kind: 'class_room' | 'exam';
  subjectId: number;
  search: string;
}

export async function listChapters(
  deps: LearningDeps,
  { learner, enrolmentId, kind, subjectId, search }: ListChapters,
) {
  const { db, catalogue } = deps;
  const { tenantId, studentId, locale } = learner;
  const access = await requireCourse(db, deps, { learner, enrolmentId, kind });
  const { courseId } = access;
  const subject = await catalogue.findSubjectHead(db, { courseId, subjectId, locale });
  if (!subject) throw notFound();
  const open = access.ofSubject(subjectId);
  if (!open.canListChapters) throw new AppError('subscription_required');
  const all = await catalogue.listChapters(db, { subjectId, search, locale, firstContents });
  const shown = all.filter((chapter) => isShown(kind, { contents: chapter.contentsCount }));
  const views = shown.flatMap((chapter) => chapter.firstContents);
  const contents = await withFacts(db, deps, { learner, access }, views);
  const done = await selectContentsDone(db, studentId, enrolmentId);
  const exercises = await deps.exerciseCountsOf(db, { tenantId, studentId, enrolmentId, courseId });
  return {
    subject,
    chapters: shown.map((chapter) => {
      const sum = counts({ chapterId: chapter.id, contents: chapter.contentsCount }, done, exercises);
      return {
        chapter,
        isDisabled: !open.canOpenChapter(chapter.number),
        exercisesCount: sum.exercises,
        exercisesDone: sum.exercisesDone,
        completion: completionOf(sum),
        contents: contents.filter(({ content }) => content.chapterId === chapter.id),
      };
    }),
  };
}
