import { expect, type Page } from '@playwright/test';
import { film, filmNow, openFilm, playsPast, setRate, timeOf } from '../support/film.ts';
import { test } from '../support/lessons.ts';
import { anshika, password, soham } from '../support/people.ts';
import { fillLogin, onWide } from '../support/test.ts';

/** So long, by the page's own clock, and then a little: what is tested is something that lasts. */
async function lasts(page: Page, milliseconds: number): Promise<void> {
  const end = (await page.evaluate(() => performance.now())) + milliseconds;
  await page.waitForFunction((end) => performance.now() > end, end, { timeout: milliseconds + 30_000 });
}

/** How far the film is here once nothing more comes: what had arrived is still being taken in. */
async function bufferedAtRest(page: Page): Promise<number> {
  let bufferedTo = Number.NaN;
  const hasGrown = async () => {
    const before = bufferedTo;
    bufferedTo = (await filmNow(page)).bufferedTo;
    return bufferedTo !== before;
  };
  await expect.poll(hasGrown, { intervals: [500] }).toBe(false);
  return bufferedTo;
}

const rendition = (url: string) => /\/playlist\/(\w+)$/.exec(new URL(url).pathname)?.[1] ?? null;

test(
  'a lesson goes on by itself over a cut of the network of ten seconds, and tells meanwhile that it will',
  onWide,
  async ({ page, context, school, lessons, signIn, look, guard }) => {
    test.setTimeout(120_000);
    guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await signIn(anshika);
    await openFilm(page, `${school.origin()}${lessons.long.path}`);
    await page.keyboard.press('k');
    await playsPast(page, 1);
    await page.keyboard.press('k');
    await context.setOffline(true);
    // Near the end of what is already here, so that the cut is felt.
    const bufferedTo = await bufferedAtRest(page);
    await page.getByRole('slider', { name: 'Seek' }).fill(String(bufferedTo - 3));
    await page.keyboard.press('k');
    await expect(film(page).getByText('Reconnecting …')).toBeVisible();
    await look();
    await lasts(page, 10_000);
    expect(await timeOf(page)).toBeLessThanOrEqual(bufferedTo + 0.5);
    await context.setOffline(false);
    await playsPast(page, bufferedTo + 2, 40_000);
    await expect(film(page).getByText('Reconnecting …')).toBeHidden();
  },
);

test(
  '[D04] a lesson goes on across the end of its signatures, over a pause, without a single refusal of the store',
  onWide,
  async ({ page, school, lessons }) => {
    test.setTimeout(180_000);
    const { port } = await school.startApi({ MEDIA_LINK_SECONDS: '20' });
    const origin = `http://shala.localhost:${port}`;
    await page.goto(`${origin}/auth/login`);
    await fillLogin(page, soham.email, password);
    await page.waitForURL('**/learn');
    const playlists: string[] = [];
    const refused: string[] = [];
    page.on('response', (answer) => {
      const name = rendition(answer.url());
      if (name !== null) playlists.push(name);
      if (answer.status() === 403) refused.push(answer.url());
    });
    await openFilm(page, `${origin}${lessons.long.path}`);
    await page.keyboard.press('0');
    await page.keyboard.press('k');
    await playsPast(page, 1);
    await page.keyboard.press('k');
    const { bufferedTo } = await filmNow(page);
    expect(bufferedTo).toBeLessThan(80);
    const before = playlists.length;
    await lasts(page, 21_000);
    await setRate(page, 2);
    await page.keyboard.press('k');
    await playsPast(page, bufferedTo + 4, 60_000);
    await expect.poll(async () => (await filmNow(page)).hasEnded, { timeout: 60_000 }).toBe(true);
    expect(playlists.length).toBeGreaterThan(before);
    expect(refused).toEqual([]);
  },
);

test(
  'at 300 kbps a lesson falls to its smallest picture and stops at most once in a minute',
  onWide,
  async ({ page, context, school, lessons, signIn }) => {
    test.setTimeout(180_000);
    await signIn(anshika);
    await openFilm(page, `${school.origin()}${lessons.long.path}`);
    await page.keyboard.press('0');
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Quality 480p' })).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('0');
    await page.keyboard.press('k');
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 300_000 / 8,
      uploadThroughput: 300_000 / 8,
    });
    // From the start again, with nothing in hand.
    await openFilm(page, `${school.origin()}${lessons.long.path}`);
    await page.locator('video').evaluate((element) => {
      const video = element as HTMLVideoElement & { stalls: number };
      video.stalls = 0;
      video.addEventListener('waiting', () => {
        if (!video.seeking) video.stalls += 1;
      });
    });
    await page.keyboard.press('k');
    const start = await timeOf(page);
    expect(start).toBeLessThan(20);
    await playsPast(page, start + 60, 120_000);
    const stalls = await page
      .locator('video')
      .evaluate((video) => (video as HTMLVideoElement & { stalls: number }).stalls);
    expect(stalls).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Quality 240p' })).toBeVisible();
  },
);
