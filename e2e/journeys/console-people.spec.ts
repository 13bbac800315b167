import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { waitForMails } from '../../apps/server/test/mails.ts';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { heading, onWide, test } from '../support/test.ts';

test(
  'the office invites a tutor with a section, who joins and is then seen as active; blocked, they are out',
  onWide,
  async ({ page, school, guard, browser, look }) => {
    test.slow();
    await page.setViewportSize({ width: 1024, height: 768 });
    const admin = await inviteStaff(
      school,
      'school_admin',
      '--institute',
      'shala-hennur',
      '--name',
      'Office',
    );
    await acceptInvitation(page, school, admin);
    await page.goto(`${school.origin()}/console/school/staff`);
    await expect(heading(page, 'Staff')).toBeVisible();
    await expect(page.getByRole('row', { name: /Joseph Kurian/ })).toBeVisible();
    await look();

    const email = `tutor-${randomUUID()}@staff.example.org`;
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Invite' });
    await dialog.getByLabel('Name').fill('Kavita Menon');
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Section').selectOption({ label: '8-A' });
    await look();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible();
    await page.getByLabel('Search by name or email').fill(email);
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row).toContainText('Invited');

    const [mail] = await waitForMails(email, 1, 20_000);
    const hash = /\/console\/invitation(#\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const context = await browser.newContext();
    const tutor = await context.newPage();
    await acceptInvitation(tutor, school, { email, link: `${school.origin()}/console/invitation${hash}` });

    await page.reload();
    await page.getByLabel('Search by name or email').fill(email);
    await expect(row).toContainText('Active');
    await row.getByRole('button', { name: 'Change: Kavita Menon' }).click();
    await expect(page.getByRole('dialog', { name: 'Kavita Menon' })).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Block Kavita Menon?' })
      .getByRole('button', { name: 'Block', exact: true })
      .click();
    await expect(page.getByText('Blocked, and signed out everywhere')).toBeVisible();
    // A process may believe in a session for some seconds more.
    await expect(async () => {
      await tutor.reload();
      await expect(heading(tutor, 'Staff sign-in')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await context.close();
    guard.allowErrors(/401/);
  },
);
