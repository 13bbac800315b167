import { expect, type Page } from '@playwright/test';
import { newPhone, waitForCode } from '../../apps/server/test/messages.ts';
import type { Brand, School } from './school.ts';

/** '98765 43210' of '+919876543210': as it is typed behind the +91 of the form. */
export const nationalPart = (phone: string): string => phone.slice(3);

/** Gives a parent of the demo a number that no other run writes to: all runs share one SMS simulator. */
export async function moveToNewNumber(school: School, importRef: string): Promise<string> {
  const phone = newPhone();
  const rows = await school.query('UPDATE parent SET phone_number = $1 WHERE import_ref = $2 RETURNING id', [
    phone,
    importRef,
  ]);
  expect(rows, importRef).toHaveLength(1);
  return phone;
}

/** From the phone form to the code screen; the message is on its way then. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(nationalPart(phone));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).pressSequentially(code);
  await page.getByRole('button', { name: 'Verify and Proceed' }).click();
}

/** A parent with an account, by the login page for numbers, through the code of the real message. */
export async function signInParent(page: Page, school: School, phone: string, brand?: Brand): Promise<void> {
  await page.goto(`${school.origin(brand)}/auth/login_otp`);
  await askForCode(page, phone);
  await enterCode(page, await waitForCode(phone));
}
