import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import { insertVersion, updateQuestion } from './bank-store.ts';
import { hasRunningCorrection, insertCorrection, selectRunsToRegrade } from './correction-store.ts';
import { type QuestionToCorrect, readQuestionToCorrect } from './plan-correction.ts';
import type { Staff } from './reach-store.ts';

export const regradeTask = 'regrade-runs';

interface CorrectKey {
  staff: Staff;
  questionId: number;
  correctAnswer: string;
  reason: string;
}

/** The right key becomes a version of its own, new runs get it at once, and a job marks the others again. */
export async function correctKey(
  tx: Tx,
  { staff, questionId, correctAnswer, reason }: CorrectKey,
): Promise<number> {
  const { tenantId, staffId } = staff;
  const which = { ownerTenantId: tenantId, questionId, correctAnswer };
  const question = await readQuestionToCorrect(tx, which, 'locked');
  if (await hasRunningCorrection(tx, questionId)) throw new AppError('correction_running');
  const runs = await selectRunsToRegrade(tx, questionId, question.wrong);
  if (question.keyBefore === correctAnswer && runs.length === 0) throw new AppError('key_unchanged');
  const version = await ensureVersion(tx, question, correctAnswer);
  const given = { tenantId, staffId, questionId, version, correctAnswer, reason, runsTotal: runs.length };
  const id = await insertCorrection(tx, given);
  await enqueue(tx, regradeTask, { tenantId, id }, { key: `regrade:${tenantId}:${id}` });
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'question.key_corrected',
    subject: { kind: 'question', id: questionId },
    details: { correction_id: id, before: question.keyBefore, after: correctAnswer, reason },
  });
  return id;
}

/** The key may have been right already, and only runs of older versions be wrong. */
async function ensureVersion(tx: Tx, question: QuestionToCorrect, correctAnswer: string): Promise<number> {
  if (question.keyBefore === correctAnswer) return question.version;
  const version = question.version + 1;
  const secret = { ...question.secret, correctAnswer };
  await insertVersion(tx, question.id, version, { body: question.body, secret });
  await updateQuestion(tx, question.id, version, question.tags);
  return version;
}
