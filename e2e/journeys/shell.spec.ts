import { expect, type Page } from '@playwright/test';
import { aarav } from '../support/people.ts';
import { onPhones, onWide, test } from '../support/test.ts';

const menus = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
/** Without the badges: what others have posted by now is another journey's story. */
const places = (page: Page) =>
  menus(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent,
        link.getAttribute('href'),
      ]),
    );

test(
  '[NV-05] [NV-06] a phone has the bottom bar, in shares of 20, 20, 20, 25 and 15',
  onPhones,
  async ({ page, signIn }) => {
    await signIn(aarav);
    await expect(menus(page)).toHaveCount(1);
    expect(await places(page)).toEqual([
      ['Learn', '/learn'],
      ['Practice', '/practice'],
      ['Live Class', '/live-class'],
      ['Notifications', '/announcement'],
    ]);
    const shares = await menus(page).evaluate((bar) =>
      [...bar.children].map(
        (item) => Math.round((item.getBoundingClientRect().width / innerWidth) * 1000) / 10,
      ),
    );
    expect(shares).toEqual([20, 20, 20, 25, 15]);
    const box = await menus(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  },
);

test(
  'More opens the other places, keeps the focus inside and gives it back',
  onPhones,
  async ({ page, signIn, look }) => {
    await signIn(aarav);
    const more = page.getByRole('button', { name: 'More' });
    await more.click();
    const sheet = page.getByRole('dialog', { name: 'Hi Aarav, What are you preparing for?' });
    await expect(sheet).toBeVisible();
    await look();
    await expect(sheet.getByRole('link')).toHaveText([
      /^Worksheets/,
      /^Query/,
      'My Progress',
      'Leaderboard',
      'My Profile',
      'Buy Course',
      'Orders and receipts',
      'Settings',
      'Contact Us',
    ]);
    await expect(sheet.getByRole('list', { name: 'Courses' }).getByRole('button')).toHaveText([/Class 8/]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await sheet.getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page).toHaveURL(/\/leaderboard$/);
    await expect(sheet).toBeHidden();
  },
);

test(
  '[NV-01] a wide screen has the sidebar with every place, and the current one is marked',
  onWide,
  async ({ page, signIn }) => {
    await signIn(aarav);
    await expect(menus(page)).toHaveCount(1);
    expect((await places(page)).map(([name]) => name)).toEqual([
      'Learn',
      'Practice',
      'My Progress',
      'Live Class',
      'Leaderboard',
      'Worksheets',
      'Query',
      'My Profile',
      'Buy Course',
    ]);
    await expect(menus(page).getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
    await menus(page).getByRole('link', { name: 'Practice' }).click();
    await expect(menus(page).getByRole('link', { name: 'Practice' })).toHaveAttribute('aria-current', 'page');
  },
);

test('the sidebar gives way to the bottom bar below 992 px', onWide, async ({ page, signIn, look }) => {
  await signIn(aarav);
  const more = page.getByRole('button', { name: 'More' });
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(more).toBeHidden();
  await expect(page.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
  await look();
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(more).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leaderboard' })).toBeHidden();
  await look();
});

test(
  'the first Tab offers to skip the menu, and Enter goes to the page',
  onWide,
  async ({ page, signIn }) => {
    await signIn(aarav);
    await page.reload();
    await expect(page.getByRole('link', { name: /Mathematics/ })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInside).toBe(true);
  },
);
