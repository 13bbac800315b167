import { expect, test } from 'vitest';
import { readPoints } from './read-points.ts';

test.each([
  ['7', 7],
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['0', 0],
  ['10', 10],
])('%s can be given', (typed, points) => expect(readPoints(typed, 10)).toBe(points));

test.each(['', ' ', '10.5', '-1', '7.3', 'seven'])('"%s" cannot', (typed) =>
  expect(readPoints(typed, 10)).toBeNull(),
);
