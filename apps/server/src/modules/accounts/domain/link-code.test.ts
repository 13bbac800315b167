import { expect, test } from 'vitest';
import { isLinkCode, plainCode } from './link-code.ts';

test('blanks, dashes and small letters of what was typed do not matter', () => {
  expect(plainCode(' abcd-EFGH jkmn-2345 ')).toBe('ABCDEFGHJKMN2345');
  expect(isLinkCode('abcd-EFGH jkmn-2345')).toBe(true);
});

test('a code that is too short, or has a sign that looks like another, is none', () => {
  expect(isLinkCode('ABCD-EFGH-JKMN')).toBe(false);
  expect(isLinkCode('ABCD-EFGH-JKMN-234O')).toBe(false);
  expect(isLinkCode('ABCD-EFGH-JKMN-2341')).toBe(false);
});
