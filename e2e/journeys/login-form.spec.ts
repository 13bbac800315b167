import { expect, type Page } from '@playwright/test';
import { password, soham } from '../support/people.ts';
import { fillLogin, heading, test } from '../support/test.ts';

const email = (page: Page) => page.getByLabel('Email address');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Login' }).click();
const toast = (page: Page) => page.getByRole('alert');

test('[AU-02] [AU-03] the page leads to forgotten passwords, terms and privacy policy', async ({
  page,
  visit,
  look,
}) => {
  await visit('/auth/login');
  for (const [name, path] of [
    ['Forgot Password? Click here', '/auth/login/forgot-password'],
    ['Terms', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await expect(heading(page)).not.toHaveText('Login to continue');
    await look();
    await page.goBack();
    await expect(heading(page, 'Login to continue')).toBeVisible();
  }
});

test('[VA-02] [VA-03] empty fields are named on submit, and nothing is sent', async ({
  page,
  visit,
  look,
}) => {
  await visit('/auth/login');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await submit(page);
  await expect(email(page)).toHaveAccessibleDescription('Email address is required!');
  await expect(secret(page)).toHaveAccessibleDescription('Password is required!');
  await expect(email(page)).toBeFocused();
  await look();
  expect(sent).toEqual([]);
});

test('[VA-01] [VA-04] wrong values are named when the field is left, and no longer once mended', async ({
  page,
  visit,
}) => {
  await visit('/auth/login');
  await email(page).fill('soham@');
  await secret(page).fill('two words');
  await expect(email(page)).toHaveAccessibleDescription('Enter a valid email address');
  await secret(page).blur();
  await expect(secret(page)).toHaveAccessibleDescription('This field cannot contain white space');
  await email(page).fill('soham@example.org');
  await secret(page).fill('one-word-1');
  await expect(email(page)).toHaveAccessibleDescription('');
  await expect(secret(page)).toHaveAccessibleDescription('');
});

test('[ER-02] a wrong password is told in a toast that hides nothing, and signs nobody in', async ({
  page,
  visit,
  look,
  guard,
}) => {
  guard.expectErrors(/401 .*auth\/login/);
  await visit('/auth/login');
  await fillLogin(page, soham.email, 'Mango@2025');
  await expect(toast(page)).toContainText('Login failed');
  await expect(toast(page)).toContainText('Incorrect email or password');
  await look();
  const message = await toast(page).boundingBox();
  for (const name of ['Terms', 'Privacy Policy', 'Forgot Password? Click here']) {
    const link = await page.getByRole('link', { name }).boundingBox();
    if (!message || !link) throw new Error('both must be on the screen');
    const isApart =
      link.y + link.height <= message.y ||
      message.y + message.height <= link.y ||
      link.x + link.width <= message.x ||
      message.x + message.width <= link.x;
    expect(isApart, `${name} stays free`).toBe(true);
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toBeEmpty();
});

test("[ER-01] a 422 shows the server's own words in a toast", async ({ page, visit, guard }) => {
  guard.expectErrors(/422 .*auth\/login/);
  await visit('/auth/login');
  // Good enough for the form, but longer than any password the server takes.
  await fillLogin(page, soham.email, 'Mango@2026'.repeat(13));
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Please check what you entered.');
});

test('a blocked student is told so, and by whom it can be mended', async ({ page, visit, guard, school }) => {
  guard.expectErrors(/403 .*auth\/login/);
  await visit('/auth/login');
  const block = (moment: string) =>
    school.query(`UPDATE student SET blocked_at = ${moment} WHERE first_name = 'Kabir'`);
  await block('app_now()');
  await fillLogin(page, 'kabir.kaul@students.example.org', password);
  await expect(toast(page)).toContainText('This account is blocked. Please contact your school.');
  await block('NULL');
});

test('the password can be shown and hidden again', async ({ page, visit, look }) => {
  await visit('/auth/login');
  await secret(page).fill('Mango@2026');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret(page)).toHaveAttribute('type', 'text');
  await look();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(secret(page)).toHaveAttribute('type', 'password');
});
