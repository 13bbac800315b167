import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test('days are counted by the Indian calendar, the last one included', () => {
  const lateEvening = new Date('2026-11-15T20:00:00Z');
  expect(daysLeft('2026-11-16', lateEvening)).toBe(1);
  expect(daysLeft('2026-11-22', lateEvening)).toBe(7);
});

test('what is over has none left', () => {
  expect(daysLeft('2026-11-15', new Date('2026-11-15T20:00:00Z'))).toBe(0);
});
