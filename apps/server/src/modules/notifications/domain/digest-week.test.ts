import { expect, test } from 'vitest';
import { dueWeek, isTooLate, weekOf } from './digest-week.ts';

const at = (text: string) => dueWeek(new Date(text))?.week ?? null;

test('the letter of a week is due on its Sunday at 17:00 in India and not a second earlier', () => {
  expect(at('2026-11-15T16:59:59+05:30')).toBeNull();
  expect(at('2026-11-15T17:00:00+05:30')).toBe('2026-11-09');
});

test('it can be made up for until Tuesday at 17:00', () => {
  expect(at('2026-11-17T16:59:59+05:30')).toBe('2026-11-09');
  expect(at('2026-11-17T17:00:00+05:30')).toBeNull();
  expect(at('2026-11-21T12:00:00+05:30')).toBeNull();
  expect(isTooLate(weekOf('2026-11-09'), new Date('2026-11-17T16:59:59+05:30'))).toBe(false);
  expect(isTooLate(weekOf('2026-11-09'), new Date('2026-11-17T17:00:00+05:30'))).toBe(true);
});

test('the weeks follow one another without a gap, so that nothing is told of twice or never', () => {
  const first = weekOf('2026-12-28');
  const second = weekOf('2027-01-04');
  expect(first.to).toEqual(second.from);
  expect(first.to).toEqual(new Date('2027-01-03T17:00:00+05:30'));
  expect(dueWeek(first.to)).toEqual(first);
});
