import { expect, test } from 'vitest';
import { whoAsks } from './who-asks.ts';

const today = '2026-11-15';
const retail = { hasParent: true, isEnrolledBySchool: false };

test.each([
  ['on the eighteenth birthday the student', '2008-11-15', 'self'],
  ['a day before it a parent', '2008-11-16', 'parent'],
  ['without a date of birth a parent', null, 'parent'],
] as const)('[VA-31] %s asks', (_title, dob, asks) => {
  expect(whoAsks({ dob, ...retail }, today)).toBe(asks);
});

test('a child whom only a school knows is spoken for by the school, and by a parent as soon as there is one', () => {
  const child = { dob: '2013-01-01', isEnrolledBySchool: true };
  expect(whoAsks({ ...child, hasParent: false }, today)).toBe('school');
  expect(whoAsks({ ...child, hasParent: true }, today)).toBe('parent');
});
