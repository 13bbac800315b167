import { expect, test } from 'vitest';
import { nextZoom } from './zoom.ts';

test('zoom goes in and out step by step and stops at the ends', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1)]).toEqual([1.25, 0.75]);
  expect([nextZoom(3, 1), nextZoom(0.5, -1)]).toEqual([3, 0.5]);
});
