import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callApi } from '../../support/call-api.ts';
import { password } from '../../support/people.ts';
import type { School } from '../../support/school.ts';
import { readStorage } from '../../support/storage.ts';
import { fillLogin, heading, test } from '../../support/test.ts';
import { ethan } from './people.ts';

interface Line {
  opened: number;
  closed: number;
  confirmed: number;
}

/** Counts what the page's realtime connection does. */
function watchLine(page: Page): Line {
  const line: Line = { opened: 0, closed: 0, confirmed: 0 };
  page.on('websocket', (socket) => {
    expect(socket.url()).toMatch(/\/cable\?ticket=/);
    expect(socket.url()).not.toContain('token=');
    line.opened += 1;
    socket.on('close', () => {
      line.closed += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('confirm_subscription')) line.confirmed += 1;
    });
  });
  return line;
}

/** Signs in on one process of two: the host name is the same, the port is not. */
async function signInAt(page: Page, port: number): Promise<Line> {
  const line = watchLine(page);
  await page.goto(`http://shala.localhost:${port}/auth/login`);
  await fillLogin(page, ethan.email, password);
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await expect.poll(() => line.confirmed).toBe(1);
  return line;
}

async function onTwoDevices(
  { school, context, page }: { school: School; context: BrowserContext; page: Page },
  work: (other: Page, lines: [Line, Line]) => Promise<void>,
): Promise<void> {
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('no browser');
  try {
    const { port } = await school.startApi();
    const otherPage = await other.newPage();
    const lines: [Line, Line] = [await signInAt(page, school.port), await signInAt(otherPage, port)];
    await work(otherPage, lines);
  } finally {
    await other.close();
  }
}

test('[WS1-02] signed in on two devices and two processes, signing out everywhere ends both within five seconds', async ({
  page,
  context,
  school,
  guard,
  look,
}) => {
  guard.expectErrors(/401 /);
  await onTwoDevices({ school, context, page }, async (other) => {
    const { body } = await callApi(other, 'GET', '/user_management/auth/sessions');
    const { sessions } = body as { sessions: { is_this_one: boolean }[] };
    expect(sessions.length).toBeGreaterThan(1);
    expect(sessions.filter((session) => session.is_this_one)).toHaveLength(1);

    expect((await callApi(other, 'DELETE', '/user_management/auth/sessions')).status).toBe(200);
    const endedAt = performance.now();
    for (const device of [page, other]) {
      await expect(heading(device, 'Login to continue')).toBeVisible();
      expect(await readStorage(device)).toEqual({});
    }
    expect(performance.now() - endedAt).toBeLessThan(5_000);
    await look();
  });
});

test('[WS1-03] the line is put down when the window loses the focus and taken up when it is back', async ({
  page,
  context,
  school,
}) => {
  await onTwoDevices({ school, context, page }, async (other, [here, there]) => {
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
    await expect.poll(() => here.closed).toBe(1);
    expect(there).toEqual({ opened: 1, closed: 0, confirmed: 1 });
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await expect.poll(() => here.confirmed).toBe(2);
    expect(here).toEqual({ opened: 2, closed: 1, confirmed: 2 });
    await expect(heading(other, 'Learn')).toBeVisible();
  });
});
