import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { waitForMails } from '../../../apps/server/test/mails.ts';
import { password } from '../../support/people.ts';
import type { School } from '../../support/school.ts';
import { fillLogin, heading, test } from '../../support/test.ts';

/** An address no other run writes to: all runs share one mail catcher. */
async function moveToNewAddress(school: School, email: string): Promise<string> {
  const address = `${randomUUID()}@students.example.org`;
  const rows = await school.query(
    'UPDATE student_credential SET email = $1 WHERE email = $2 RETURNING student_id',
    [address, email],
  );
  expect(rows).toHaveLength(1);
  return address;
}

async function askForMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Password Reset Link' }).click();
}

test('[AU-02] [RT-04] [AU-05] [AU-06] [AU-07] [AU-08] [AU-09] [VA-14] [RT-05] [AU-11] [AU-12] [VA-15] [VA-16] [ER-14] [ER-02] a forgotten password is set anew through the link of the real mail', async ({
  page,
  school,
  visit,
  look,
  guard,
}) => {
  guard.expectErrors(/40[1-3] |422 /);
  const email = await moveToNewAddress(school, 'ishaan.bose@students.example.org');
  await visit('/auth/login');
  await page.getByRole('link', { name: 'Forgot Password? Click here' }).click();
  await page.waitForURL('**/auth/login/forgot-password');
  await page.getByRole('button', { name: 'Send Password Reset Link' }).click();
  await expect(page.getByText('Email address is required!')).toBeVisible();
  await askForMail(page, 'nobody@');
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await look();
  await askForMail(page, 'nobody@students.example.org');
  await expect(page.getByText('Password Reset Link is sent to nobody@students.example.org')).toBeVisible();
  await page.getByRole('button', { name: 'Wrong Mail ID? Click here' }).click();
  await askForMail(page, email);
  await expect(page.getByText(`Password Reset Link is sent to ${email}`)).toBeVisible();
  await expect(page.getByText('Check your email inbox to find the password reset link')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Login' })).toBeVisible();
  await look();

  const [mail] = await waitForMails(email, 1);
  const link = /https?:\/\/\S+reset_password_token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).toContain(school.origin());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await expect(heading(page, 'Update your password')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(page.url()).not.toContain('@');
  // Only the page itself was fetched with the token in its address.
  expect(asked.slice(1).join('\n')).not.toContain('token=');
  await look();

  const [fresh, again] = [page.getByLabel('New password'), page.getByLabel('Confirm password')];
  const save = page.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect(page.getByText('Password is required!').first()).toBeVisible();
  await fresh.fill('short1');
  await again.fill('other22');
  await save.click();
  await expect(
    page.getByText('Password should be alphanumeric and contain minimum 8 characters!'),
  ).toBeVisible();
  await expect(page.getByText('Both passwords need to be the same!')).toBeVisible();
  await look();
  await fresh.fill('Guava@2031');
  await again.fill('Guava@2031');
  await save.click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Proceed to Login' }).click();

  await fillLogin(page, email, password);
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
  await fillLogin(page, email, 'Guava@2031');
  await page.waitForURL('**/learn');

  // The mail works once, on the other path to the same screen as well.
  await page.goto(link.replace('/update-password', '/reset-password'));
  await expect(heading(page, 'Reset your password')).toBeVisible();
  expect(page.url()).toMatch(/\/auth\/reset-password$/);
  await fresh.fill('Papaya@2031');
  await again.fill('Papaya@2031');
  await save.click();
  await expect(page.getByText('Please try again!')).toBeVisible();
});
