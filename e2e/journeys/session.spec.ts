import { expect, type Page } from '@playwright/test';
import { counted } from '../support/notifications.ts';
import { soham } from '../support/people.ts';
import { statusWithToken } from '../support/raw-request.ts';
import type { School } from '../support/school.ts';
import { accessTokenOf, readStorage } from '../support/storage.ts';
import { heading, test } from '../support/test.ts';

const refreshPath = '/api/v1/user_management/parent/auth/login';
const subjects = (page: Page) => page.getByRole('heading', { name: 'Learn by Subjects' });

/** Loads Learn anew and counts what the browser asked meanwhile. */
async function reloadAndCount(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('link', { name: /Mathematics/ })).toBeVisible();
  const times = (path: string) => asked.filter((one) => one === path).length;
  return { refreshes: times(refreshPath), productDetails: times('/Student/ProductDetails') };
}

/** A process believes an earlier look at a session for up to three seconds. */
const waitUntilRefused = (school: School, token: string) =>
  expect.poll(() => statusWithToken(school.port, 'shala.localhost', token)).toBe(401);

test('[SS-17] [SS-19] calls go to /api/v1 and to the net paths, in JSON and with the stored token', async ({
  page,
  signIn,
}) => {
  await signIn(soham);
  const calls: { path: string; type: string | undefined; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const headers = request.headers();
    if (request.resourceType() === 'fetch')
      calls.push({ path, type: headers['content-type'], bearer: headers.authorization });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: /Mathematics/ })).toBeVisible();
  const token = await accessTokenOf(page);
  expect(calls.map(({ path }) => path)).toContain('/Student/ProductDetails');
  expect(calls.map(({ path }) => path)).toContain('/api/v1/course/student/student_courses');
  for (const { path, type, bearer } of calls) {
    expect(path).toMatch(/^\/(api\/v1|api\/Store|Student)\//);
    expect(type).toBe('application/json');
    expect(bearer).toBe(`Bearer ${token}`);
  }
});

test('[SS-11] a broken access token costs one refresh, and every refused call is sent again', async ({
  page,
  signIn,
  guard,
  look,
}) => {
  guard.expectErrors(/401 /);
  const quiet = counted(page);
  await signIn(soham);
  await quiet;
  const before = await readStorage(page);
  await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', `${localStorage.ACCESS_TOKEN}x`));
  const { refreshes, productDetails } = await reloadAndCount(page);
  expect({ refreshes, productDetails }).toEqual({ refreshes: 1, productDetails: 2 });
  const after = await readStorage(page);
  expect(after.REFRESH_TOKEN).not.toBe(before.REFRESH_TOKEN);
  await look();
});

test('[SS-11] after a quarter of an hour the token is renewed once, and the page works on', async ({
  page,
  signIn,
  guard,
  school,
}) => {
  guard.expectErrors(/401 /);
  const quiet = counted(page);
  await signIn(soham);
  await quiet;
  const old = await accessTokenOf(page);
  await school.moveClock('16 minutes');
  await waitUntilRefused(school, old);
  expect((await reloadAndCount(page)).refreshes).toBe(1);
  const renewed = await accessTokenOf(page);
  expect(renewed).not.toBe(old);
  expect(await statusWithToken(school.port, 'shala.localhost', renewed)).toBe(200);
  expect((await reloadAndCount(page)).refreshes).toBe(0);
});

test('[SS-12] a session that was ended elsewhere clears the storage and leads to the login page', async ({
  page,
  signIn,
  guard,
  school,
}) => {
  guard.expectErrors(/401 /);
  await signIn(soham);
  const token = await accessTokenOf(page);
  await school.query(`UPDATE session SET revoked_at = app_now(), revoked_for = 'test'
    WHERE student_id = (SELECT id FROM student WHERE first_name = 'Soham')`);
  await waitUntilRefused(school, token);
  await page.reload();
  await page.waitForURL('**/auth/login');
  await expect(heading(page, 'Login to continue')).toBeVisible();
  expect(await readStorage(page)).toEqual({});
});

test('signing out ends the session on the server, empties the browser and closes the way back', async ({
  page,
  signIn,
  school,
  look,
}) => {
  await signIn(soham);
  const token = await accessTokenOf(page);
  await page.getByRole('button', { name: 'Soham, Class 8: open the menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Login to continue')).toBeVisible();
  expect(await readStorage(page)).toEqual({});
  await waitUntilRefused(school, token);
  await page.goBack();
  await expect(heading(page, 'Login to continue')).toBeVisible();
  await expect(subjects(page)).toBeHidden();
});

test('a sign-out in one tab is a sign-out in the other', async ({ page, context, signIn, school }) => {
  await signIn(soham);
  const second = await context.newPage();
  await second.goto(`${school.origin()}/learn`);
  await expect(subjects(second)).toBeVisible();
  await page.getByRole('button', { name: 'Soham, Class 8: open the menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(second, 'Login to continue')).toBeVisible();
});
