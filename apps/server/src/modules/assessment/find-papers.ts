import { isOpen, requireCourse } from './access.ts';
import { selectCompletedRuns } from './attempt-store.ts';
import type { EngineDeps, Learner } from './deps.ts';
import type { Run } from './domain/run.ts';
import { type PracticeItemView, viewItems } from './list-practice.ts';
import { selectItems } from './practice-store.ts';

interface FindPapers {
  learner: Learner;
  enrolmentId: number;
  paperIds: readonly number[];
}

export interface PaperRuns {
  item: PracticeItemView;
  isOpen: boolean;
  /** The first one first. */
  completed: readonly Run[];
}

/** Papers with their completed runs. What was switched off since is found as well: its results stay. */
export async function findPapers(
  deps: EngineDeps,
  { learner, enrolmentId, paperIds }: FindPapers,
): Promise<PaperRuns[]> {
  const kind = 'paper' as const;
  const course = await requireCourse(deps, { learner, enrolmentId, kind });
  const rows = await selectItems(deps.db, kind, paperIds);
  const items = await viewItems(deps, { learner, enrolmentId, rows });
  const { studentId } = learner;
  const runs = await selectCompletedRuns(deps.db, { studentId, enrolmentId, itemIds: paperIds });
  return items.map((item) => ({
    item,
    isOpen: isOpen(course, kind, []),
    completed: runs.filter(({ practiceItemId }) => practiceItemId === item.id),
  }));
}
