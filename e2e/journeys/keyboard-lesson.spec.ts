import { expect } from '@playwright/test';
import { film, filmNow, playsPast, timeOf } from '../support/film.ts';
import { keysOf, signInByKeys } from '../support/keyboard.ts';
import { test } from '../support/lessons.ts';
import { addPupil } from '../support/marking.ts';
import { heading, onWide } from '../support/test.ts';

test('a lesson from Learn to the one after it without a mouse', onWide, async ({ page, school, lessons }) => {
  const keys = keysOf(page);
  await signInByKeys(page, school, await addPupil(school, 'Naina'));
  await keys.open(page.getByRole('link', { name: /^Films/ }));
  await keys.isAt(heading(page, 'Films'));
  await keys.open(page.getByRole('link', { name: /Moving pictures/ }));
  await expect(page).toHaveURL(new RegExp(`${lessons.long.chapterPath}$`));
  await keys.isAt(heading(page, 'Films'));
  await keys.open(page.getByRole('link', { name: /A long film/ }));
  await keys.isAt(heading(page, lessons.long.title));

  // From the heading of the page, before anybody is at the player.
  await expect.poll(async () => (await filmNow(page)).duration).toBeGreaterThan(80);
  await keys.press('k');
  await playsPast(page, 1);
  await keys.tabTo(film(page).getByRole('button', { name: 'Pause' }));
  await keys.press('Space');
  await expect.poll(async () => (await filmNow(page)).isPaused).toBe(true);
  const seek = page.getByRole('slider', { name: 'Seek' });
  await keys.backTo(seek);
  const before = await timeOf(page);
  await keys.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBeCloseTo(before + 10, 0);
  await expect(seek).toHaveAttribute('aria-valuetext', /\d/);

  const captions = page.getByRole('button', { name: /^Captions/ });
  const chosen = page.getByRole('menuitemradio', { checked: true });
  await keys.open(captions);
  await keys.isAt(chosen);
  await keys.press('Escape');
  await keys.isAt(captions);
  await keys.press('Enter');
  await keys.isAt(chosen);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.isAt(captions);
  await expect(film(page).getByText(/^(The block stays|गुटका)/)).toBeVisible();
  await keys.press('Enter');
  await keys.isAt(chosen);
  await keys.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await keys.isAt(page.getByRole('button', { name: /^Quality/ }));

  await keys.open(page.getByRole('link', { name: /A short film/ }));
  await keys.isAt(heading(page, lessons.short.title));
  await keys.open(page.getByRole('link', { name: 'Back' }));
  await keys.isAt(heading(page, 'Films'));
});
