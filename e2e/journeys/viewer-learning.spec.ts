import { expect, type Page } from '@playwright/test';
import { film, filmNow, openFilm, playsPast, setRate } from '../support/film.ts';
import { test } from '../support/lessons.ts';
import { ayaan, gauri, riya } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, onPhones, onWide } from '../support/test.ts';

const complete = (page: Page) => page.getByRole('button', { name: 'Mark Complete' });
const completed = (page: Page) => page.getByRole('button', { name: 'Completed' });
/** How long ago everybody opened a content, as the server remembers it; a negative time lies ahead. */
async function openedSince(school: School, libraryId: number, ago: string): Promise<void> {
  const change = () =>
    school.query(
      `UPDATE content_history SET opened_at = app_now() - $2::interval WHERE content_library_id = $1 RETURNING id`,
      [libraryId, ago],
    );
  await expect.poll(async () => (await change()).length).toBeGreaterThan(0);
}

const related = (page: Page) => page.getByRole('complementary');

test(
  '[VW-07] [VW-08] [D01] [D02] a film completes by itself when it was watched, not by a press and not by a jump to its end',
  onWide,
  async ({ page, school, lessons, signIn, guard }) => {
    guard.expectErrors(/422 |409 /);
    await signIn(gauri);
    await openFilm(page, `${school.origin()}${lessons.short.path}`);
    await complete(page).click();
    await page.getByRole('slider', { name: 'Seek' }).fill('9.2');
    await page.keyboard.press('k');
    await expect(page.getByText('Almost: a video completes when you have watched most of it.')).toBeVisible();
    await expect(complete(page)).toBeVisible();

    await expect.poll(async () => (await filmNow(page)).hasEnded).toBe(true);
    await page.keyboard.press('0');
    await page.keyboard.press('k');
    await setRate(page, 2);
    await expect(completed(page)).toBeVisible({ timeout: 20_000 });
    await expect(completed(page)).toBeDisabled();
    await page.reload();
    await expect(completed(page)).toBeVisible();
  },
);

test('[VW-08] [VW-13] [CN-14] [D11] [D01] notes are read page by page, zoomed and searched, and completed by a press after a while', async ({
  page,
  school,
  lessons,
  signIn,
  look,
  guard,
  isPhone,
}) => {
  guard.expectErrors(/422 |409 /);
  await signIn(isPhone ? ayaan : riya);
  await page.goto(`${school.origin()}${lessons.notes.path}`);
  const pages = page.getByRole('region', { name: 'Notes of the chapter' });
  await expect(pages.getByText('Page 1 of the notes')).toBeVisible();
  await expect(page.getByText('12 pages').first()).toBeVisible();
  await look();
  const box = await pages.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(750);
  expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // Far pages are not drawn until somebody comes near.
  await expect(pages.locator('canvas')).not.toHaveCount(12);
  // Pages that are drawn meanwhile push the last one down: a reader scrolls on, too.
  await expect(async () => {
    await pages.locator('[data-page="12"]').scrollIntoViewIfNeeded();
    await expect(pages.getByText('Page 12 of the notes')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('125 %')).toBeVisible();

  // However long all this took, the server believes it was opened when we say so.
  await openedSince(school, lessons.notes.libraryId, '-1 minute');
  await complete(page).click();
  await expect(page.getByText('Take a few more seconds with it, then mark it complete.')).toBeVisible();
  await openedSince(school, lessons.notes.libraryId, '11 seconds');
  await complete(page).click();
  await expect(completed(page)).toBeDisabled();
  await expect(page.getByText('Take a few more seconds')).toBeHidden();
});

test(
  '[VW-12] a completion that fails goes back to the list, and says so',
  onWide,
  async ({ page, school, lessons, signIn, guard }) => {
    guard.expectErrors(/503 /);
    await signIn(ayaan);
    await page.goto(`${school.origin()}${lessons.link.path}`);
    await page.route('**/chaptor_contents/*', async (route) => {
      if (route.request().method() === 'GET') await route.continue();
      else
        await route.fulfill({ status: 503, json: { error: 'Busy', code: 'unavailable', request_id: 'r' } });
    });
    await complete(page).click();
    await page.waitForURL(`**${lessons.link.chapterPath}`);
    await expect(page.getByText('The lesson was not marked complete')).toBeVisible();
  },
);

test(
  '[VW-09] [D09] a vote counts at once, changes its mind and is taken back',
  onWide,
  async ({ page, school, lessons, signIn }) => {
    await signIn(riya);
    await page.goto(`${school.origin()}${lessons.link.path}`);
    const up = page.getByRole('button', { name: /^Upvote/ });
    const down = page.getByRole('button', { name: /^Downvote/ });
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await expect(up).toHaveText(/1$/);
    await down.click();
    await expect(up).toHaveText(/0$/);
    await expect(down).toHaveText(/1$/);
    const takenBack = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('reset') ?? false,
    );
    await down.click();
    await expect(down).toHaveAttribute('aria-pressed', 'false');
    await takenBack;
    await page.reload();
    await expect(down).toHaveText(/0$/);
    await expect(down).toHaveAttribute('aria-pressed', 'false');
  },
);

test('[VA-18] [D08] a note is kept as it is typed, saved on closing only if it says something, and deleted when asked', async ({
  page,
  school,
  lessons,
  signIn,
  look,
  isPhone,
}) => {
  await signIn(isPhone ? riya : ayaan);
  await page.goto(`${school.origin()}${lessons.link.path}`);
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postData() ?? '');
  });
  const notes = page.getByRole('button', { name: /^Notes/ });
  const text = page.getByRole('textbox', { name: 'Your note' });
  await notes.click();
  await look();
  await text.fill('   ');
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(text).toBeHidden();
  await notes.click();
  await text.fill('Rough surfaces hold.');
  await page.reload();
  await notes.click();
  await expect(text).toHaveValue('Rough surfaces hold.');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save and close' }).click();
  await saved;
  expect(puts).toHaveLength(1);
  await page.reload();
  await notes.click();
  await expect(text).toHaveValue('Rough surfaces hold.');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this note?' })).toBeVisible();
  await look();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await deleted;
  await expect(page.getByRole('button', { name: 'Notes', exact: true })).toBeVisible();
});

test(
  '[VW-03] [VW-04] [VA-21] the description is one line until asked for, and the rest of the chapter stands beside the film',
  onWide,
  async ({ page, school, lessons, signIn, look }) => {
    await signIn(riya);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/chaptor_contents?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${school.origin()}${lessons.long.path}`);
    await expect(related(page).getByText('Loading content...')).toBeVisible();
    answer();
    const others = related(page).getByRole('listitem');
    await expect(others.filter({ hasText: 'A short film' })).toBeVisible();
    await expect(others.filter({ hasText: 'A long film' })).toHaveCount(0);
    expect((await related(page).boundingBox())?.width).toBe(348);

    const description = page.getByText('One sentence after the other');
    const oneLine = (await description.boundingBox())?.height ?? 0;
    expect(oneLine).toBeLessThan(30);
    await page.getByRole('button', { name: 'see more' }).click();
    expect((await description.boundingBox())?.height).toBeGreaterThan(oneLine);
    await look();
    await page.getByRole('button', { name: 'see less' }).click();
    expect((await description.boundingBox())?.height).toBe(oneLine);
    await others.getByRole('link', { name: /A page elsewhere/ }).click();
    await expect(heading(page, 'A page elsewhere')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
);

test(
  'on a phone the film fills the width and its controls are in reach',
  onPhones,
  async ({ page, school, lessons, signIn, look }) => {
    await signIn(riya);
    await openFilm(page, `${school.origin()}${lessons.short.path}`);
    await look();
    expect((await film(page).boundingBox())?.width).toBe(390);
    await page.getByRole('button', { name: 'Play' }).last().click();
    await playsPast(page, 1);
    for (const name of ['Pause', 'Mute', 'Full screen']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  },
);
