import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { upsertAnswer } from './answer-store.ts';
import { lockAttempt, lockRun } from './attempt-store.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import { planAnswers } from './domain/plan-answers.ts';
import type { Run } from './domain/run.ts';
import { runSeconds } from './domain/run-clock.ts';
import { finishRun } from './finish-run.ts';
import { openRun } from './open-run.ts';
import { selectItemToStart } from './practice-store.ts';
import { createQuestionBank, type QuestionBank } from './question-bank.ts';
import { startRun } from './run-store.ts';

interface PastRun {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  courseId: number;
  item: { kind: AttemptKind; placeId: number | null; itemId: number };
  /** The how many-th completed run it is: one that is there already is left alone. */
  runNo: number;
  percent: number;
  /** Free-text answers that wait for a tutor. */
  words: readonly string[];
  startedAt: Date;
  secondsEach: number;
}

/**
 * A result from another system, as a run of ours: opened, started, marked and ended by the same code, at a moment
 * of the past. Such systems tell a score and not our options, so the answers are chosen to come near it.
 */
export async function recordRun(tx: Tx, past: PastRun): Promise<Change> {
  const { tenantId, studentId, enrolmentId, courseId, startedAt } = past;
  const { kind } = past.item;
  const item = await selectItemToStart(tx, { ...past.item, courseId }, studentId);
  if (!item) return 'unchanged';
  const attempt = await lockAttempt(tx, { tenantId, studentId, enrolmentId, practiceItemId: item.id });
  if (attempt.completedRuns >= past.runNo) return 'unchanged';
  const runId = await openRun(tx, {
    tenantId,
    studentId,
    enrolmentId,
    attemptId: attempt.id,
    kind,
    item: { ...item, now: startedAt },
    isNew: attempt.isNew,
    countsDrafts: false,
    isRetake: true,
  });
  // Null: the student is at it here and now.
  const opened = runId === null ? null : await lockRun(tx, studentId, runId);
  if (!opened) return 'unchanged';
  await finishPast(tx, opened.run, past);
  return 'created';
}

async function finishPast(tx: Tx, opened: Run, past: PastRun): Promise<void> {
  const bank = createQuestionBank();
  const { timer, limitSeconds, questions } = opened;
  const seconds = runSeconds(timer, limitSeconds, questions.length);
  const started = await startRun(tx, opened, { seconds, holder: null, at: past.startedAt });
  const run: Run = { ...opened, ...started };
  const each = Math.min(past.secondsEach, ...(timer === 'per_question' ? [limitSeconds ?? 0] : []));
  const after = (count: number) => new Date(past.startedAt.getTime() + count * each * 1000);
  const answers = await answersOf(tx, bank, run, past);
  for (const [at, { id: questionId }] of questions.entries()) {
    const answer = answers.get(questionId);
    if (answer === undefined) continue;
    await upsertAnswer(tx, run, {
      questionId,
      clientSeq: 1,
      answer,
      isDraft: false,
      submittedAnswer: answer,
      isMarked: false,
      isVisited: true,
      openedAt: after(at),
      usedMs: timer === 'per_question' ? each * 1000 : 0,
      savedAt: after(at + 1),
      lateAnswer: null,
      lateSeq: null,
      lateDecision: null,
      lateAt: null,
    });
  }
  await finishRun(tx, { bank }, { run, now: after(questions.length) });
}

async function answersOf(tx: Tx, bank: QuestionBank, run: Run, { percent, words }: PastRun) {
  const bodies = await bank.bodies(tx, run.questions);
  const secrets = await bank.secrets(tx, run.questions);
  const questions = run.questions.map(({ id }) => {
    const body = bodies.get(id);
    const options = body?.kind === 'single_choice' ? body.options.map(({ key }) => key) : [];
    return { id, key: secrets.get(id)?.correctAnswer ?? null, options };
  });
  const { rightMarks, wrongMarks } = run;
  const seed = `${run.studentId}:${run.practiceItemId}:${run.runNo}`;
  return planAnswers(questions, { percent, words, rightMarks, wrongMarks, seed });
}
