import { student as wireStudent } from '@shala/api-client/example-answers.ts';
import { type Student, toStudent } from '@shala/api-client/people.ts';
import { expect, test } from 'vitest';
import { resumePath } from './resume-path.ts';

const child = (id: number, onboardingStep: number, more: Partial<Student> = {}): Student => ({
  ...toStudent({ ...wireStudent, id, is_current: false }),
  onboardingStep,
  ...more,
});

test.each([
  ['no child yet', null, [], '/auth/register/profiles/add'],
  ['one child, usage not chosen', child(7, 2), [child(7, 2)], '/auth/register/profiles/add/7/usage'],
  ['exam still to choose', child(7, 3), [child(7, 3)], '/auth/register/profiles/add/7/usage/2/exams'],
  ['one child, all done', child(7, 0), [child(7, 0)], '/learn'],
  [
    'three children, all done',
    child(7, 0),
    [child(7, 0), child(8, 0), child(9, 2)],
    '/auth/register/profiles',
  ],
  [
    'current child unfinished beside others',
    child(8, 2),
    [child(7, 0), child(8, 2)],
    '/auth/register/profiles/add/8/usage',
  ],
  ['no current child among several', null, [child(7, 0), child(8, 0)], '/auth/register/profiles'],
  ['current only by its own mark', null, [child(7, 0, { isCurrent: true })], '/learn'],
  ['the only child is blocked', child(7, 0, { isBlocked: true }), [child(7, 0)], '/auth/register/profiles'],
])('%s', (_title, currentStudent, students, path) => {
  expect(resumePath({ currentStudent }, students)).toBe(path);
});
