import { expect, test } from 'vitest';
import { decideAccess } from './access.ts';

const roles = ['student', 'parent'];

test('who is not signed in is sent to sign in, whatever the list says', () => {
  expect(decideAccess({ isAuthenticated: false, role: null }, roles)).toBe('sign-in');
  expect(decideAccess({ isAuthenticated: false, role: 'student' }, roles)).toBe('sign-in');
});

test('a role in the list passes; another or an unknown one is refused', () => {
  expect(decideAccess({ isAuthenticated: true, role: 'parent' }, roles)).toBe('allowed');
  expect(decideAccess({ isAuthenticated: true, role: 'staff' }, roles)).toBe('refused');
  expect(decideAccess({ isAuthenticated: true, role: null }, roles)).toBe('refused');
});
