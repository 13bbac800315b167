import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { Evidence } from './domain/evidence.ts';
import type { ContentCompleted } from './events.ts';
import { markCompleted, type WhoseContent } from './state-store.ts';

interface Completion {
  enrolmentId: number;
  courseId: number;
  subjectId: number;
  chapterId: number;
  evidence: Evidence;
  /** Null: now. */
  at: Date | null;
}

/** The fact, its counter and the event, for a row that the caller holds and that was not completed. */
export async function completeContent(
  tx: Tx,
  whose: WhoseContent,
  { enrolmentId, courseId, subjectId, chapterId, evidence, at }: Completion,
): Promise<void> {
  const { tenantId, studentId, contentId } = whose;
  await markCompleted(tx, whose, { enrolmentId, chapterId, evidence, at });
  await emit<ContentCompleted>(tx, {
    type: 'learning.content_completed',
    tenantId,
    data: { studentId, enrolmentId, courseId, subjectId, chapterId, contentId },
  });
}
