import { expect, test } from 'vitest';
import { emptyDraft, faultsOf, inputOf } from './item-input.ts';

const line = { id: 7, kind: 'single_choice', content: '2 + 2', tags: [], marks: 1 };
const good = { ...emptyDraft, title: { en: 'Sums', hi: '' }, questions: [line] };

test('a draft without a title, with no time, wrong marks or no question says which', () => {
  expect([...faultsOf(good)]).toEqual([]);
  expect([...faultsOf(emptyDraft)]).toEqual(['title', 'questions']);
  expect([...faultsOf({ ...good, time: '0' })]).toEqual(['time']);
  expect([...faultsOf({ ...good, time: 'ten' })]).toEqual(['time']);
  expect([...faultsOf({ ...good, time: '0', timer: 'none' })]).toEqual([]);
  expect([...faultsOf({ ...good, rightMarks: '0' })]).toEqual(['marks']);
  expect([...faultsOf({ ...good, wrongMarks: '-1' })]).toEqual(['marks']);
});

test('what is sent names the questions in their order, and no time where there is none', () => {
  const questions = [{ ...line, id: 9 }, line];
  const input = inputOf({ ...good, questions, timer: 'none' }, { en: 'About', hi: '' });
  expect(input).toMatchObject({
    questionIds: [9, 7],
    time: null,
    rightMarks: 1,
    description: { en: 'About' },
  });
});
