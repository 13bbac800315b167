import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFileStore } from '../../apps/server/src/app/import/open-file-store.ts';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { openFilm, playsPast } from '../support/film.ts';
import { makeFilm } from '../support/make-files.ts';
import { addPupil, giveTeaching } from '../support/marking.ts';
import { password } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { fillLogin, heading, onWide, test } from '../support/test.ts';

/** A subject of its own, so that no other journey's lessons stand in the way. */
async function addSubject(school: School): Promise<{ slug: string; chapterId: number; subjectId: number }> {
  const slug = `desk-${randomUUID()}`;
  const [row] = await school.query<{ id: string; subject: string }>(
    `WITH made AS (
       INSERT INTO subject (course_id, slug, name, position)
       SELECT id, $1, '{"en": "Optics"}', 99 FROM course WHERE slug = 'cbse-8' RETURNING id
     )
     INSERT INTO chapter (subject_id, slug, name, position) SELECT id, 'light', '{"en": "Light"}', 1 FROM made
     RETURNING id, subject_id AS subject`,
    [slug],
  );
  return { slug, chapterId: Number(row?.id), subjectId: Number(row?.subject) };
}

/** The store is shared by all runs: what this one has put there leaves with it. */
async function removeFiles(school: School, chapterId: number): Promise<void> {
  const rows = await school.query<{ key: string }>(
    `SELECT unnest(ARRAY[source_key, regexp_replace(poster_key, '[^/]+$', ''),
       (SELECT file_key FROM media_caption WHERE content_library_id = content_library.id)]) AS key
     FROM content_library WHERE poster_key IS NOT NULL
       AND id IN (SELECT content_library_id FROM content WHERE chapter_id = $1)`,
    [chapterId],
  );
  const storage = openFileStore(school.environment);
  for (const { key } of rows) await storage?.removeAll(key);
  storage?.close();
}

/** A file with mistakes says where they are; the next one, in another form, is taken. */
async function giveCaptions(page: Page, folder: string): Promise<void> {
  const [wrong, right] = [join(folder, 'wrong.vtt'), join(folder, 'right.srt')];
  await writeFile(wrong, 'WEBVTT\n\n00:00.000 --> 00:09.000\nLonger than the film.\n');
  // Its words stand until after the end: however late anybody looks, they are there.
  await writeFile(right, '1\n00:00:00,000 --> 00:00:06,900\nLight bends in water.\n');
  await page.getByRole('button', { name: 'Captions of How light bends' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]').first();
  await file.setInputFiles(wrong);
  await expect(dialog.getByRole('alert')).toHaveText('Line 3: This stands after the end of the film.');
  await file.setInputFiles(right);
  await expect(dialog.getByText('Given. Another file takes its place.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Two drafts of exercises: the second becomes the first, and the other one goes. */
async function orderPractice(page: Page, school: School, chapterId: number): Promise<void> {
  await school.query(
    `INSERT INTO practice_item (owner_tenant_id, slug, kind, chapter_id, title, position, is_active)
     SELECT tenant.id, gen_random_uuid(), 'exercise', $1, jsonb_build_object('en', wanted.title), wanted.place, false
     FROM tenant, (VALUES ('Mirrors', 1), ('Lenses', 2)) AS wanted (title, place) WHERE tenant.slug = 'shala'`,
    [chapterId],
  );
  await page.reload();
  const items = page.getByRole('list', { name: 'Practice' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await page.getByRole('button', { name: 'Move Lenses up' }).focus();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/practice/order'));
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(items.first()).toContainText('Lenses');
  await page.getByRole('button', { name: 'Remove Mirrors' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(items).toHaveCount(1);
}

test(
  'a film uploaded in the console is put into its place, captioned, previewed and published, and plays for the student',
  onWide,
  async ({ page, school, browser, look, guard }) => {
    test.slow();
    // Captions that are longer than the film.
    guard.expectErrors(/422 .*\/captions\/en/);
    const { slug, chapterId, subjectId } = await addSubject(school);
    const folder = await mkdtemp(join(tmpdir(), 'shala-e2e-'));
    const path = join(folder, 'lesson.mp4');
    await makeFilm(path, 6, '426x240');
    const invited = await inviteStaff(school, 'tutor', '--name', 'Leela Nair');
    await giveTeaching(school, invited.email, slug);
    await page.setViewportSize({ width: 1440, height: 900 });
    await acceptInvitation(page, school, invited);
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(heading(page, 'Teaching')).toBeFocused();
    await look();
    await page.getByRole('link', { name: /Light/ }).click();
    await expect(heading(page, 'Light')).toBeVisible();

    // A link, then the film behind it.
    await page.getByRole('button', { name: 'Add lesson' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kind').selectOption('external_link');
    await dialog.getByLabel('Title in English').fill('A page about light');
    await dialog.getByLabel('Address').fill('https://example.org/light');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add lesson' }).click();
    await dialog.getByLabel('Title in English').fill('How light bends');
    await dialog.getByLabel('Title in Hindi').fill('प्रकाश कैसे मुड़ता है');
    await dialog.getByLabel('File').setInputFiles(path);
    await look();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    const rows = page.getByRole('list', { name: 'Lessons' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);

    // To the top, by keyboard: the cursor stays, and the new place is said.
    await page.getByRole('button', { name: 'Move How light bends up' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.first()).toContainText('How light bends');
    await expect(page.getByText('How light bends now stands at 1 of 2')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move How light bends down' })).toBeFocused();

    await page.getByRole('button', { name: 'Publish How light bends' }).click();
    await expect(rows.first().getByText('Published')).toBeVisible();
    await expect(rows.first().getByText('Film · 0:06')).toBeVisible({ timeout: 120_000 });
    await look();
    await giveCaptions(page, folder);
    await expect(rows.first().getByText('Film · 0:06 · Captions: English')).toBeVisible();
    await page.getByRole('button', { name: 'Preview How light bends as a student' }).click();
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      for (const track of video.textTracks) track.mode = 'showing';
      return video.play();
    });
    const shown = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const [cue] = video.textTracks[0]?.activeCues ?? [];
        return cue instanceof VTTCue ? cue.text : null;
      });
    await expect.poll(shown).toBe('Light bends in water.');
    await playsPast(page, 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await orderPractice(page, school, chapterId);
    await expect(rows.first()).toContainText('How light bends');

    const meena = await addPupil(school, 'Meena');
    const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
    const child = await context.newPage();
    await child.goto(`${school.origin()}/auth/login`);
    await fillLogin(child, meena.email, password);
    await expect(child.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
    const [content] = await school.query<{ id: string }>(
      `SELECT id FROM content WHERE chapter_id = $1 AND title ->> 'en' = 'How light bends'`,
      [chapterId],
    );
    const chapterPath = `/learn/${subjectId}/chapter/${chapterId}`;
    await child.goto(`${school.origin()}${chapterPath}`);
    await expect(child.getByText('How light bends').first()).toBeVisible();
    await expect(child.getByText('A page about light')).toHaveCount(0);
    await openFilm(child, `${school.origin()}${chapterPath}/content/${content?.id}`);
    await child.getByRole('button', { name: 'Play' }).last().click();
    await playsPast(child, 1);
    await child.keyboard.press('c');
    await expect(child.getByText('Light bends in water.')).toBeVisible();
    await context.close();
    await removeFiles(school, chapterId);
    await rm(folder, { recursive: true });
  },
);
