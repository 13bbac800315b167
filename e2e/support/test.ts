import { test as base, expect, type Page } from '@playwright/test';
import { checkPage, checkWidth } from './check-page.ts';
import { templateVariable } from './global-setup.ts';
import { type Guard, startGuard } from './guard.ts';
import { listening } from './listening.ts';
import { type Person, password } from './people.ts';
import { type Brand, openSchool, type School } from './school.ts';

interface Journey {
  guard: Guard;
  /** Opens a path, waits for the page to stand and looks it over. */
  visit(path: string, brand?: Brand): Promise<void>;
  /** Looks over what the journey has reached by itself: the page, with a dialog or a message on it. */
  look(): Promise<void>;
  /** Through the login page, as people do, until Learn stands. */
  signIn(person: Person): Promise<void>;
  isPhone: boolean;
}

/** All that these journeys see is in the tables of e2e/screens, where axe looks at it in both languages and widths. */
const inTables =
  /journeys.(accounts.(half-way|new-parent|siblings)|chapters|language|learn|locks|login-form|profile|routes|shell|sign-in|store|switcher)\.spec/;

export const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });

/** For what only a phone has, or only a wide screen; and for what is the same at every width. */
export const onPhones = { tag: '@phone' };
export const onWide = { tag: '@wide' };

export const test = base.extend<Journey, { school: School }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const school = await openSchool(process.env[templateVariable] ?? '');
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = await startGuard(context);
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 992),
  visit: async ({ page, school, look }, use) => {
    await use(async (path, brand) => {
      await page.goto(`${school.origin(brand)}${path}`);
      await expect(heading(page)).toBeVisible();
      await look();
    });
  },
  look: async ({ page }, use, { file }) =>
    use(() => (inTables.test(file) ? checkWidth(page) : checkPage(page))),
  signIn: async ({ page, school }, use) => {
    await use(async ({ brand, email }) => {
      const line = listening(page);
      await page.goto(`${school.origin(brand)}/auth/login`);
      await fillLogin(page, email, password);
      await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
      await line;
    });
  },
});

export async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}
