import { requireCourse } from './course-access.ts';
import type { Learner, LearningDeps } from './deps.ts';
import type { History } from './domain/history.ts';
import { selectHistories } from './history-store.ts';

/** Where the student is in each content of a course; a list, so it may be read after the course has run out. */
export async function listHistories(
  deps: LearningDeps,
  { learner, enrolmentId }: { learner: Learner; enrolmentId: number },
): Promise<History[]> {
  await requireCourse(deps.db, deps, { learner, enrolmentId, kind: null });
  return selectHistories(deps.db, { studentId: learner.studentId, enrolmentId });
}
