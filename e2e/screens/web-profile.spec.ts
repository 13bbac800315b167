import { expect, type Page } from '@playwright/test';
import { newPhone } from '../../apps/server/test/messages.ts';
import { lookOver } from '../support/look-over.ts';
import { moveToNewNumber, nationalPart, signInParent } from '../support/parents.ts';
import { harini } from '../support/people.ts';
import { test } from '../support/test.ts';

test('profile and settings, with all their dialogs, are in order in both languages and at all widths', async ({
  page,
  school,
  guard,
}) => {
  // A page that no server has sent may not open a socket to this machine.
  guard.allowErrors(/BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
  await signInParent(page, school, await moveToNewNumber(school, 'g-karthikeyan-vidya'));
  await page.getByRole('list', { name: 'Profiles' }).getByRole('button', { name: 'Harini' }).click();
  await page.waitForURL('**/learn');
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'profile',
      route: '/my-profile',
      open: at('/my-profile'),
      overlays: [
        {
          name: 'myProfile.newNumber',
          open: (page) => page.getByRole('button', { name: 'Change the number you sign in with' }).click(),
        },
        {
          name: 'myProfile.newNumber',
          open: async (page) => {
            await page.getByRole('button', { name: 'Change the number you sign in with' }).click();
            const dialog = page.getByRole('dialog');
            await dialog.getByLabel('New mobile number').fill(nationalPart(newPhone()));
            await dialog.getByRole('button', { name: 'Send code' }).click();
            await expect(dialog.getByLabel('Code from the new number')).toBeFocused();
          },
        },
      ],
    },
    {
      name: 'profile-edit-name',
      route: '/my-profile',
      open: (page) => page.getByRole('button', { name: 'Edit name' }).click(),
    },
    { name: 'add-course', route: '/my-profile/add_course', open: at('/my-profile/add_course') },
    { name: 'add-exam', route: '/my-profile/add_course', open: at('/my-profile/add_course?type=exam') },
    {
      name: 'settings',
      route: '/settings',
      open: at('/settings'),
      overlays: [
        {
          name: 'settings.allOutTitle',
          open: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click(),
        },
        {
          name: 'settings.deleteTitle',
          open: (page) => page.getByRole('button', { name: 'Delete the account' }).click(),
        },
        {
          name: 'consent.title',
          open: async (page) => {
            const missing = ['terms', 'privacy'].map((document) => ({ document, version: 'v2' }));
            await publishWordings(page);
            await page.route('**/student/auth/legal', (route) => route.fulfill({ json: { missing } }));
            await page.reload();
          },
          // Only an answer closes it.
          close: async (page) => {
            await page.unroute('**/student/auth/legal');
            await page.unroute('**/settings');
            await page.reload();
          },
        },
      ],
    },
  ]);
});

/** The page as of a brand that has published wordings of its own: only then is anybody asked. */
async function publishWordings(page: Page): Promise<void> {
  const document = await page.evaluate(async () => (await fetch(location.href)).text());
  const wordings = '"legalVersions":{"terms":"v2","privacy":"v2"}';
  const published = document.replace(/"legalVersions":\{[^}]*\}/, wordings);
  expect(published, 'the versions stand in the page').toContain(wordings);
  await page.route('**/settings', (route) => route.fulfill({ contentType: 'text/html', body: published }));
}

/** Learn while its books are on their way: the outline of a page breathes. */
async function openSlowly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
}
const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

test('whoever asks for less motion in Settings sees none, whatever the system says', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(harini);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(/_subjects(\?|$)/, () => {});
  await openSlowly(page, `${school.origin()}/learn`);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.goto(`${school.origin()}/settings`);
  await page.getByRole('switch', { name: /^Less motion/ }).click();
  await openSlowly(page, `${school.origin()}/learn`);
  expect(await moving(page)).toBe(0);
});
