import { expect, type Page } from '@playwright/test';

export interface FilmNow {
  time: number;
  isPaused: boolean;
  hasEnded: boolean;
  duration: number;
  /** How far the film is already in the browser, from where it stands. */
  bufferedTo: number;
}

export const film = (page: Page) => page.getByRole('region', { name: /^Video:/ });

export const filmNow = (page: Page): Promise<FilmNow> =>
  page.locator('video').evaluate((element) => {
    const video = element as HTMLVideoElement;
    const { buffered, currentTime } = video;
    let bufferedTo = currentTime;
    for (let part = 0; part < buffered.length; part += 1) {
      if (buffered.start(part) <= currentTime + 0.2) bufferedTo = Math.max(bufferedTo, buffered.end(part));
    }
    return {
      time: currentTime,
      isPaused: video.paused,
      hasEnded: video.ended,
      duration: video.duration,
      bufferedTo,
    };
  });

export const timeOf = async (page: Page): Promise<number> => (await filmNow(page)).time;

/** Waits until the film has played past a second; the machine may be slow. */
export const playsPast = (page: Page, seconds: number, timeout = 30_000): Promise<void> =>
  expect.poll(() => timeOf(page), { timeout }).toBeGreaterThan(seconds);

/** Opens a lesson and waits until its film could play. */
export async function openFilm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState), {
      timeout: 20_000,
    })
    .toBeGreaterThanOrEqual(3);
}

export async function setRate(page: Page, rate: number): Promise<void> {
  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('menuitemradio', { name: `${rate}×`, exact: true }).click();
}

/** The server has answered a report of what was played. */
export const reported = (page: Page) =>
  page.waitForResponse(
    (answer) => /content_histories\/\d+$/.test(new URL(answer.url()).pathname) && answer.ok(),
  );
