import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockRun } from './attempt-store.ts';
import {
  addProgress,
  closeCorrection,
  selectCorrection,
  selectRunsToRegrade,
  selectWrongVersions,
  updateVersions,
} from './correction-store.ts';
import type { EngineDeps } from './deps.ts';
import type { Run } from './domain/run.ts';
import { judgeRun } from './mark-run.ts';
import { remarkRun } from './remark-run.ts';

const batchSize = 50;

interface Correction {
  tenantId: number;
  id: number;
  questionId: number;
  version: number;
  staffId: number;
}

/**
 * Gives the right key to every run that has a wrong one, and marks the finished ones again. A run that was done is
 * not found any more: killed and run again, the job goes on where it was. It looks until it finds nothing, because
 * runs were opened meanwhile.
 */
export async function regradeRuns(
  deps: Pick<EngineDeps, 'db' | 'bank'>,
  key: { tenantId: number; id: number },
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const row = await selectCorrection(db, key);
  if (!row || row.state === 'done') return;
  const { question_id: questionId, correct_answer: correctAnswer } = row;
  const correction = { ...key, questionId, version: row.version, staffId: row.staff_id };
  const wrong = await selectWrongVersions(db, { questionId, version: row.version, correctAnswer });
  for (;;) {
    const runs = await selectRunsToRegrade(db, questionId, wrong);
    if (runs.length === 0) break;
    for (let at = 0; at < runs.length; at += batchSize) {
      signal.throwIfAborted();
      const batch = runs.slice(at, at + batchSize);
      await db.transaction().execute((tx) => regradeBatch(tx, deps, correction, wrong, batch));
    }
  }
  await db.transaction().execute((tx) => closeCorrection(tx, key));
}

async function regradeBatch(
  tx: Tx,
  deps: Pick<EngineDeps, 'bank'>,
  correction: Correction,
  wrong: readonly number[],
  batch: readonly { studentId: number; runId: number }[],
): Promise<void> {
  const done = { runs: 0, changed: 0 };
  for (const { studentId, runId } of batch) {
    const run = (await lockRun(tx, studentId, runId))?.run;
    const held = run?.questions.find(({ id }) => id === correction.questionId);
    if (!run || !held || !wrong.includes(held.version)) continue;
    done.runs += 1;
    if (await regradeRun(tx, deps, correction, run)) done.changed += 1;
  }
  await addProgress(tx, correction, done);
}

/** Whether its result became another one. */
async function regradeRun(
  tx: Tx,
  deps: Pick<EngineDeps, 'bank'>,
  { tenantId, id, questionId, version, staffId }: Correction,
  before: Run,
): Promise<boolean> {
  const questions = before.questions.map((one) => (one.id === questionId ? { id: one.id, version } : one));
  const run: Run = { ...before, questions };
  await updateVersions(tx, run);
  if (before.state !== 'completed' || before.result === null) return false;
  const { result } = await judgeRun(tx, deps.bank, run, run.endedAt ?? run.createdAt);
  const { correct, incorrect, score } = before.result;
  if (result.correct === correct && result.incorrect === incorrect) return false;
  await remarkRun(tx, deps, run, questionId, id);
  await audit(tx, {
    tenantId: run.tenantId,
    // Whoever corrected it may be of the tenant that owns the question, and not of the student's.
    actor: run.tenantId === tenantId ? { kind: 'staff', id: staffId } : { kind: 'system', id: null },
    action: 'answer.regraded',
    subject: { kind: 'student', id: run.studentId },
    details: {
      run_id: run.id,
      question_id: questionId,
      correction_id: id,
      before: score,
      after: result.score,
    },
  });
  return true;
}
