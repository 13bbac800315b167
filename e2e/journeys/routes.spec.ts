import { expect } from '@playwright/test';
import { aarav } from '../support/people.ts';
import { tokenOfKind } from '../support/storage.ts';
import { heading, test } from '../support/test.ts';

test('[BR-15] guarded routes lead somebody unknown to the login page', async ({ page, visit }) => {
  for (const path of ['/learn', '/my-profile', '/learn/1']) {
    await visit(path);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(heading(page, 'Login to continue')).toBeVisible();
  }
});

test('[BR-14] unknown paths lead home', async ({ page, signIn, school }) => {
  await signIn(aarav);
  for (const path of ['/no/such/place', '/main', '/', '/auth/no-such-page']) {
    await page.goto(`${school.origin()}${path}`);
    await expect(page).toHaveURL(`${school.origin()}/learn`);
    await expect(heading(page, 'Learn')).toBeVisible();
  }
});

for (const [id, kind] of [
  ['[BR-16] a tutor', 'staff'],
  ['[BR-17] an unknown role', 'visitor'],
] as const) {
  test(`${id} sees that the route is not for them, and no data is asked for`, async ({
    page,
    visit,
    look,
    school,
  }) => {
    await visit('/auth/login');
    await page.evaluate((token) => {
      localStorage.setItem('USER', JSON.stringify({ kind: 'student', id: 1, firstName: 'Meenakshi' }));
      localStorage.setItem('ACCESS_TOKEN', token);
      localStorage.setItem('REFRESH_TOKEN', 'none');
    }, tokenOfKind(kind));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(request.url());
    });
    await page.goto(`${school.origin()}/learn`);
    await expect(page.getByText('You are not authorised to view this route !!')).toBeVisible();
    await look();
    await expect(page.getByText('Learn by Subjects')).toBeHidden();
    expect(calls).toEqual([]);
  });
}

test('[NV-07] the settings stand in the shell, with a back arrow to Learn', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn(aarav);
  await visit('/settings');
  await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
  await page.locator('header:visible').getByRole('link', { name: 'Back' }).click();
  await expect(heading(page, 'Learn')).toBeVisible();
});
