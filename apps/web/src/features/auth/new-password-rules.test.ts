import { expect, test } from 'vitest';
import { newPasswordRules, passwordMinimum } from './new-password-rules.ts';

const check = (password: string) => newPasswordRules.password(password, { password, confirmation: '' });

test('[CN-05] [VA-15] a new password has eight characters or more, letters and digits, and no others but a few signs', () => {
  expect(passwordMinimum).toBe(8);
  expect(check('')).toBe('login.passwordRequired');
  for (const good of ['abcdefg1', 'A1@$!%*#?&', `a1${'x'.repeat(126)}`])
    expect(check(good), good).toBeUndefined();
  for (const bad of [
    'abcdef1',
    'abcdefgh',
    '12345678',
    'abc def1',
    'abcdefg1-',
    'पासवर्ड12',
    `a1${'x'.repeat(127)}`,
  ])
    expect(check(bad), bad).toBe('password.rule');
});

test('[VA-16] the second one is required and equals the first', () => {
  const confirm = (confirmation: string) =>
    newPasswordRules.confirmation(confirmation, { password: 'abcdefg1', confirmation });
  expect(confirm('')).toBe('login.passwordRequired');
  expect(confirm('abcdefg2')).toBe('password.mismatch');
  expect(confirm('abcdefg1')).toBeUndefined();
});
