import { expect, test } from 'vitest';
import { completionThreshold, isNearEnd, resumePlace } from './completion-rule.ts';

test('[CN-13] [VW-07] a film is at its end when fewer than six seconds remain', () => {
  expect(completionThreshold(300)).toBe(6);
  expect(isNearEnd(293.9, 300)).toBe(false);
  expect(isNearEnd(294, 300)).toBe(false);
  expect(isNearEnd(294.1, 300)).toBe(true);
});

test('a short film is at its end in its last tenth, so that it never begins completed', () => {
  expect(completionThreshold(8)).toBe(0.8);
  expect(isNearEnd(0, 5)).toBe(false);
  expect(isNearEnd(7, 8)).toBe(false);
  expect(isNearEnd(7.3, 8)).toBe(true);
});

test('a film of unknown length is never at its end', () => {
  expect(isNearEnd(0, 0)).toBe(false);
  expect(isNearEnd(10, Number.NaN)).toBe(false);
});

test('[VW-10] a film goes on at the saved second, or from the start when the end was seen', () => {
  expect(resumePlace(42, 90)).toBe(42);
  expect(resumePlace(89, 90)).toBe(0);
  expect(resumePlace(0, 90)).toBe(0);
  expect(resumePlace(42, 0)).toBe(42);
});
