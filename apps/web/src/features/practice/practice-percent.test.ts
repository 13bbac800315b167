import { expect, test } from 'vitest';
import { practicePercent } from './practice-percent.ts';

test.each([
  [{ exercisePercent: 40, contentPercent: 90 }, 40],
  [{ exercisePercent: 0, contentPercent: 90 }, 90],
  [{ exercisePercent: 0, contentPercent: 0 }, 0],
])('[PR-06] %o counts as %i', (subject, percent) => {
  expect(practicePercent(subject)).toBe(percent);
});
