import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import { type LearnerContent, withFacts } from './learner-contents.ts';
import { selectPendingIds } from './learning-store.ts';

const most = 24;

interface ListPending {
  learner: Learner;
  enrolmentId: number;
  kind: 'class_room' | 'exam';
}

/**
 * Where to go on: what was begun, even if it has been locked since, then what comes next in each subject as far
 * as it is open.
 */
export async function listPending(
  deps: LearningDeps,
  { learner, enrolmentId, kind }: ListPending,
): Promise<LearnerContent[]> {
  const { db, catalogue } = deps;
  const { studentId, locale } = learner;
  const access = await requireCourse(db, deps, { learner, enrolmentId, kind });
  const { courseId } = access;
  const pending = await selectPendingIds(db, { studentId, enrolmentId, courseId, most });
  const begun = new Set(pending.filter((one) => one.isBegun).map((one) => one.contentId));
  const contentIds = pending.map((one) => one.contentId);
  const views = await catalogue.findContents(db, { courseId, contentIds, locale });
  const contents = await withFacts(db, deps, { learner, access }, views);
  return contents.filter(({ content, isOpen }) => isOpen || begun.has(content.id));
}
