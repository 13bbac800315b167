import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { waitForMails } from '../../apps/server/test/mails.ts';
import { makeStudentList } from '../../apps/server/test/school-list.ts';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { password } from '../support/people.ts';
import { fillLogin, heading, onWide, test } from '../support/test.ts';

/** Looking through 500 rows takes some seconds, and more on a busy machine. */
const patience = { timeout: 90_000 };

test(
  'of a list of 500 students with 20 mistakes each is named and nothing is half done; corrected, it goes in, and ' +
    'one of the students signs in',
  onWide,
  async ({ page, school, browser, look }) => {
    test.setTimeout(300_000);
    const email = `${randomUUID()}@students.example.org`;
    const list = makeStudentList({ count: 500, start: randomInt(1, 90_000) * 1000, emails: [email] });
    const countAll = async () =>
      (await school.query<{ count: number }>('SELECT count(*)::int AS count FROM student'))[0]?.count ?? 0;
    const before = await countAll();
    const give = (content: string) =>
      page.getByLabel('Choose a CSV file').setInputFiles({
        name: 'class-8.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      });

    const invited = await inviteStaff(
      school,
      'school_admin',
      '--institute',
      'shala-hennur',
      '--name',
      'Office',
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await acceptInvitation(page, school, invited);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(heading(page, 'School')).toBeFocused();
    await expect(page.getByRole('row', { name: /8-A/ })).toBeVisible();
    await look();
    await page.getByRole('link', { name: 'Bring in a list' }).click();
    await give(list.wrong);
    const mistakes = page.getByRole('table', { name: 'Mistakes' });
    await expect(mistakes.getByRole('row')).toHaveCount(21, patience);
    for (const [index, { row, column }] of list.mistakes.entries()) {
      const line = mistakes.getByRole('row').nth(index + 1);
      await expect(line.getByRole('cell').first()).toHaveText(String(row));
      await expect(line.getByRole('rowheader')).toHaveText(column);
    }
    await expect(page.getByText('There are 20 mistakes', { exact: false })).toBeVisible();
    await look();
    expect(await countAll()).toBe(before);

    await give(list.right);
    await expect(page.getByText('This is what would change. Nothing has changed yet.')).toBeVisible(patience);
    expect(await countAll()).toBe(before);
    await page.getByRole('button', { name: 'Take it in' }).click();
    await expect(page.getByText('The whole list is in.')).toBeVisible(patience);
    expect(await countAll()).toBe(before + 500);

    // The new student is in the section; the mail leads to a password, and the password to Learn.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${school.origin()}/console/school/students`);
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('button', { name: 'Open: Anaya Rao 0' }).click();
    const sheet = page.getByRole('dialog', { name: 'Anaya Rao 0' });
    await expect(sheet.getByText('Parent 0')).toBeVisible();
    await look();
    const [mail] = await waitForMails(email, 1, 60_000);
    const link = new URL(/https?:\/\/\S+reset_password_token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
    const child = await context.newPage();
    await child.goto(`${school.origin()}${link.pathname}${link.search}`);
    await child.getByLabel('New password').fill(password);
    await child.getByLabel('Confirm password').fill(password);
    await child.getByRole('button', { name: 'Save password' }).click();
    await child.getByRole('link', { name: 'Proceed to Login' }).click();
    await fillLogin(child, email, password);
    await expect(child.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
    await context.close();
  },
);
