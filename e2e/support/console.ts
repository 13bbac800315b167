import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { totpCode } from '../../apps/server/src/modules/accounts/totp.ts';
import { waitForMails } from '../../apps/server/test/mails.ts';
import { password } from './people.ts';
import type { School } from './school.ts';
import { runCommand } from './server-process.ts';

export interface Invited {
  email: string;
  /** The address in the mail, on the host and port of this school. */
  link: string;
}

/** Asks somebody onto the staff by command, and reads the real mail. */
export async function inviteStaff(school: School, role: string, ...more: string[]): Promise<Invited> {
  const email = `desk-${randomUUID()}@staff.example.org`;
  const words = ['staff', 'invite', '--tenant', 'shala', '--email', email, '--role', role, ...more];
  await runCommand('shala', words, school.environment);
  const [mail] = await waitForMails(email, 1, 20_000);
  const link = /http:\S+\/console\/invitation#\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('the mail has no link to the invitation');
  // The worker does not know on which port this school is reached.
  const { pathname, hash } = new URL(link);
  return { email, link: `${school.origin()}${pathname}${hash}` };
}

/** The code an authenticator app would show now, by the clock of the school. */
export async function codeNow(school: School, secret: string): Promise<string> {
  const [clock] = await school.query<{ now: number }>('SELECT extract(epoch FROM app_now())::float AS now');
  return totpCode(secret, clock?.now ?? 0);
}

const labels = {
  en: { password: 'New password', again: 'Password once more', save: 'Save and sign in', day: 'My day' },
  hi: { password: 'नया पासवर्ड', again: 'पासवर्ड एक बार और', save: 'सहेजें और लॉगिन करें', day: 'मेरा दिन' },
};

/** Through the invitation page, as people do; answers with the secret of their app. */
export async function acceptInvitation(
  page: Page,
  school: School,
  { link }: Invited,
  language: 'en' | 'hi' = 'en',
): Promise<string> {
  const words = labels[language];
  await page.goto(link);
  const key = page.locator('code');
  await expect(key).toBeVisible();
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.again, { exact: true }).fill(password);
  await page.locator('input[name=code]').fill(await codeNow(school, secret));
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.day })).toBeVisible();
  return secret;
}
