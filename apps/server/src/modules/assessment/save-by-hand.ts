import { checkAnswer } from '@shala/question-kit/kinds.ts';
import type { StoredBody } from '@shala/question-kit/stored.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { selectAnswers, updateMarks, updateUsedMs, upsertAnswer } from './answer-store.ts';
import { lockRunOf } from './attempt-store.ts';
import type { EngineDeps } from './deps.ts';
import {
  actionMoment,
  isLongReplay,
  isQuestionOver,
  questionSecondsLeft,
  usedMsOnLeaving,
} from './domain/question-clock.ts';
import type { Answer, Run } from './domain/run.ts';
import { isOver, remainingSeconds } from './domain/run-clock.ts';
import { insertReplayEvent } from './event-store.ts';
import type { FilesRemoved } from './events.ts';
import { deleteOtherFiles } from './file-store.ts';
import { finishRun } from './finish-run.ts';
import { remarkRun } from './remark-run.ts';
import { addLate, updateQuestionClock } from './run-store.ts';
import { type AnswerChange, receiptHash, type SaveAnswer, type SavedAnswer } from './saved-answer.ts';

/** One save with the run locked: slower than the lanes, and able to judge everything. */
export async function saveByHand(deps: EngineDeps, save: SaveAnswer): Promise<SavedAnswer> {
  return deps.db.transaction().execute(async (tx) => {
    const { run, now } = await requireRun(tx, deps, save);
    const answers = await selectAnswers(tx, run);
    const before =
      answers.find(({ questionId }) => questionId === save.questionId) ?? nothingYet(save.questionId, now);
    const newest = Math.max(before.clientSeq, before.lateSeq ?? 0);
    const clientSeq = save.change.clientSeq ?? newest + 1;
    const { change, questionId, holder } = save;
    const ageMs = change.ageMs ?? 0;
    const moment = actionMoment(now, ageMs, run.lastActionAt);
    const isNoted = isLongReplay(now, ageMs, run.lastActionAt);
    const say = (answer: Answer, current: Run, isLate: boolean) =>
      present(answer, { run: current, now, moment, holder, isLate, isSuperseded: clientSeq < newest });
    if (clientSeq <= newest) return say(before, run, before.lateSeq === newest);

    const clock =
      run.state === 'open' ? await moveQuestionClock(tx, run, { before, answers, moment, isNoted }) : run;
    const isTimeUp =
      run.state !== 'open' ||
      (run.timer === 'per_question' && isQuestionOver(clock, questionId, before.usedMs, moment));
    const isLate = isTimeUp && isNews(before, change, run);
    const at = { clientSeq, now };
    const after = isTimeUp
      ? applyLate(before, change, { at, isOpen: run.state === 'open', isLate })
      : apply(before, change, at);
    await upsertAnswer(tx, run, { ...after, lateAt: isLate ? now : null });
    if (isLate && !isWaiting(before) && isWaiting(after)) await addLate(tx, run, 1);
    // What a person had allowed is not there any more: until somebody looks again the one in time counts.
    if (before.lateDecision === 'counted' && after.lateDecision === null) {
      // Nor is the mark that was given to it.
      await updateMarks(tx, run, { questionId, marks: null, comment: null });
      await remarkRun(tx, deps, run, questionId);
    }
    if (!isTimeUp && change.fileIds)
      await keepFiles(tx, run, questionId, { keptIds: change.fileIds, by: moment });
    return say(after, clock, isLate);
  });
}

async function requireRun(tx: Tx, deps: EngineDeps, { ref, questionId, change }: SaveAnswer) {
  const found = await lockRunOf(tx, ref, change.runNo ?? null);
  const question = found?.run.questions.find(({ id }) => id === questionId);
  if (!found || !question) throw notFound();
  const { run, now } = found;
  if (run.state === 'abandoned') throw new AppError('attempt_closed');
  if (run.startedAt === null) throw new AppError('attempt_not_started');
  const body = (await deps.bank.bodies(tx, [question])).get(questionId) as StoredBody;
  const fault = checkAnswer(body, change.answer ?? null);
  if (fault !== null) throw new AppError('answer_invalid', { fault });
  if (run.state !== 'open' || !isOver(run, now)) return { run, now };
  await finishRun(tx, deps, found);
  return { run: { ...run, state: 'completed' as const }, now };
}

const nothingYet = (questionId: number, now: Date): Answer => ({
  questionId,
  clientSeq: 0,
  answer: null,
  isDraft: null,
  submittedAnswer: null,
  isMarked: false,
  isVisited: false,
  openedAt: null,
  usedMs: 0,
  savedAt: now,
  lateAnswer: null,
  lateSeq: null,
  lateDecision: null,
  outcome: null,
  marks: null,
  comment: null,
});

/** Confirming what was there in time is nothing new. Among late ones the last word is kept, whatever it says. */
function isNews(before: Answer, { answer }: AnswerChange, { countsDrafts }: Run): boolean {
  if (answer === undefined) return false;
  if (before.lateSeq !== null) return true;
  return answer !== (countsDrafts ? before.answer : before.submittedAnswer);
}

interface At {
  clientSeq: number;
  now: Date;
}

function apply(before: Answer, change: AnswerChange, { clientSeq, now }: At): Answer {
  const hasAnswer = change.answer !== undefined;
  const answer = change.answer === undefined ? before.answer : change.answer;
  const isDraft = hasAnswer ? (change.isDraft ?? false) : before.isDraft;
  const isVisited = hasAnswer || (change.isVisited ?? before.isVisited);
  return {
    ...before,
    clientSeq,
    answer,
    isDraft,
    submittedAnswer: hasAnswer && !isDraft ? answer : before.submittedAnswer,
    isMarked: change.isMarked ?? before.isMarked,
    isVisited,
    openedAt: before.openedAt ?? (isVisited ? now : null),
    savedAt: now,
  };
}

/** What counts stays as it was when the time ran out; what came after is kept beside it. */
function applyLate(
  before: Answer,
  change: AnswerChange,
  { at, isOpen, isLate }: { at: At; isOpen: boolean; isLate: boolean },
): Answer {
  // While the run goes on a question whose time is over may still be marked for review.
  const kept = isOpen ? apply(before, { ...change, answer: undefined }, at) : before;
  if (!isLate) return kept;
  const lateAnswer = change.answer ?? null;
  // A decision speaks about one answer and not about the next.
  const lateDecision = lateAnswer === before.lateAnswer ? before.lateDecision : null;
  return { ...kept, lateAnswer, lateSeq: at.clientSeq, lateDecision, savedAt: at.now };
}

/** A late answer is there that nobody has looked at. */
const isWaiting = ({ lateSeq, lateDecision }: Answer) => lateSeq !== null && lateDecision === null;

interface Move {
  before: Answer;
  answers: readonly Answer[];
  moment: Date;
  /** It was done without network, so long ago that a person may want to know. */
  isNoted: boolean;
}

/** One question is in front at a time: whatever is done with a question brings it there. */
async function moveQuestionClock(tx: Tx, run: Run, { before, answers, moment, isNoted }: Move): Promise<Run> {
  if (run.timer !== 'per_question') return run;
  const { questionId } = before;
  const left = answers.find((answer) => answer.questionId === run.openQuestionId);
  if (left && left.questionId !== questionId) {
    await updateUsedMs(tx, run, left.questionId, usedMsOnLeaving(run, left.questionId, left.usedMs, moment));
  }
  const openSince = run.openQuestionId === questionId && run.openSince !== null ? run.openSince : moment;
  const clock = { openQuestionId: questionId, openSince, lastActionAt: moment };
  await updateQuestionClock(tx, run, clock);
  if (isNoted) await insertReplayEvent(tx, run);
  return { ...run, ...clock };
}

/** A picture that another device has added since then was not meant: this one did not know of it. */
async function keepFiles(
  tx: Tx,
  run: Run,
  questionId: number,
  kept: { keptIds: readonly number[]; by: Date },
): Promise<void> {
  const keys = await deleteOtherFiles(tx, run, questionId, kept);
  if (keys.length === 0) return;
  await emit<FilesRemoved>(tx, {
    type: 'assessment.files_removed',
    tenantId: run.tenantId,
    data: { keys },
  });
}

interface Told {
  run: Run;
  now: Date;
  /** What is left of a question is told as it was then: what was done after it may still be on its way. */
  moment: Date;
  holder: string;
  isLate: boolean;
  isSuperseded: boolean;
}

function present(answer: Answer, { run, now, moment, holder, isLate, isSuperseded }: Told): SavedAnswer {
  const clientSeq = isLate ? (answer.lateSeq ?? answer.clientSeq) : answer.clientSeq;
  const held = isLate ? answer.lateAnswer : answer.answer;
  return {
    questionId: answer.questionId,
    answer: answer.answer,
    isMarked: answer.isMarked,
    isVisited: answer.isVisited,
    secondsLeft:
      run.timer === 'per_question'
        ? questionSecondsLeft(run, answer.questionId, answer.usedMs, moment)
        : null,
    receipt: {
      clientSeq,
      hash: receiptHash(run.id, answer.questionId, clientSeq, held),
      savedAt: answer.savedAt,
      remainingSeconds: run.state === 'open' ? remainingSeconds(run, now) : 0,
      now,
      isLate,
      isSuperseded,
      isElsewhere: run.holder !== null && run.holder !== holder,
    },
  };
}
