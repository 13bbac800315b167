import { expect, test } from 'vitest';
import { delayAfter } from './guess-delay.ts';

test('four wrong tries cost nothing, from the fifth on the wait doubles, up to an hour', () => {
  expect([1, 4, 5, 6, 7, 8, 11, 12, 40, 5_000].map(delayAfter)).toEqual([
    0, 0, 30, 60, 120, 240, 1_920, 3_600, 3_600, 3_600,
  ]);
});
