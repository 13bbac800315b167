import { expect, type Page } from '@playwright/test';
import { aarav, password } from '../support/people.ts';
import { fillLogin, test } from '../support/test.ts';

const subjectsCall = '**/class_room_subjects*';
/** From now on the page's time moves only by hand. */
/** A moment ahead: the page's clock goes on until it is told to stop, and on a busy machine that takes a while. */
const stopTheClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
const mathematics = (page: Page) => page.getByRole('link', { name: /Mathematics/ });

test('without a network a bar says so, and the page fills by itself once it is back', async ({
  page,
  context,
  signIn,
  look,
  guard,
}) => {
  guard.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await signIn(aarav);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await look();
  await page.getByRole('searchbox').fill('physics');
  await expect(page.getByText('Your subjects did not load')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByText('Your subjects did not load')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByRole('link', { name: /\d+ chapters?/ })).toHaveCount(1);
});

test('a slow server shows where the books will stand, and then the books', async ({ page, signIn, look }) => {
  await signIn(aarav);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(subjectsCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Your subjects are loading' })).toBeVisible();
  await look();
  await expect(mathematics(page)).toBeHidden();
  answer();
  await expect(mathematics(page)).toBeVisible();
});

test('a server in trouble is asked again, and then the page offers it', async ({
  page,
  signIn,
  look,
  guard,
}) => {
  guard.expectErrors(/503 /);
  await signIn(aarav);
  let asked = 0;
  await page.route(subjectsCall, async (route) => {
    asked += 1;
    await route.fulfill({ status: 503, json: { error: 'Busy', code: 'unavailable', request_id: 'r' } });
  });
  await page.reload();
  await expect(page.getByText('Your subjects did not load')).toBeVisible();
  await look();
  expect(asked).toBe(3);
  await page.unroute(subjectsCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(mathematics(page)).toBeVisible();
});

test('[CN-01] [SS-18] a sign-in the main host never answers is given up after 20 s, not before', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit('/auth/login');
  await page.route('**/student/auth/login', () => {});
  await stopTheClock(page);
  const sent = page.waitForRequest('**/student/auth/login');
  await fillLogin(page, aarav.email, password);
  await sent;
  await page.clock.runFor(19_900);
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.clock.runFor(100);
  await expect(page.getByRole('alert')).toContainText('We could not reach the school.');
});

test('[CN-01] [SS-18] a call the net host never answers is given up after 20 s and tried again', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn(aarav);
  let asked = 0;
  await page.route('**/Student/ProductDetails', () => {
    asked += 1;
  });
  await page.reload();
  await expect.poll(() => asked).toBe(1);
  await stopTheClock(page);
  await page.clock.runFor(15_000);
  const givenUp = page.waitForEvent('requestfailed');
  expect(asked).toBe(1);
  await page.clock.runFor(5_000);
  expect((await givenUp).url()).toMatch(/ProductDetails$/);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked).toBe(2);
});
