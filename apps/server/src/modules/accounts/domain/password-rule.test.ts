import { expect, test } from 'vitest';
import { isAllowedPassword } from './password-rule.ts';

test.each(['Mango@2026', 'abcdefg1', '1234567a', 'a1@$!%*#?&'])('%s is allowed', (password) => {
  expect(isAllowedPassword(password)).toBe(true);
});

test.each([
  ['seven characters', 'abcde12'],
  ['no digit', 'abcdefgh'],
  ['no letter', '12345678'],
  ['a character outside the list', 'abcdefg1-'],
  ['white space', 'abcd efg1'],
  ['on every leaked list', 'Password123'],
  ['longer than 128', `a1${'x'.repeat(127)}`],
])('%s is refused', (_why, password) => {
  expect(isAllowedPassword(password)).toBe(false);
});
