import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from './console.ts';
import { templateVariable } from './global-setup.ts';
import type { Overlay, Screen } from './look-over.ts';
import { openSchool, type School } from './school.ts';
import { runCommand } from './server-process.ts';
import { test as journey } from './test.ts';

/** One of its answers waits for a tutor. */
export const toMark = 'cbse-8-mathematics-rational-numbers-warm-up';
const activity = `
activity:
- tenant: shala
  student: st-ayaan-khan
  course: cbse-8
  runs:
  - { item: ${toMark}, percent: 60, at: -6d, seconds_each: 29, to_grade: ['I made the denominators equal.'] }
`;

/**
 * A school of its own for each table that asks for one: Playwright shares a worker, and its school, only among tests with
 * the same fixtures, and a second Asha Rao would not fit into the first one's school.
 */
export const inOwnSchool = () =>
  journey.extend<object, { school: School }>({
    school: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
      async ({}, use) => {
        const school = await openSchool(process.env[templateVariable] ?? '');
        const folder = await mkdtemp(join(tmpdir(), 'shala-activity-'));
        await writeFile(join(folder, 'activity.yaml'), activity);
        await runCommand('shala', ['import', folder], school.environment);
        await rm(folder, { recursive: true });
        await use(school);
        await school.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

interface Colleague {
  role: 'tutor' | 'school_admin' | 'tenant_admin';
  name: string;
}

/** Signed in under an address that is the same in every run: it stands in lists. */
export async function signInStaff(page: Page, school: School, { role, name }: Colleague): Promise<string> {
  const place = role === 'school_admin' ? ['--institute', 'shala-hennur'] : [];
  const invited = await inviteStaff(school, role, '--name', name, ...place);
  await acceptInvitation(page, school, invited);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@shala.example.org`;
  await school.query('UPDATE staff SET email = $2 WHERE email = $1', [invited.email, email]);
  return email;
}

/** Ids of the demo school, by one statement each. */
export async function idOf(school: School, statement: string): Promise<number> {
  const [row] = await school.query<{ id: number }>(statement);
  if (row === undefined) throw new Error(`nothing found: ${statement}`);
  return row.id;
}

/** The rest of an address in the console, as a line of a table. */
export const inConsole =
  (school: School) =>
  (name: string, route: string, path: string, ...overlays: Overlay[]): Screen => ({
    name: `console-${name}`,
    route,
    open: `${school.origin()}/console${path}`,
    overlays,
  });

/** A dialog behind a button; the first of that name, where there are many. */
export const behind = (name: string, button: string | RegExp): Overlay => ({
  name,
  open: (page) => page.getByRole('button', { name: button }).first().click(),
});

/** Another tab of the page before it. */
export const tab = (name: string, route: string, label: string | RegExp): Screen => ({
  name: `console-${name}`,
  route,
  open: (page) => page.getByRole('tab', { name: label }).click(),
});
