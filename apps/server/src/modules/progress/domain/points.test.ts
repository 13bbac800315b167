import { expect, test } from 'vitest';
import { pointsForScore, pointsOfRun } from './points.ts';

test.each([
  [100, 5],
  [80.01, 5],
  [80, 4],
  [79.99, 4],
  [60, 4],
  [59.99, 3],
  [0, 3],
  [-20, 3],
])(
  '[LB-08] a first score of %d per cent is worth %d points: 60 belongs to the upper band, 80 to the lower',
  (score, points) => {
    expect(pointsForScore(score)).toBe(points);
  },
);

test('a run without an answer is worth nothing', () => {
  expect(pointsOfRun({ score: 0, answered: 0, evaluating: 0 })).toBe(0);
});

test('a run with one answer is worth what its score says', () => {
  expect(pointsOfRun({ score: 0, answered: 1, evaluating: 0 })).toBe(3);
});

test('while one answer waits for a tutor nothing is said about points', () => {
  expect(pointsOfRun({ score: 100, answered: 9, evaluating: 1 })).toBeNull();
});
