import { toStaff } from '@shala/api-client/staff.ts';
import { expect, test } from 'vitest';
import { endSession, updateStaff } from '#shared/session/session.ts';
import { answerOf } from '../../test-support/fake-queue.ts';
import { wireStaff } from '../../test-support/staff-answers.ts';
import {
  type Draft,
  giveMarks,
  hasPhrase,
  judge,
  keepDraft,
  readDraft,
  togglePhrase,
  typeDigit,
  verdictOf,
} from './draft.ts';

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

test('a phrase is there as the sentence it is put in as, and taking it out leaves the lines alone', () => {
  const comment = 'First line.\nShow the units. Second line.\n\nThird.';
  expect(hasPhrase({ ...empty, comment: 'Show the units of it' }, 'Show the units')).toBe(false);
  expect(togglePhrase({ ...empty, comment }, 'Show the units').comment).toBe(
    'First line.\nSecond line.\n\nThird.',
  );
});

test('a draft belongs to one person and to the answer as it was; with the session it is gone', () => {
  const answer = answerOf(1);
  const mine: Draft = { marks: 3, isPartly: true, comment: 'Mine.' };
  const signIn = (id: number) => updateStaff(toStaff({ ...wireStaff('tutor'), id }));
  signIn(5);
  keepDraft(answer, mine);
  expect(readDraft(answer)).toEqual(mine);
  expect(readDraft(answerOf(1, { revision: 1, marks: 0, comment: 'Theirs.' }))).toMatchObject({
    marks: 0,
    comment: 'Theirs.',
  });
  signIn(6);
  expect(readDraft(answer)).toEqual(empty);
  endSession();
  signIn(5);
  expect(readDraft(answer)).toEqual(empty);
  endSession();
});
