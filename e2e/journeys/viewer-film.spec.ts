import { expect, type Page } from '@playwright/test';
import { readServices } from '../../apps/server/test/services.ts';
import { callApi } from '../support/call-api.ts';
import { film, filmNow, openFilm, playsPast, reported, timeOf } from '../support/film.ts';
import { test } from '../support/lessons.ts';
import { gauri, jiya, password, priyam, riya } from '../support/people.ts';
import { rawGet } from '../support/raw-request.ts';
import { accessTokenOf, readStorage } from '../support/storage.ts';
import { fillLogin, heading, onWide } from '../support/test.ts';

const keyPath = (libraryId: number) => `/course/student/content_key?contentLibraryId=${libraryId}`;
const store = new URL(readServices().S3_ENDPOINT).host;

/** Who got a token and who did not, while the page works. */
function watchTokens(page: Page) {
  const keys: string[] = [];
  const atStore: (string | undefined)[] = [];
  page.on('request', async (request) => {
    const { host, pathname } = new URL(request.url());
    // What is asked for while the journey ends has no answer any more, and is not what it looks for.
    const headers = await request.allHeaders().catch(() => null);
    if (headers === null) return;
    const { authorization } = headers;
    if (pathname.endsWith('/content_key')) keys.push(authorization ?? 'none');
    if (host === store) atStore.push(authorization);
  });
  return { keys, atStore };
}

test('[RT-22] [VW-01] [VW-14] an encrypted film plays under its title; the key is asked for with the token, and the store never sees it', async ({
  page,
  school,
  lessons,
  signIn,
  look,
}) => {
  await signIn(riya);
  const seen = watchTokens(page);
  await openFilm(page, `${school.origin()}${lessons.long.path}`);
  await expect(heading(page, 'A long film')).toBeVisible();
  await expect(page.getByText('Films · Chapter 1 Moving pictures')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await look();
  await page.getByRole('button', { name: 'Play' }).last().click();
  await playsPast(page, 2);
  await page.keyboard.press('k');
  await expect.poll(async () => (await filmNow(page)).isPaused).toBe(true);
  await look();

  const token = `Bearer ${await accessTokenOf(page)}`;
  expect(new Set(seen.keys)).toEqual(new Set([token]));
  expect(seen.atStore.length).toBeGreaterThan(1);
  expect(new Set(seen.atStore)).toEqual(new Set([undefined]));
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(`**${lessons.long.chapterPath}`);
});

test(
  '[VW-14] the key is refused without a token and with the token of a family that has not this course',
  onWide,
  async ({ page, school, lessons, signIn, guard }) => {
    guard.expectErrors(/40[34] /);
    const path = keyPath(lessons.long.libraryId);
    const bare = await rawGet(school.port, 'shala.localhost', `/api/v1${path}`);
    expect(bare.status).toBe(401);
    await signIn(jiya);
    expect([403, 404]).toContain((await callApi(page, 'GET', path)).status);
  },
);

test(
  '[LK-08] [B14] when the course ends while a film is open, the film stops, says why, and its key is refused',
  onWide,
  async ({ page, school, lessons, signIn, look, guard }) => {
    guard.expectErrors(/403 /);
    await signIn(priyam);
    await openFilm(page, `${school.origin()}${lessons.long.path}`);
    await page.keyboard.press('k');
    await playsPast(page, 2);
    await school.query(
      `UPDATE access_grant SET from_day = app_today() - 30, to_day = app_today() - 1
     WHERE student_id = (SELECT student_id FROM student_credential WHERE email = $1)`,
      [priyam.email],
    );
    await page.keyboard.press('k');
    await expect(film(page).getByRole('heading', { name: 'This lesson is locked' })).toBeVisible();
    await look();
    expect((await filmNow(page)).isPaused).toBe(true);
    const refused = await callApi(page, 'GET', keyPath(lessons.long.libraryId));
    expect(refused).toMatchObject({ status: 403, body: { code: 'subscription_required' } });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Buy Subscription' }).first()).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  },
);

test(
  'a film can be searched by key and by bar, slowed and sped up, read along and filled into the screen',
  onWide,
  async ({ page, school, lessons, signIn, look }) => {
    await signIn(riya);
    await openFilm(page, `${school.origin()}${lessons.long.path}`);
    await page.keyboard.press('5');
    await expect.poll(() => timeOf(page)).toBeCloseTo(45, 0);
    await page.keyboard.press('l');
    await expect.poll(() => timeOf(page)).toBeCloseTo(55, 0);
    await page.getByRole('slider', { name: 'Seek' }).fill('20');
    await expect.poll(() => timeOf(page)).toBeCloseTo(20, 0);
    await page.keyboard.press('k');
    await playsPast(page, 21);

    await page.keyboard.press('c');
    await expect(film(page).getByText('The block stays on the slope.')).toBeVisible();
    await page.getByRole('button', { name: /^Captions/ }).click();
    await look();
    await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
    await expect(film(page).getByText('गुटका ढलान पर टिका है।')).toBeVisible();
    await page.keyboard.press('>');
    await expect(page.getByRole('button', { name: 'Speed 1.25 times' })).toBeVisible();
    await page.getByRole('button', { name: /^Quality/ }).click();
    await page.getByRole('menuitemradio', { name: '240p' }).click();
    await expect(page.getByRole('button', { name: 'Quality 240p' })).toBeVisible();

    await page.keyboard.press('f');
    await expect
      .poll(() =>
        page.evaluate(() => document.fullscreenElement?.querySelector('[data-watermark]')?.textContent),
      )
      .toMatch(/^Riya STD\d+$/);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

    const before = await timeOf(page);
    await page.getByRole('button', { name: /^Quality/ }).click();
    await page.getByRole('menuitemradio', { name: 'Audio only' }).click();
    await playsPast(page, before + 1);
    await expect(film(page).getByText('Audio only').first()).toBeVisible();
  },
);

test(
  '[VW-05] [VW-06] [D05] [D06] the film carries the first name and the student id, and offers neither download nor a picture of its own',
  onWide,
  async ({ page, school, lessons, signIn }) => {
    await signIn(riya);
    await openFilm(page, `${school.origin()}${lessons.long.path}`);
    const [row] = await school.query<{ id: string }>(
      'SELECT student_id AS id FROM student_credential WHERE email = $1',
      [riya.email],
    );
    const mark = film(page).locator('[data-watermark]');
    await expect(mark).toHaveText(`Riya STD${row?.id}`);
    await mark.evaluate((element) => element.remove());
    await expect(mark).toHaveText(`Riya STD${row?.id}`);

    const video = page.locator('video');
    expect(
      await video.evaluate((element) => {
        const { controls, disablePictureInPicture, controlsList } = element as HTMLVideoElement & {
          controlsList: DOMTokenList;
        };
        return { controls, disablePictureInPicture, noDownload: controlsList.contains('nodownload') };
      }),
    ).toEqual({ controls: false, disablePictureInPicture: true, noDownload: true });
    const isMenuLeft = await video.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(isMenuLeft).toBe(false);
    const refusal = await video.evaluate((element) =>
      (element as HTMLVideoElement).requestPictureInPicture().then(
        () => 'allowed',
        () => 'refused',
      ),
    );
    expect(refusal).toBe('refused');
  },
);

test(
  '[VW-10] [VW-11] [EN-19] [SS-01] [D03] a film goes on at the saved second in another browser',
  onWide,
  async ({ page, context, school, lessons, signIn }) => {
    const url = `${school.origin()}${lessons.long.path}`;
    await signIn(gauri);
    await openFilm(page, url);
    await page.keyboard.press('3');
    await page.keyboard.press('k');
    await playsPast(page, 29);
    // A report may just have been taken; the next second played is kept again.
    await expect
      .poll(async () => (await readStorage(page)).RECENT_WATCHED_CONTENT ?? '')
      .toContain(`"contentLibraryId":${lessons.long.libraryId}`);
    const told = reported(page);
    await page.keyboard.press('k');
    await told;
    const place = await timeOf(page);
    await expect.poll(async () => (await readStorage(page)).RECENT_WATCHED_CONTENT).toBeUndefined();

    const elsewhere = await context.browser()?.newContext();
    if (!elsewhere) throw new Error('no browser');
    try {
      const other = await elsewhere.newPage();
      await other.goto(`${school.origin()}/auth/login`);
      await fillLogin(other, gauri.email, password);
      await other.waitForURL('**/learn');
      await openFilm(other, url);
      await expect.poll(() => timeOf(other)).toBeGreaterThan(place - 1);
      expect(await timeOf(other)).toBeLessThan(place + 1);
    } finally {
      await elsewhere.close();
    }
  },
);
