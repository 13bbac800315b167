import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { password } from '../../support/people.ts';
import type { School } from '../../support/school.ts';
import { readStorage } from '../../support/storage.ts';
import { test as base, fillLogin, heading } from '../../support/test.ts';
import { charvi, ethan } from './people.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

/** As the operator does it: the command line prints the secret once. */
async function addKey({ environment }: School, keyId: string): Promise<string> {
  const command = resolve(root, 'apps/server/dist/entry/shala.js');
  const { DATABASE_URL, DATA_KEYS } = environment;
  const env = { PATH: process.env.PATH, DATABASE_URL, DATA_KEYS };
  const args = ['erp', 'add', '--tenant', 'shala', '--key-id', keyId, '--institute', 'shala-hennur'];
  const { stdout } = await run(process.execPath, [command, ...args], { env });
  return /shown only now: (\S+)/.exec(stdout)?.[1] ?? '';
}

type Launch = (email: string, to?: string) => Promise<string>;

/** The school's half: the example script of the documentation makes the address. */
const test = base.extend<{ launchFor: Launch }>({
  launchFor: async ({ school }, use) => {
    // The example signs by the clock on the wall, so ours must show the same.
    await school.query(`UPDATE test_only.clock SET moved_by = '0'`);
    const keyId = `journey-${randomUUID().slice(0, 8)}`;
    const secret = await addKey(school, keyId);
    const script = resolve(root, 'docs/integrations/erp-launch.mjs');
    const env = { PATH: process.env.PATH, ERP_KEY_ID: keyId, ERP_SECRET: secret };
    await use(async (email, to) => {
      const args = ['--site', school.origin(), '--email', email, ...(to === undefined ? [] : ['--to', to])];
      return (await run(process.execPath, [script, ...args], { env })).stdout.trim();
    });
  },
});

test('[RT-06] a ticket of the school signs in, lands where the school wants, and works once', async ({
  page,
  context,
  launchFor,
  look,
  guard,
}) => {
  guard.expectErrors(/422 /);
  const address = await launchFor(charvi.email, '/my-profile');
  const exchanged = page.waitForRequest((request) => request.url().endsWith('/student/auth/erp'));
  await page.goto(address);
  const request = await exchanged;
  expect(new URL(request.frame().url()).search).toBe('');
  expect(request.postDataJSON()).toMatchObject({ ticket: new URL(address).searchParams.get('ticket') });
  await page.waitForURL('**/my-profile');
  await expect(page.getByRole('button', { name: /^Charvi, Class 8/ })).toBeVisible();
  expect(JSON.parse((await readStorage(page)).USER ?? '')).toMatchObject({ firstName: 'Charvi' });
  await look();

  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Login failed' })).toBeVisible();
  await expect(page.getByText(/Its links work only once/)).toBeVisible();
  expect(await readStorage(page)).toEqual({});
  expect(page.url()).not.toContain('ticket');
  await look();
  expect(context.pages()).toHaveLength(1);
});

const hostile = ['https://evil.example/learn', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];
for (const callback of hostile) {
  test(`the callback ${callback} falls back to Learn`, async ({ page, launchFor }) => {
    await page.goto(await launchFor(charvi.email, callback));
    await page.waitForURL('**/learn');
    await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  });
}

test('whoever is signed in is asked before the school puts somebody else in the seat', async ({
  page,
  school,
  launchFor,
  look,
}) => {
  await page.goto(`${school.origin()}/auth/login`);
  await fillLogin(page, ethan.email, password);
  await expect(heading(page, 'Learn')).toBeVisible();

  await page.goto(await launchFor(charvi.email));
  await expect(heading(page, 'Switch to another account?')).toBeVisible();
  await expect(page.getByText(/^Ethan is signed in on this device\./)).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.waitForURL('**/learn');
  await expect(page.getByRole('heading', { name: /^Hi Ethan/ })).toBeVisible();

  await page.goto(await launchFor(charvi.email));
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Hi Charvi/ })).toBeVisible();
  expect(JSON.stringify(await readStorage(page))).not.toContain('Ethan');
});
