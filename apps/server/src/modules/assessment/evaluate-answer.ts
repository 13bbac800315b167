import { isMarkedByPerson } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertMark, selectAnswers, updateLateDecision, updateMarks } from './answer-store.ts';
import { lockRun } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import type { Answer, Run } from './domain/run.ts';
import { selectItemPlace, selectMayMark } from './practice-store.ts';
import { remarkRun } from './remark-run.ts';
import { addLate } from './run-store.ts';

interface Staff {
  tenantId: number;
  staffId: number;
}

interface WhichAnswer {
  staff: Staff;
  studentId: number;
  runId: number;
  questionId: number;
}

type Deps = Pick<EngineDeps, 'bank'>;

/** A tutor gives marks, from none to all; giving others later is a further row and changes the result again. */
export async function evaluateAnswer(
  tx: Tx,
  deps: Deps,
  { marks, comment, ...which }: WhichAnswer & { marks: number; comment: string | null },
): Promise<Answer> {
  const run = await requireCompleted(tx, which);
  const { questionId, staff } = which;
  const question = run.questions.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  const body = (await deps.bank.bodies(tx, [question])).get(questionId) as StoredBody;
  const before = await findAnswer(tx, run, questionId);
  if (!isMarkedByPerson(body.kind) || !before?.outcome || before.outcome === 'unanswered') {
    throw new AppError('nothing_to_evaluate');
  }
  if (marks > body.maxMarks) throw new AppError('marks_out_of_range', { most: body.maxMarks });
  await insertMark(tx, run, { questionId, staffId: staff.staffId, marks, comment });
  await updateMarks(tx, run, { questionId, marks, comment });
  const details = { run_id: run.id, question_id: questionId, marks, before: before.marks };
  return settle(tx, deps, run, which, { action: 'answer.evaluated', details });
}

/** Staff decides whether an answer that came after the end counts. */
export async function decideLateAnswer(
  tx: Tx,
  deps: Deps,
  { isCounted, ...which }: WhichAnswer & { isCounted: boolean },
): Promise<Answer> {
  const run = await requireCompleted(tx, which);
  const before = await findAnswer(tx, run, which.questionId);
  if (!before || before.lateSeq === null) throw new AppError('nothing_to_evaluate');
  await updateLateDecision(tx, run, which.questionId, isCounted ? 'counted' : 'refused');
  if (before.lateDecision === null) await addLate(tx, run, -1);
  const details = { run_id: run.id, question_id: which.questionId, is_counted: isCounted };
  return settle(tx, deps, run, which, { action: 'answer.late_decided', details });
}

/** Runs of students that this person does not teach answer like runs that do not exist. */
async function requireCompleted(tx: Tx, { staff, studentId, runId }: WhichAnswer): Promise<Run> {
  const found = await lockRun(tx, studentId, runId);
  if (!found || found.run.tenantId !== staff.tenantId) throw notFound();
  const { run } = found;
  const place = await selectItemPlace(tx, run.practiceItemId, run.enrolmentId, studentId);
  const { course_id: courseId, subject_id: subjectId } = place;
  if (!(await selectMayMark(tx, { ...staff, studentId, courseId, subjectId }))) throw notFound();
  if (run.state !== 'completed') throw new AppError('attempt_not_completed');
  return run;
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
