import { type AttemptState, noQuestions, type QuestionState, reduceAttempt } from '../model/attempt-state.ts';
import { noTimer, perQuestionClock, type RunClock, wholeQuizClock } from '../model/run-clock.ts';
import type { RunSheet } from './run-sheet.ts';

/** Where a run begins, or goes on: `place` is where this tab was in it before, if it was. */
export function firstState({ questions }: RunSheet, place: number | null): AttemptState {
  const known = questions.map(
    ({ question, own }): QuestionState => ({
      id: question.id,
      answer: own.answer,
      pictureCount: own.images.length,
      isVisited: own.isVisited,
      isMarked: own.isMarked,
      isClosed: own.secondsLeft === 0,
    }),
  );
  if (!known.some(({ isVisited }) => isVisited)) {
    return reduceAttempt(noQuestions, { type: 'set', questions: known });
  }
  const open = known.findIndex(({ answer, isClosed }) => answer === null && !isClosed);
  return reduceAttempt(noQuestions, {
    type: 'resume',
    questions: known,
    current: place ?? Math.max(0, open),
  });
}

export function firstClock({ attempt, questions }: RunSheet, now: number): RunClock {
  if (attempt.timer === 'whole_quiz') return wholeQuizClock(attempt.remainingSeconds ?? 0, now);
  if (attempt.timer === 'none') return noTimer;
  return perQuestionClock(
    Object.fromEntries(questions.map(({ question, own }) => [question.id, own.secondsLeft ?? 0])),
  );
}
