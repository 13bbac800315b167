import { expect, test } from 'vitest';
import { roleOf, studentOf } from './tokens.ts';

const tokenWith = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('the role is read from the token, and is unknown where the token is not ours', () => {
  expect(roleOf(tokenWith({ kind: 'student', sid: 'ü?>' }))).toBe('student');
  expect(roleOf(tokenWith({ kind: 7 }))).toBeNull();
  expect(roleOf(tokenWith({}))).toBeNull();
  expect(roleOf('not a token')).toBeNull();
});

test('so is the student whom it acts for', () => {
  expect(studentOf(tokenWith({ kind: 'parent', stu: 8 }))).toBe(8);
  expect(studentOf(tokenWith({ kind: 'parent', stu: null }))).toBeNull();
  expect(studentOf('not a token')).toBeNull();
});
