import { expect, test } from 'vitest';
import { praiseOf } from './praise.ts';

test.each([
  [95, 'practice.great'],
  [80, 'practice.great'],
  [79.9, 'practice.good'],
  [60, 'practice.good'],
  [59.9, 'practice.okay'],
])('an average of %d is %s', (score, text) => {
  expect(praiseOf({ score, runs: 3 })).toBe(text);
});

test('nothing is said of somebody who has not begun', () => {
  expect(praiseOf({ score: 0, runs: 0 })).toBeNull();
  expect(praiseOf(undefined)).toBeNull();
});
