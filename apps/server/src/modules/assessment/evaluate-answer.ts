import { isMarkedByPerson } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { selectAnswers, updateLateDecision, updateMarks } from './answer-store.ts';
import type { EngineDeps } from './deps.ts';
import { type AnswerKey, marksOfVerdict, type Verdict } from './domain/marking.ts';
import { type Answer, countedAnswer, type Run } from './domain/run.ts';
import { deleteLease } from './lease-store.ts';
import { insertMark, selectMarks } from './mark-store.ts';
import { lockMarkable } from './markable-run.ts';
import type { Staff } from './reach-store.ts';
import { remarkRun } from './remark-run.ts';
import { addLate } from './run-store.ts';
import { refuseIfTaken } from './take-answer.ts';

interface WhichAnswer extends AnswerKey {
  staff: Staff;
}

interface Evaluation {
  given: { marks: number } | { verdict: Verdict };
  comment: string | null;
  /** How often it had been marked when it was read; without it whatever is there is marked over. */
  revision?: number;
}

type Deps = Pick<EngineDeps, 'bank'>;

/** A tutor gives marks, from none to all; giving others later is a further row and changes the result again. */
export async function evaluateAnswer(
  tx: Tx,
  deps: Deps,
  { staff, given, comment, revision, ...key }: WhichAnswer & Evaluation,
): Promise<{ run: Run; answer: Answer }> {
  const run = await lockMarkable(tx, staff, key);
  const { questionId } = key;
  const question = run.questions.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  await refuseIfTaken(tx, staff, key);
  if (revision !== undefined) await refuseIfMarkedSince(tx, key, revision);
  const body = (await deps.bank.bodies(tx, [question])).get(questionId) as StoredBody;
  const before = await findAnswer(tx, run, questionId);
  if (!isMarkedByPerson(body.kind) || !before?.outcome || before.outcome === 'unanswered') {
    throw new AppError('nothing_to_evaluate');
  }
  const marks = 'marks' in given ? given.marks : marksOfVerdict(given.verdict, body.maxMarks);
  if (marks > body.maxMarks) throw new AppError('marks_out_of_range', { most: body.maxMarks });
  await insertMark(tx, key, { tenantId: run.tenantId, staffId: staff.staffId, marks, comment });
  await updateMarks(tx, run, { questionId, marks, comment });
  await deleteLease(tx, staff, key);
  const details = { run_id: run.id, question_id: questionId, marks, before: before.marks };
  const answer = await settle(tx, deps, run, { staff, ...key }, { action: 'answer.evaluated', details });
  return { run, answer };
}

/** The run is held: nobody marks it between this look and our own row. */
async function refuseIfMarkedSince(tx: Tx, key: AnswerKey, revision: number): Promise<void> {
  const marks = await selectMarks(tx, key);
  if (marks.length !== revision) throw new AppError('answer_marked_meanwhile', { revision: marks.length });
}

/** Staff decides whether an answer that came after the end counts. */
export async function decideLateAnswer(
  tx: Tx,
  deps: Deps,
  { isCounted, lateSeq, ...which }: WhichAnswer & { isCounted: boolean; lateSeq?: number | undefined },
): Promise<Answer> {
  const run = await lockMarkable(tx, which.staff, which);
  const before = await findAnswer(tx, run, which.questionId);
  if (!before || before.lateSeq === null) throw new AppError('nothing_to_evaluate');
  const isAsSeen = before.lateSeq === lateSeq && before.lateDecision === null;
  if (lateSeq !== undefined && !isAsSeen) throw new AppError('answer_marked_meanwhile');
  await refuseIfTaken(tx, which.staff, which);
  const lateDecision = isCounted ? 'counted' : 'refused';
  await updateLateDecision(tx, run, which.questionId, lateDecision);
  if (
    countedAnswer(before, run.countsDrafts) !== countedAnswer({ ...before, lateDecision }, run.countsDrafts)
  ) {
    await takeBackMark(tx, run, which);
  }
  if (before.lateDecision === null) await addLate(tx, run, -1);
  const details = { run_id: run.id, question_id: which.questionId, is_counted: isCounted };
  return settle(tx, deps, run, which, { action: 'answer.late_decided', details });
}

/** The mark was given to other words: it is taken back, and the answer waits for a person again. */
async function takeBackMark(tx: Tx, run: Run, { staff, ...key }: WhichAnswer): Promise<void> {
  const [last] = await selectMarks(tx, key);
  if (!last || last.marks === null) return;
  const { tenantId, staffId } = staff;
  await insertMark(tx, key, { tenantId, staffId, marks: null, comment: null, undoesId: last.id });
  await updateMarks(tx, run, { questionId: key.questionId, marks: null, comment: null });
}

const findAnswer = async (tx: Tx, run: Run, questionId: number): Promise<Answer | undefined> =>
  (await selectAnswers(tx, run)).find((answer) => answer.questionId === questionId);

/** The result as it is now, for everybody who counts on it. */
async function settle(
  tx: Tx,
  deps: Deps,
  run: Run,
  { staff, questionId }: WhichAnswer,
  entry: { action: string; details: Record<string, unknown> },
): Promise<Answer> {
  await remarkRun(tx, deps, run, questionId);
  await audit(tx, {
    tenantId: run.tenantId,
    actor: { kind: 'staff', id: staff.staffId },
    subject: { kind: 'student', id: run.studentId },
    ...entry,
  });
  const after = await findAnswer(tx, run, questionId);
  if (!after) throw new Error('an answer was evaluated that does not exist');
  return after;
}
