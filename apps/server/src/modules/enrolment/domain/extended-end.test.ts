import { expect, test } from 'vitest';
import type { Grant } from './access-state.ts';
import { extendedEnd } from './extended-end.ts';

const today = '2026-11-15';
const grant = (toDay: string, rest: Partial<Grant> = {}): Grant => ({
  subjectId: null,
  source: 'order_line',
  fromDay: '2026-01-01',
  toDay,
  revoked: false,
  ...rest,
});
const end = (grants: Grant[], subjectId: number | null = null, isMember = false) =>
  extendedEnd({ grants, subjectId, today, isMember, days: 30 });

test('what was never owned, has ended, was taken back or was a trial is counted from today', () => {
  const fromToday = '2026-12-15';
  expect(end([])).toBe(fromToday);
  expect(end([grant('2026-11-14')])).toBe(fromToday);
  expect(end([grant('2027-01-01', { revoked: true })])).toBe(fromToday);
  expect(end([grant('2027-01-01', { source: 'trial' })])).toBe(fromToday);
});

test('what is still owned is made longer from its last day', () => {
  expect(end([grant('2026-12-31'), grant('2026-11-20')])).toBe('2027-01-30');
  expect(end([grant('2028-02-01', { source: 'admin' })])).toBe('2028-03-02');
});

test('what a school gave counts while the student belongs to it', () => {
  const given = [grant('2027-03-31', { source: 'institution' })];
  expect(end(given, null, true)).toBe('2027-04-30');
  expect(end(given, null, false)).toBe('2026-12-15');
});

test('the whole course counts for a subject; another subject, or a subject for the whole course, does not', () => {
  expect(end([grant('2026-12-31')], 7)).toBe('2027-01-30');
  expect(end([grant('2026-12-31', { subjectId: 7 })], 7)).toBe('2027-01-30');
  expect(end([grant('2026-12-31', { subjectId: 8 })], 7)).toBe('2026-12-15');
  expect(end([grant('2026-12-31', { subjectId: 8 })], null)).toBe('2026-12-15');
});
