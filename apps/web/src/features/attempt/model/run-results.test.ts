import type { FinishedAttemptQuestion } from '@shala/api-client/attempts-questions.ts';
import type { RunResult } from '@shala/api-client/attempts-shape.ts';
import { expect, it } from 'vitest';
import { bestRun, cellOf, verdictOf } from './run-results.ts';

const own = {
  answer: 'Because it is so',
  isDraft: false,
  images: [],
  isMarked: false,
  isVisited: true,
  secondsLeft: null,
  clientSeq: 1,
  isLate: false,
};
const written = (
  isCorrect: 'yes' | 'no' | 'pending',
  marks: number | null,
  mine: Partial<FinishedAttemptQuestion['own']> = {},
): FinishedAttemptQuestion => ({
  question: {
    id: 1,
    kind: 'free_text',
    stem: 'Why?',
    figure: null,
    maxMarks: 4,
    correctAnswer: null,
    modelAnswer: null,
    solution: '',
    solutionFigures: [],
    comment: null,
    isCorrect,
    marks,
  },
  own: { ...own, ...mine },
});

it('[QE-23] a result says correct, incorrect, evaluating or unanswered; some of the marks are partly correct', () => {
  expect(verdictOf(written('yes', 4))).toBe('correct');
  expect(verdictOf(written('no', 0))).toBe('wrong');
  expect(verdictOf(written('yes', 3))).toBe('partly');
  expect(verdictOf(written('no', 1))).toBe('partly');
  expect(verdictOf(written('pending', null))).toBe('evaluating');
  expect(verdictOf(written('no', null, { answer: null }))).toBe('unanswered');
  expect(cellOf(written('no', 1))).toBe('wrong');
});

const run = (runNo: number, score: number) => ({ runNo, score }) as RunResult;

it('the first best run is the best', () => {
  const runs = [run(1, 80), run(2, 70), run(4, 80)];
  expect(bestRun(runs)?.runNo).toBe(1);
  expect(bestRun([])).toBeNull();
});
