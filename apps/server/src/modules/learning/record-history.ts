import type { ContentView } from '#modules/catalogue/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { completeContent } from './complete-content.ts';
import { insertHistory } from './history-store.ts';
import { lockState } from './state-store.ts';

interface Whose {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  courseId: number;
}

interface PastCompletion extends Whose {
  content: Pick<ContentView, 'id' | 'subjectId' | 'chapterId'>;
  at: Date;
}

/** What was completed in another system: it counts like a completion here. What is completed already stays. */
export async function recordCompletion(
  tx: Tx,
  { tenantId, studentId, enrolmentId, courseId, content, at }: PastCompletion,
): Promise<Change> {
  const whose = { tenantId, studentId, contentId: content.id };
  const state = await lockState(tx, whose);
  if (state.isCompleted) return 'unchanged';
  const { subjectId, chapterId } = content;
  const evidence = { isFromElsewhere: true as const };
  await completeContent(tx, whose, { enrolmentId, courseId, subjectId, chapterId, evidence, at });
  return 'created';
}

interface PastPlace extends Omit<Whose, 'courseId'> {
  libraryId: number;
  seconds: number;
  at: Date;
}

/** How far a film was watched in another system. Whoever has opened it here has a place of their own. */
export async function recordPlace(tx: Tx, { libraryId, seconds, at, ...whose }: PastPlace): Promise<Change> {
  return (await insertHistory(tx, whose, libraryId, { seconds, at })) ? 'created' : 'unchanged';
}
