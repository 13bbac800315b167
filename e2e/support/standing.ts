import { expect, type Page, type Request } from '@playwright/test';

const counted = new Set(['document', 'fetch', 'script', 'stylesheet', 'xhr']);
const onTheirWay = new WeakMap<Page, Set<Request>>();

/** From now on it is known what a page is still waiting for. */
function follow(page: Page): Set<Request> {
  const known = onTheirWay.get(page);
  if (known) return known;
  const asked = new Set<Request>();
  onTheirWay.set(page, asked);
  page.on('request', (request) => counted.has(request.resourceType()) && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return asked;
}

/** Two pictures later: whatever a change sets off has been set off. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Nothing is asked for any more, nothing is busy, and the letters are there. */
export async function untilItStands(page: Page): Promise<void> {
  const asked = follow(page);
  // A page has a title for each of its two headers; one of them shows.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  await expect(async () => {
    await twoFrames(page);
    expect([...asked].map((request) => request.url())).toEqual([]);
    const dialog = page.getByRole('dialog').filter({ visible: true });
    // What stands behind a dialog may wait for what is answered in it.
    const place = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
    expect(await place.locator('[aria-busy=true]').count()).toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
}

/** Opens an address and follows what it asks for from the first request on. */
export async function open(page: Page, address: string): Promise<void> {
  follow(page).clear();
  await page.goto(address);
}

export type Language = 'en' | 'hi';

/** As when another tab of this browser changes it: in place. A reload would lose the mark. */
export async function speak(page: Page, language: Language): Promise<void> {
  follow(page);
  await page.evaluate((language) => {
    Object.assign(window, { isSameDocument: true });
    localStorage.setItem('LANGUAGE', language);
    dispatchEvent(new StorageEvent('storage', { key: 'LANGUAGE', newValue: language }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await untilItStands(page);
  expect(await page.evaluate(() => 'isSameDocument' in window), 'the language changes in place').toBe(true);
}

/** A page that leads on by itself after some seconds stays as long as it is looked at. Before it is opened. */
export const stayThere = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    const orNever = (work: TimerHandler, delay = 0) => (delay >= 2000 ? 0 : later(work, delay));
    Object.assign(window, { setTimeout: orNever });
  });
