import type { Tx } from '#platform/db/database.ts';
import type { Learner, LearningDeps } from './deps.ts';
import type { History } from './domain/history.ts';
import { countViews, upsertHistory } from './history-store.ts';
import { requireOpenLibrary } from './open-library.ts';

interface OpenHistory {
  learner: Learner;
  enrolmentId: number;
  contentLibraryId: number;
}

/** A content is opened: from its first opening on, evidence counts; the view counts once a day. */
export async function openHistory(
  tx: Tx,
  deps: LearningDeps,
  { learner, enrolmentId, contentLibraryId }: OpenHistory,
): Promise<History> {
  const { tenantId, studentId } = learner;
  const { contentIds } = await requireOpenLibrary(tx, deps, { learner, enrolmentId, contentLibraryId });
  await countViews(tx, { tenantId, studentId }, contentIds);
  return upsertHistory(tx, { tenantId, studentId, enrolmentId }, contentLibraryId);
}
