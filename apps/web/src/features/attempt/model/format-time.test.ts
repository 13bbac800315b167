import { expect, it } from 'vitest';
import { formatTimer } from './format-time.ts';

it('[QE-28] the timer shows hh:mm:ss and drops hours or minutes that are zero', () => {
  expect(formatTimer(3 * 3600 + 5 * 60 + 7)).toBe('03:05:07');
  expect(formatTimer(3600)).toBe('01:00:00');
  expect(formatTimer(12 * 60 + 48)).toBe('12:48');
  expect(formatTimer(60)).toBe('01:00');
  expect(formatTimer(59)).toBe('59');
  expect(formatTimer(0)).toBe('00');
});
