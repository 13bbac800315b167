import { expect, test } from 'vitest';
import { ownedUntil } from './owned-until.ts';

const whole = { courseId: 1, coversAll: true, subjects: [{ id: 11 }, { id: 12 }] };
const two = { ...whole, coversAll: false };
const holds = (courseId: number, subjectId: number | null, toDay: string) => ({ courseId, subjectId, toDay });

test.each([
  ['nothing', [whole], [], null],
  ['another course', [whole], [holds(2, null, '2027-03-31')], null],
  [
    'the course, the longer of two times',
    [whole],
    [holds(1, null, '2027-03-31'), holds(1, null, '2027-09-30')],
    '2027-09-30',
  ],
  [
    'single subjects of a whole course',
    [whole],
    [holds(1, 11, '2027-03-31'), holds(1, 12, '2027-03-31')],
    null,
  ],
  ['the whole course of single subjects', [two], [holds(1, null, '2027-03-31')], '2027-03-31'],
  [
    'subjects that end one after the other',
    [two],
    [holds(1, 11, '2027-03-31'), holds(1, 12, '2027-01-31')],
    '2027-01-31',
  ],
  ['one subject of two', [two], [holds(1, 11, '2027-03-31')], null],
  ['one line of two', [whole, { ...whole, courseId: 2 }], [holds(1, null, '2027-03-31')], null],
] as const)('who has %s', (_what, lines, holdings, day) => {
  expect(ownedUntil(lines, holdings)).toBe(day);
});
