import { expect, test } from 'vitest';
import { isStudentsBirthday } from './student-age.ts';

const today = '2026-11-15';

test('from the third birthday to the day before the twenty-sixth', () => {
  expect(isStudentsBirthday('2023-11-15', today)).toBe(true);
  expect(isStudentsBirthday('2023-11-16', today)).toBe(false);
  expect(isStudentsBirthday('2000-11-16', today)).toBe(true);
  expect(isStudentsBirthday('2000-11-15', today)).toBe(false);
});

test('a day that has not come yet and a day no calendar has are refused', () => {
  expect(isStudentsBirthday('2027-01-01', today)).toBe(false);
  expect(isStudentsBirthday('2013-02-30', today)).toBe(false);
  expect(isStudentsBirthday('2013-13-01', today)).toBe(false);
});
