import { expect } from '@playwright/test';
import { aarav, password } from '../support/people.ts';
import { readStorage } from '../support/storage.ts';
import { fillLogin, heading, test } from '../support/test.ts';

test('[RT-02] [AU-01] [AU-04] [SS-10] [RT-19] a student signs in by e-mail and lands on Learn', async ({
  page,
  visit,
  look,
}) => {
  await visit('/auth/login');
  await expect(heading(page, 'Login to continue')).toBeVisible();
  const products = page.waitForResponse((answer) => answer.url().endsWith('/Student/ProductDetails'));
  await fillLogin(page, aarav.email, password);
  expect((await products).status()).toBe(200);
  await page.waitForURL('**/learn');
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await look();

  const stored = await readStorage(page);
  expect(JSON.parse(stored.USER ?? '')).toMatchObject({ firstName: 'Aarav', kind: 'student' });
  expect(JSON.parse(stored.PRODUCT_DETAILS ?? '')).toHaveLength(1);
  expect(JSON.parse(stored.CURRENT_COURSE ?? '')).toMatchObject({ shortName: 'Class 8' });
  expect(stored.ACCESS_TOKEN?.split('.')).toHaveLength(3);
  expect(stored.REFRESH_TOKEN).toBeTruthy();
});

test('the keyboard alone is enough to sign in', async ({ page, visit }) => {
  await visit('/auth/login');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(aarav.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Learn')).toBeVisible();
});

test('whoever is signed in already goes from the login page straight to Learn', async ({
  page,
  signIn,
  school,
}) => {
  await signIn(aarav);
  await page.goto(`${school.origin()}/auth/login`);
  await expect(heading(page, 'Learn')).toBeVisible();
});
