import { expect, expectTypeOf, test } from 'vitest';
import type { FinishedQuestion, Outcome, PublicQuestion } from './question.ts';

const open: PublicQuestion = {
  id: 1,
  kind: 'free_text',
  stem: 'Why?',
  figure: null,
  maxMarks: 3,
};

const finished: FinishedQuestion = {
  id: 1,
  kind: 'free_text',
  stem: 'Why?',
  figure: null,
  maxMarks: 3,
  correctAnswer: null,
  modelAnswer: 'Because.',
  solution: 'Because.',
  comment: null,
  isCorrect: 'pending',
  marks: null,
};

test('a finished question is not taken for an open one, nor is a key slipped into one [E07]', () => {
  // @ts-expect-error a finished question does not pass where an open one is asked for
  const leaked: PublicQuestion = finished;
  const withKey = { ...open, key: 'option2' };
  // @ts-expect-error a key does not fit, not even through a variable that is not checked for excess
  const slipped: PublicQuestion = withKey;
  const withSolution = { ...open, solution: undefined };
  // @ts-expect-error not even an empty place for it
  const empty: PublicQuestion = withSolution;
  expect([leaked, slipped, empty]).toHaveLength(3);
});

test('every secret name is closed in an open question [E07]', () => {
  expectTypeOf<Required<Pick<PublicQuestion, keyof Outcome>>>().toEqualTypeOf<{
    readonly [Name in keyof Outcome]: never;
  }>();
  expectTypeOf<FinishedQuestion>().not.toExtend<PublicQuestion>();
});
