import { afterEach, expect, test } from 'vitest';
import { endSession } from './session.ts';

afterEach(() => localStorage.clear());

test("a student's sign-out leaves a tutor in the console signed in, and nothing of the student", () => {
  localStorage.setItem('CONSOLE_USER', 'tutor');
  localStorage.setItem('USER', 'student');
  localStorage.setItem('DOWNLOADS', 'of the student');
  endSession();
  expect(Object.keys(localStorage)).toEqual(['CONSOLE_USER']);
});
