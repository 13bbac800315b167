import { expect, test } from 'vitest';
import { type Draft, giveMarks, judge, togglePhrase, typeDigit, verdictOf } from './draft.ts';

const empty: Draft = { marks: null, isPartly: false, comment: '' };

test('yes gives all marks, no gives none, partly some of them', () => {
  expect(judge(empty, 'yes', 3).marks).toBe(3);
  expect(judge(empty, 'no', 3).marks).toBe(0);
  expect(judge(empty, 'partly', 3)).toMatchObject({ marks: 1.5, isPartly: true });
});

test('marks say the verdict', () => {
  expect([0, 2, 3].map((marks) => verdictOf(giveMarks(empty, marks, 3), 3))).toEqual(['no', 'partly', 'yes']);
  expect(verdictOf(empty, 3)).toBeNull();
});

test('two digits are one number where there are so many marks, and never more than there are', () => {
  const one = typeDigit(judge(empty, 'partly', 15), 1, 15, false);
  expect(one.marks).toBe(1);
  expect(typeDigit(one, 2, 15, true).marks).toBe(12);
  expect(typeDigit(one, 9, 15, true).marks).toBe(9);
  expect(typeDigit(giveMarks(empty, 2, 3), 7, 3, false).marks).toBe(2);
});

test('a phrase goes to the end as a sentence, and comes out again', () => {
  const twice = togglePhrase(togglePhrase(empty, 'Show the units'), 'Why?');
  expect(twice.comment).toBe('Show the units. Why?');
  expect(togglePhrase(twice, 'Show the units').comment).toBe('Why?');
});
