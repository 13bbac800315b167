import { openQuestion } from '@shala/wire/attempts-questions.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type { presentOpenQuestion } from './http/present-question.ts';
import type { FinishedQuestionView, OpenQuestionView } from './serve-questions.ts';

const secrets = [
  'correct_answer',
  'is_correct',
  'marks',
  'solution',
  'model_answer',
  'solution_attachments',
  'comment',
];

test('a finished question does not pass where an open one is asked for [E07]', () => {
  expectTypeOf<FinishedQuestionView>().not.toExtend<OpenQuestionView>();
  expectTypeOf<Parameters<typeof presentOpenQuestion>[1]>().toEqualTypeOf<OpenQuestionView>();
  // @ts-expect-error what is right has no place in an open question
  const leak = (view: OpenQuestionView) => view.secret;
  expect(leak).toBeDefined();
});

test('the contract of open questions has no field for a secret, and cuts off what has none [E07]', () => {
  expect(Object.keys(openQuestion.shape).filter((name) => secrets.includes(name))).toEqual([]);
  expectTypeOf<keyof (typeof openQuestion)['shape']>().not.toEqualTypeOf<'correct_answer'>();
});
