import { expect } from '@playwright/test';
import { acceptInvitation, codeNow, inviteStaff } from '../support/console.ts';
import { password } from '../support/people.ts';
import { heading, onWide, test } from '../support/test.ts';

for (const width of [1440, 1024]) {
  test(
    `a tutor is invited, sets up the app, signs in with its code and finds the day, ${width} px wide`,
    onWide,
    async ({ page, school, guard, look }) => {
      test.slow();
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 768 });
      const invited = await inviteStaff(school, 'tutor', '--name', 'Kavita Menon');
      await page.goto(invited.link);
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      expect(page.url()).not.toContain('invitation_token');
      await look();
      const secret = await acceptInvitation(page, school, invited);
      await look();

      // Somebody's roles are what the rail shows.
      const rail = page.getByRole('navigation', { name: 'Areas' });
      await expect(rail.getByRole('link', { name: 'Marking' })).toBeVisible();
      await expect(rail.getByRole('link', { name: 'Brand' })).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('g');
      await page.keyboard.press('l');
      await expect(heading(page, 'Live classes')).toBeFocused();

      await page.getByRole('button', { name: 'Kavita Menon: account' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(heading(page, 'Staff sign-in')).toBeVisible();
      await look();

      // A code works once: the next one comes with the next half minute.
      await school.moveClock('1 minute');
      guard.expectErrors(/401.*staff\/auth\/login/);
      await page.getByLabel('Email address').fill(invited.email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong@2026');
      await page.locator('input[name=code]').fill('000000');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Incorrect email, password or code')).toBeVisible();
      await look();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.locator('input[name=code]').fill(await codeNow(school, secret));
      await page.keyboard.press('Enter');
      await expect(heading(page, 'My day')).toBeVisible();
      await page.reload();
      await expect(heading(page, 'My day')).toBeVisible();
    },
  );
}

test(
  'the whole way works in Hindi, and an invitation that was used says what to do',
  onWide,
  async ({ page, school, guard, look }) => {
    test.slow();
    await page.setViewportSize({ width: 1024, height: 768 });
    const invited = await inviteStaff(school, 'tenant_admin', '--name', 'Joseph', '--language', 'hi');
    await page.goto(`${school.origin()}/console/sign-in`);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(heading(page, 'कर्मचारी लॉगिन')).toBeVisible();
    await look();
    await acceptInvitation(page, school, invited, 'hi');
    await expect(page.getByRole('link', { name: 'ब्रांड' })).toBeVisible();
    await look();
    guard.expectErrors(/422.*staff\/auth\/invitation/);
    await page.goto(invited.link);
    await expect(heading(page, 'यह निमंत्रण अब काम नहीं करता')).toBeVisible();
    await look();
  },
);
