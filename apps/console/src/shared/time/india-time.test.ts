import { expect, test } from 'vitest';
import { dayOf, formatTime, isToday, isTomorrow, momentOf, timeOf } from './india-time.ts';

test('what stands in the fields is India time, wherever the browser is', () => {
  expect(momentOf('2026-11-16', '00:15')).toBe('2026-11-15T18:45:00.000Z');
  expect(dayOf('2026-11-15T18:45:00.000Z')).toBe('2026-11-16');
  expect(timeOf('2026-11-15T18:45:00.000Z')).toBe('00:15');
  expect(formatTime('2026-11-16T11:00:00.000Z', 'en')).toBe('4:30 pm');
  expect(momentOf('', '16:30')).toBeNull();
});

test('today and tomorrow turn at midnight in India', () => {
  const now = '2026-11-15T18:29:00.000Z';
  expect(isToday('2026-11-15T18:29:30.000Z', now)).toBe(true);
  expect(isToday('2026-11-15T18:30:00.000Z', now)).toBe(false);
  expect(isTomorrow('2026-11-15T18:30:00.000Z', now)).toBe(true);
});
