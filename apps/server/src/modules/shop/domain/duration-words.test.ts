import { expect, test } from 'vitest';
import { durationWords } from './duration-words.ts';

test.each([
  [365, '12 months', '12 महीने'],
  [1_095, '36 months', '36 महीने'],
  [180, '180 days', '180 दिन'],
  [1, '1 day', '1 दिन'],
])('%i days are said in words', (days, en, hi) => {
  expect(durationWords(days, 'en')).toBe(en);
  expect(durationWords(days, 'hi')).toBe(hi);
});
