import { type Browser, expect, type Page } from '@playwright/test';
import { atResults, finish, type Item, startAttempt } from '../support/attempts.ts';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { addPupil, addWrittenExercise, giveTeaching, leasesOf, pointsOf } from '../support/marking.ts';
import { type Person, password } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { fillLogin, heading, onWide, test } from '../support/test.ts';

/** A student at another computer writes, photographs and finishes. */
async function handIn(browser: Browser, school: School, person: Person, item: Item): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${school.origin()}/auth/login`);
  await fillLogin(page, person.email, password);
  await expect(page.getByRole('heading', { name: 'Learn by Subjects' })).toBeVisible();
  await startAttempt(page, school, item);
  await page
    .getByLabel('Your answer')
    .fill('Static friction is more than sliding friction, \\(f_s > f_k\\).');
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.getByLabel('Add picture').setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: 'Picture 1 of your answer' })).toBeVisible();
  await finish(page);
  await atResults(page);
  return page;
}

test(
  'a written answer with a photo is marked by keyboard alone, and the child has result, points and news ' +
    '[QE-24] [RL-03]',
  onWide,
  async ({ page, school, browser, look }) => {
    test.slow();
    const item = await addWrittenExercise(school, 'Push and friction');
    const tara = await addPupil(school, 'Tara');
    const child = await handIn(browser, school, tara, item);
    await expect(child.getByRole('button', { name: 'Question 01, Evaluating' })).toBeVisible();
    const before = await pointsOf(school, tara.email);

    const invited = await inviteStaff(school, 'tutor', '--name', 'Kavita Menon');
    await giveTeaching(school, invited.email, 'physics');
    await page.setViewportSize({ width: 1440, height: 900 });
    await acceptInvitation(page, school, invited);
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await expect(heading(page, 'Marking')).toBeFocused();
    const line = page.getByRole('link', { name: /Push and friction/ });
    await expect(line).toContainText('1 to check');
    await look();
    await line.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 2, name: 'Tara Bhat' })).toBeVisible();
    await expect(page.getByText('0 of 1 checked').first()).toBeVisible();
    await expect(page.getByTestId('answer-text')).toContainText('Static friction is more');
    await expect(page.getByTestId('answer-text').locator('.katex')).toBeVisible();
    const picture = page.getByRole('img', { name: 'Photo 1 of the answer by Tara Bhat' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('+');
    await expect(page.getByText('125%')).toBeVisible();
    await page.keyboard.press('r');
    await expect(picture).toHaveCSS('transform', /matrix\(0/);
    await page.keyboard.press('f');
    await expect(page.getByText('100%')).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByText('Static friction is larger')).toBeVisible();
    await look();
    await page.keyboard.press('m');

    // No, said by mistake, saved and taken back.
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: /No/, pressed: true })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'This question is checked' })).toBeVisible();
    await expect(page.getByText('1 of 1 checked').first()).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByText('Taken back: Tara Bhat')).toBeVisible();
    await expect(page.getByText('0 of 1 checked').first()).toBeVisible();

    // Partly: the next digit is the marks.
    await page.keyboard.press('2');
    await page.keyboard.press('2');
    await expect(page.getByRole('button', { name: '2', exact: true, pressed: true })).toBeVisible();
    await page.keyboard.press('q');
    await page.keyboard.press('1');
    await page.keyboard.press('c');
    await page.keyboard.type(' Show the normal force, too.');
    await expect(page.getByLabel('Comment')).toHaveValue('Good reason. Show the normal force, too.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('1 of 1 checked').first()).toBeVisible();

    await expect.poll(() => pointsOf(school, tara.email), { timeout: 20_000 }).toBeGreaterThan(before);
    await child.reload();
    await atResults(child);
    await child.getByRole('button', { name: /Question 01, Correct/ }).click();
    await expect(child.getByText('Show the normal force, too.')).toBeVisible();
    await child.context().close();
  },
);

test(
  'two tutors at one queue: the second reads what the first has open, and gets another answer',
  onWide,
  async ({ page, school, browser, look }) => {
    test.slow();
    const item = await addWrittenExercise(school, 'Shared queue');
    for (const name of ['Asha', 'Bela']) {
      const child = await handIn(browser, school, await addPupil(school, name), item);
      await child.context().close();
    }
    const join = async (at: Page, name: string) => {
      const invited = await inviteStaff(school, 'tutor', '--name', name);
      await giveTeaching(school, invited.email, 'physics');
      await acceptInvitation(at, school, invited);
      await at.goto(`${school.origin()}/console/marking/${item.id}`);
    };
    await page.setViewportSize({ width: 1024, height: 768 });
    await join(page, 'Meera Pai');
    await expect(page.getByRole('heading', { level: 2, name: 'Asha Bhat' })).toBeVisible();
    await look();
    // She holds the one in front and the one behind it: there is nothing left for a colleague.
    await expect.poll(() => leasesOf(school, item)).toBe(2);
    const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    await join(other, 'Rohan Das');
    await expect(other.getByRole('heading', { name: 'Nothing is free for you here' })).toBeVisible();
    await other.getByRole('button', { name: /Asha Bhat/ }).click();
    await expect(other.getByText('Meera Pai is looking at this answer now.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Save and next' })).toBeDisabled();
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Bela Bhat' })).toBeVisible();
    await expect(page.getByText('1 of 2 checked').first()).toBeVisible();
    await context.close();
  },
);

test(
  'a late answer is decided about, and a tutor keeps phrases of their own',
  onWide,
  async ({ page, school, browser, look }) => {
    test.slow();
    const item = await addWrittenExercise(school, 'Late and phrases');
    const child = await handIn(browser, school, await addPupil(school, 'Chitra'), item);
    await child.context().close();
    await school.query(
      `UPDATE run_answer SET late_seq = 9, late_answer = 'More words, too late.', late_at = app_now()
       WHERE run_id IN (SELECT id FROM attempt_run WHERE practice_item_id = $1)`,
      [item.id],
    );
    const invited = await inviteStaff(school, 'tutor', '--name', 'Leela Rao');
    await giveTeaching(school, invited.email, 'physics');
    await page.setViewportSize({ width: 1024, height: 768 });
    await acceptInvitation(page, school, invited);
    await page.goto(`${school.origin()}/console/marking`);
    await page.getByRole('tab', { name: /Late answers/ }).click();
    const card = page.getByRole('article').filter({ hasText: 'Chitra Bhat' });
    await expect(card).toContainText('More words, too late.');
    await look();
    await card.getByRole('button', { name: 'Count it' }).click();
    await expect(card).toHaveCount(0);

    await page.goto(`${school.origin()}/console/marking/${item.id}`);
    await expect(page.getByTestId('answer-text')).toContainText('More words, too late.');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('textbox', { name: 'Phrase 1' }).fill('Think of the floor');
    await look();
    await page.getByRole('button', { name: 'Save phrases' }).click();
    await page.getByRole('button', { name: 'Think of the floor', exact: true }).click();
    await expect(page.getByLabel('Comment')).toHaveValue('Think of the floor.');
    // What was written is kept over a reload.
    await page.reload();
    await expect(page.getByLabel('Comment')).toHaveValue('Think of the floor.');
  },
);
