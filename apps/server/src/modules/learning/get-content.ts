import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import { withFacts } from './learner-contents.ts';

export interface WhichContent {
  learner: Learner;
  enrolmentId: number;
  kind: 'class_room' | 'exam';
  chapterId: number;
  contentId: number;
}

/** One content that the student may open now. */
export async function requireOpenContent(
  db: Queryable,
  deps: LearningDeps,
  { learner, enrolmentId, kind, chapterId, contentId }: WhichContent,
) {
  const access = await requireCourse(db, deps, { learner, enrolmentId, kind });
  const { courseId } = access;
  const [content] = await deps.catalogue.findContents(db, {
    courseId,
    contentIds: [contentId],
    locale: learner.locale,
  });
  if (!content || content.chapterId !== chapterId) throw notFound();
  const isOpen = access.ofSubject(content.subjectId).canOpenChapter(content.chapterNumber);
  if (!isOpen) throw new AppError('subscription_required');
  return { access, content };
}

/** With the student's own facts and everything a player needs. */
export async function getContent(db: Queryable, deps: LearningDeps, which: WhichContent) {
  const { access, content } = await requireOpenContent(db, deps, which);
  const [found] = await withFacts(db, deps, { learner: which.learner, access }, [content]);
  if (!found) throw notFound();
  return { found, captions: await deps.catalogue.listCaptions(db, { libraryId: content.library.id }) };
}
