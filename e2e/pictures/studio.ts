import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { password } from '../support/people.ts';
import type { School } from '../support/school.ts';

export const folder = resolve(import.meta.dirname, '../../docs/screenshots');
export const widths = [1440, 390] as const;
export type Width = (typeof widths)[number];
const heights = { 1440: 900, 390: 844 } as const;

export async function openPage(browser: Browser, width: Width, language: 'en' | 'hi' = 'en'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** Nothing loads any more, notices are closed, and letters and pictures on the screen are there. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  for (const close of await page.locator('[role=status] button, [role=alert] button').all())
    await close.click();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(
      (one) => one.complete || one.getBoundingClientRect().top > innerHeight || !one.checkVisibility(),
    ),
  );
  const path = resolve(folder, `${name}.png`);
  await page.screenshot({ path });
  console.log(path);
}

export async function signIn(page: Page, school: School, email: string): Promise<void> {
  await page.goto(`${school.origin()}/auth/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/learn');
}
