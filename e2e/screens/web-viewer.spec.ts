import { expect, type Page } from '@playwright/test';
import { film, openFilm } from '../support/film.ts';
import { test } from '../support/lessons.ts';
import { lookOver } from '../support/look-over.ts';
import { priyam } from '../support/people.ts';

/** As the chapter of the journeys and its lessons are called: most of them have no Hindi name. */
const written =
  /A short film|Notes of the chapter|A page elsewhere|Films|Moving pictures|One sentence.*|Page \d+ of the notes|simulations/g;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('the viewer of films, notes and links is in order, in both languages and at all widths', async ({
  page,
  school,
  lessons,
  signIn,
}) => {
  await signIn(priyam);
  const route = '/learn/$subjectId/chapter/$chapterId/content/$contentId';
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'viewer-film',
      route: '/learn/$subjectId/chapter/$chapterId/content/$contentId',
      open: (page) => openFilm(page, at(lessons.long.path)),
      ready: (page) => expect(film(page).or(page.getByRole('region', { name: /^वीडियो/ }))).toBeVisible(),
      written,
      overlays: [{ name: 'speed', part: '[role=menu]', open: (page) => press(page, /^(Speed|गति)/) }],
    },
    {
      name: 'viewer-notes',
      route,
      open: at(lessons.notes.path),
      ready: (page) => expect(page.getByText('Page 1 of the notes')).toBeVisible(),
      written,
      overlays: [
        { name: 'viewer.notes', open: (page) => press(page, 'Notes') },
        {
          name: 'viewer.deleteNoteTitle',
          open: async (page) => {
            await press(page, /^Notes/);
            await page.getByLabel('Your note').fill('झरना');
            await press(page, 'Save and close');
            await press(page, 'Notes (you have written one)');
            await press(page, 'Delete note');
          },
          // It leads back to the note.
          close: async (page) => {
            const dialog = page.getByRole('dialog');
            await expect(async () => {
              await page.keyboard.press('Escape');
              await expect(dialog).toHaveCount(0, { timeout: 1_000 });
            }).toPass({ timeout: 15_000 });
          },
        },
      ],
    },
    { name: 'viewer-link', route, open: at(lessons.link.path), written },
  ]);
});
