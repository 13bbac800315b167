import { expect, test } from 'vitest';
import { askPending, askWithoutAnswer, nextAsk } from './ask-again.ts';

function timesOf(isPaid: boolean): number[] {
  const times: number[] = [];
  for (let at = nextAsk(0, isPaid); at !== null; at = nextAsk(at, isPaid)) times.push(at);
  return times;
}

test('an order is asked about after 1, 2, 5, 15 and 60 minutes, then every hour for three days', () => {
  const times = timesOf(false);
  expect(times.slice(0, 7)).toEqual([1, 2, 5, 15, 60, 120, 180]);
  expect(times.at(-1)).toBe(72 * 60);
  expect(times).toHaveLength(4 + 72);
});

test('a paid one is asked about more seldom, for as long', () => {
  expect(timesOf(true)).toEqual([1, 2, 5, 15, 60, 1_440, 4_320]);
});

test('times that were slept through are left out', () => {
  expect(nextAsk(30, false)).toBe(60);
  expect(nextAsk(90.5, false)).toBe(120);
  expect(nextAsk(5_000, false)).toBeNull();
});

test('without an answer the last time comes again, an hour later each time', () => {
  expect(askWithoutAnswer(3)).toBe(5);
  expect(askWithoutAnswer(4_320)).toBe(4_380);
  expect(askWithoutAnswer(9_000.2)).toBe(9_061);
});

test('while the gateway is working on it, it is asked every day without end', () => {
  expect(askPending(3)).toBe(5);
  expect(askPending(4_320)).toBe(5_760);
  expect(askPending(50_000)).toBe(51_440);
});
