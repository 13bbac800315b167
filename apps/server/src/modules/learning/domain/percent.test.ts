import { expect, test } from 'vitest';
import { percentDone } from './percent.ts';

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [3, 0, 0],
  [1, 300, 1],
  [1, 3, 34],
  [299, 300, 99],
  [300, 300, 100],
  [301, 300, 100],
])('%i of %i is %i percent', (done, total, percent) => {
  expect(percentDone(done, total)).toBe(percent);
});
