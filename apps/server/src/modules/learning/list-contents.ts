import { AppError, notFound } from '#platform/app-error.ts';
import { type Page, pageMeta } from '#platform/page.ts';
import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import { withFacts } from './learner-contents.ts';

interface ListContents {
  learner: Learner;
  enrolmentId: number;
  kind: 'class_room' | 'exam';
  chapterId: number;
  search: string;
  page: Page;
}

export async function listContents(
  deps: LearningDeps,
  { learner, enrolmentId, kind, chapterId, search, page }: ListContents,
) {
  const { db, catalogue } = deps;
  const { locale } = learner;
  const access = await requireCourse(db, deps, { learner, enrolmentId, kind });
  const chapter = await catalogue.findChapter(db, { courseId: access.courseId, chapterId, locale });
  if (!chapter) throw notFound();
  const open = access.ofSubject(chapter.subject.id);
  if (!open.canListChapters) throw new AppError('subscription_required');
  const found = await catalogue.listContents(db, {
    chapterId,
    search,
    locale,
    limit: page.size,
    offset: (page.number - 1) * page.size,
  });
  return {
    chapter,
    isDisabled: !open.canOpenChapter(chapter.number),
    contents: await withFacts(db, deps, { learner, access }, found.contents),
    meta: pageMeta(page, found.total),
  };
}
