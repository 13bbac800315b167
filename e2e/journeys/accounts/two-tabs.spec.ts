import { expect, type Page } from '@playwright/test';
import { listening } from '../../support/listening.ts';
import { statusWithToken } from '../../support/raw-request.ts';
import { accessTokenOf } from '../../support/storage.ts';
import { test } from '../../support/test.ts';
import { vihaan } from './people.ts';

const refreshPath = '/api/v1/user_management/parent/auth/login';
const book = (page: Page) => page.getByRole('link', { name: /Mathematics/ });

test('[SS-11] two tabs whose access token has expired work on after one refresh', async ({
  page,
  context,
  signIn,
  school,
  guard,
  look,
}) => {
  guard.expectErrors(/401 /);
  await signIn(vihaan);
  const second = await context.newPage();
  const line = listening(second);
  await second.goto(`${school.origin()}/learn`);
  await expect(book(second)).toBeVisible();
  await line;
  const old = await accessTokenOf(page);

  // From here on: a page may ask for something by itself before it is loaded again.
  const refreshes: number[] = [];
  const refused: string[] = [];
  context.on('response', (answer) => {
    if (new URL(answer.url()).pathname === refreshPath) refreshes.push(answer.status());
    if (answer.status() === 401) refused.push(answer.url());
  });
  await school.moveClock('16 minutes');
  try {
    // A process believes an earlier look at a session for up to three seconds.
    await expect.poll(() => statusWithToken(school.port, 'shala.localhost', old)).toBe(401);
    await Promise.all([page.reload(), second.reload()]);
    await expect(book(page)).toBeVisible();
    await expect(book(second)).toBeVisible();
    expect(refused).not.toEqual([]);
    expect(refreshes).toEqual([200]);
    const renewed = await accessTokenOf(page);
    expect(renewed).not.toBe(old);
    expect(await accessTokenOf(second)).toBe(renewed);
    await look();
  } finally {
    await school.moveClock('-16 minutes');
  }
});
