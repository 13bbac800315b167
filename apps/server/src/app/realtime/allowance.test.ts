import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAllowance } from './allowance.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a burst is taken, then so many a second', () => {
  const allowance = createAllowance({ most: 3, perSecond: 1 });
  expect([1, 1, 1, 1].map((cost) => allowance.take(cost))).toEqual([true, true, true, false]);
  vi.advanceTimersByTime(1_000);
  expect([1, 1].map((cost) => allowance.take(cost))).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect([1, 1, 1, 1].map((cost) => allowance.take(cost))).toEqual([true, true, true, false]);
});
