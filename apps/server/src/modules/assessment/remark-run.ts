import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { selectCompletedCount } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { Run } from './domain/run.ts';
import type { AnswerEvaluated } from './events.ts';
import { describeCompleted } from './finish-run.ts';
import { markRun } from './mark-run.ts';
import { updateResult } from './run-store.ts';

/** Marks a completed run again after one of its answers counts otherwise, and tells whoever counts on the result. */
export async function remarkRun(
  tx: Tx,
  { bank }: Pick<EngineDeps, 'bank'>,
  run: Run,
  questionId: number,
  correctionId: number | null = null,
): Promise<void> {
  const result = await markRun(tx, bank, run, run.endedAt ?? run.createdAt);
  await updateResult(tx, run, result);
  const isFirst = (await selectCompletedCount(tx, run)) === 0;
  const data = { ...(await describeCompleted(tx, run, result, isFirst)), questionId, correctionId };
  await emit<AnswerEvaluated>(tx, { type: 'assessment.answer_evaluated', tenantId: run.tenantId, data });
}
