import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertUsedMs, selectAnswers } from './answer-store.ts';
import { selectAllRuns } from './attempt-store.ts';
import { selectNewestKeys } from './correction-store.ts';
import { type AttemptKind, kindPolicies } from './domain/attempt-kind.ts';
import { orderQuestions } from './domain/order-questions.ts';
import { usedMsOnLeaving } from './domain/question-clock.ts';
import type { Run } from './domain/run.ts';
import { extendTime, limitSeconds } from './domain/run-clock.ts';
import type { selectItemToStart } from './practice-store.ts';
import { insertRun } from './run-store.ts';

export type ItemToStart = NonNullable<Awaited<ReturnType<typeof selectItemToStart>>>;

interface OpenRun {
  tenantId: number;
  studentId: number;
  enrolmentId: number;
  attemptId: number;
  kind: AttemptKind;
  item: ItemToStart;
  /** The attempt was made a moment ago: it has no runs yet. */
  isNew: boolean;
  countsDrafts: boolean;
  /** False: a completed attempt stays as it is. */
  isRetake: boolean;
  /** A retake of this run: nothing is opened if another one that was not given up came after it. */
  afterRunNo?: number | undefined;
}

/** What could not even be begun is refused before there is an attempt or a clock. */
function refuseStart(item: ItemToStart): void {
  if (item.questions.length === 0) throw new AppError('no_questions');
  if (item.deadline !== null && item.now > item.deadline) throw new AppError('deadline_passed');
}

/** Opens the next run of an attempt that the caller holds, unless one is open. Answers with the id of a new one. */
export async function openRun(tx: Tx, opening: OpenRun): Promise<number | null> {
  const { studentId, attemptId, item } = opening;
  const runs = opening.isNew ? [] : await selectAllRuns(tx, studentId, attemptId);
  if (runs.some(({ state }) => state === 'open')) return null;
  const completed = runs.filter(({ state }) => state === 'completed').length;
  if (completed > 0 && !opening.isRetake) return null;
  const { afterRunNo } = opening;
  if (
    afterRunNo !== undefined &&
    runs.some(({ runNo, state }) => runNo > afterRunNo && state === 'completed')
  )
    return null;
  refuseStart(item);
  if (item.max_runs !== null && completed >= item.max_runs) throw new AppError('no_runs_left');
  const goesOn =
    keepsClock(item) && runs[0]?.state === 'abandoned' ? await withNewestKeys(tx, runs[0]) : undefined;
  const id = await insertRun(tx, newRun(opening, (runs[0]?.runNo ?? 0) + 1, goesOn));
  if (goesOn) await keepUsedTime(tx, goesOn, id);
  return id;
}

/** A correction leaves runs that were given up alone: what goes on from one must not bring the wrong key back. */
const withNewestKeys = async (tx: Tx, run: Run): Promise<Run> => ({
  ...run,
  questions: await selectNewestKeys(tx, run.questions),
});

/** The questions have what they had left when the run before was given up. */
async function keepUsedTime(tx: Tx, before: Run, runId: number): Promise<void> {
  if (before.timer !== 'per_question' || before.endedAt === null) return;
  const { endedAt } = before;
  const used = (await selectAnswers(tx, before)).map(({ questionId, usedMs }) => ({
    questionId,
    usedMs: usedMsOnLeaving(before, questionId, usedMs, endedAt),
  }));
  await insertUsedMs(
    tx,
    { ...before, id: runId },
    used.filter(({ usedMs }) => usedMs > 0),
  );
}

function newRun({ item, kind, countsDrafts, ...whose }: OpenRun, runNo: number, goesOn: Run | undefined) {
  const { hasOwnMarks } = kindPolicies[kind];
  const time = extendTime(item.time, item.time_factor);
  const seed = `${whose.studentId}:${item.id}:${runNo}`;
  return {
    tenantId: whose.tenantId,
    studentId: whose.studentId,
    enrolmentId: whose.enrolmentId,
    attemptId: whose.attemptId,
    practiceItemId: item.id,
    kind,
    runNo,
    questions:
      goesOn?.questions ??
      orderQuestions(item.questions, { isShuffled: item.is_shuffled, poolSize: item.pool_size, seed }),
    timer: item.timer,
    baseTime: item.time,
    time,
    timeFactor: item.time_factor,
    limitSeconds: limitSeconds(item.timer, time),
    deadline: item.deadline,
    rightMarks: hasOwnMarks ? item.right_marks : 1,
    wrongMarks: hasOwnMarks ? item.wrong_marks : 0,
    countsDrafts,
    startedAt: goesOn?.startedAt ?? null,
    expiresAt: goesOn?.expiresAt ?? null,
  };
}

/** Where time is scarce for all, giving up and coming back does not bring a new clock or other questions. */
const keepsClock = (item: ItemToStart) => item.deadline !== null || item.max_runs !== null;
