import { expect, test } from 'vitest';
import { areOfOnePerson, roleOf, studentOf } from './tokens.ts';

const tokenWith = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('the role is read from the token, and is unknown where the token is not ours', () => {
  expect(roleOf(tokenWith({ kind: 'student', sid: 'ü?>' }))).toBe('student');
  expect(roleOf(tokenWith({ kind: 7 }))).toBeNull();
  expect(roleOf(tokenWith({}))).toBeNull();
  expect(roleOf('not a token')).toBeNull();
});

test('a renewed token is of the same person, and one for another child is not', () => {
  const ofChild = (stu: number, exp: number) => tokenWith({ kind: 'parent', stu, par: 3, stf: null, exp });
  expect(areOfOnePerson(ofChild(7, 1), ofChild(7, 2))).toBe(true);
  expect(areOfOnePerson(ofChild(7, 1), ofChild(8, 1))).toBe(false);
  expect(areOfOnePerson(tokenWith({ kind: 'staff', stf: 1 }), tokenWith({ kind: 'staff', stf: 2 }))).toBe(
    false,
  );
});

test('so is the student whom it acts for', () => {
  expect(studentOf(tokenWith({ kind: 'parent', stu: 8 }))).toBe(8);
  expect(studentOf(tokenWith({ kind: 'parent', stu: null }))).toBeNull();
  expect(studentOf('not a token')).toBeNull();
});
