import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('[CN-21] a message of 150 letters stays whole, one of 151 is cut after the 150th', () => {
  const whole = 'a'.repeat(150);
  expect(cutText(whole)).toEqual({ text: whole, isCut: false });
  expect(cutText(`${whole}b`)).toEqual({ text: `${whole}…`, isCut: true });
});

test('letters are counted as people see them: no vowel sign and no joined letter is torn off', () => {
  const word = 'क्षि';
  expect(cutText(word.repeat(150)).isCut).toBe(false);
  expect(cutText(word.repeat(151))).toEqual({ text: `${word.repeat(150)}…`, isCut: true });
  const family = '👨‍👩‍👧';
  expect(cutText(family.repeat(151)).text).toBe(`${family.repeat(150)}…`);
});

test('no blank is left before the dots', () => {
  expect(cutText(`${'a'.repeat(149)} and more`).text).toBe(`${'a'.repeat(149)}…`);
});
