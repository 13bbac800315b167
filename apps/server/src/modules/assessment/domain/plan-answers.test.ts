import { expect, test } from 'vitest';
import { planAnswers } from './plan-answers.ts';

const options = ['option1', 'option2', 'option3'];
const choice = (id: number) => ({ id, key: 'option2', options });
const written = (id: number) => ({ id, key: null, options: [] });
const plain = { words: [], rightMarks: 1, wrongMarks: 0, seed: 'a' };
const rightOnes = (answers: Map<number, string>) => [...answers.values()].filter((one) => one === 'option2');

test('as many are right as the score asks for, the others are wrong and none is left out', () => {
  const answers = planAnswers([1, 2, 3, 4, 5].map(choice), { ...plain, percent: 60 });
  expect(answers.size).toBe(5);
  expect(rightOnes(answers)).toHaveLength(3);
});

test('where wrong ones cost marks, some stay unanswered to come nearest', () => {
  const paper = Array.from({ length: 15 }, (_, at) => choice(at));
  const answers = planAnswers(paper, { ...plain, percent: 60, rightMarks: 4, wrongMarks: 1 });
  const right = rightOnes(answers).length;
  expect((100 * (4 * right - (answers.size - right))) / 60).toBe(60);
});

test('words go to the questions that a person marks, as far as there are any', () => {
  const questions = [choice(1), choice(2), written(3), written(4)];
  const answers = planAnswers(questions, { ...plain, percent: 50, words: ['Because.'] });
  expect(answers.get(3)).toBe('Because.');
  expect(answers.has(4)).toBe(false);
});

test('another student misses other questions', () => {
  const questions = Array.from({ length: 12 }, (_, at) => choice(at));
  const [one, other] = ['1', '2'].map((seed) => planAnswers(questions, { ...plain, percent: 50, seed }));
  expect(one).not.toEqual(other);
  expect(one).toEqual(planAnswers(questions, { ...plain, percent: 50, seed: '1' }));
});
