import { expect, test } from 'vitest';
import { createStallWatch } from './stall-watch.ts';

test('three stalls within half a minute are too many, three in an hour are not', () => {
  const watch = createStallWatch({ limit: 3, within: 30_000 });
  expect([0, 20_000, 40_000, 60_000].map(watch.stalled)).toEqual([false, false, false, false]);
  expect([61_000, 62_000].map(watch.stalled)).toEqual([true, false]);
});
