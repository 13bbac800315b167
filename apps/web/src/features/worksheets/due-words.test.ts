import { expect, test } from 'vitest';
import { dueWords, isDueSoon } from './due-words.ts';

const say = (id: string, values: object = {}) => `${id.replace('worksheets.', '')} ${Object.values(values)}`;
const words = (dueAt: string, serverNow: string) =>
  dueWords({ dueAt, serverNow }, 'en', say).replace(/\s/g, ' ');

test('a due date is told in Indian time, whatever zone the device is in', () => {
  // 18:29:59 UTC is one second before midnight in India.
  expect(words('2026-11-15T18:29:59Z', '2026-11-15T06:00:00Z')).toBe('dueToday 11:59 pm');
  expect(words('2026-11-15T18:30:00Z', '2026-11-15T06:00:00Z')).toBe('dueTomorrow 12:00 am');
  expect(words('2026-11-20T14:30:00Z', '2026-11-15T06:00:00Z')).toBe('due 20 Nov, 8:00 pm');
});

test('what is over is told by the server clock', () => {
  expect(words('2026-11-15T14:30:00Z', '2026-11-15T14:30:01Z')).toBe('wasDue 15 Nov, 8:00 pm');
  expect(words('2026-11-15T14:30:00Z', '2026-11-15T14:30:00Z')).toBe('dueToday 8:00 pm');
});

test('the last day is marked', () => {
  expect(isDueSoon({ dueAt: '2026-11-16T05:59:00Z', serverNow: '2026-11-15T06:00:00Z' })).toBe(true);
  expect(isDueSoon({ dueAt: '2026-11-16T06:00:00Z', serverNow: '2026-11-15T06:00:00Z' })).toBe(false);
});
