import { expect, type Page } from '@playwright/test';
import {
  answersByNumber,
  atQuestion,
  atResults,
  findItem,
  option,
  runStates,
  startAttempt,
} from '../support/attempts.ts';
import { jiya, priyam, soham } from '../support/people.ts';
import { onWide, test } from '../support/test.ts';

/** Seconds as the timer shows them: hh:mm:ss, mm:ss or ss. */
async function secondsShown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A wall clock that a test can move, in every page from now on. */
const moveableDate = () => {
  const RealDate = Date;
  const shift = () => Number(sessionStorage.getItem('shift') ?? 0);
  const Moved = function (this: unknown, ...values: []) {
    if (!new.target) return new RealDate(RealDate.now() + shift()).toString();
    return values.length > 0 ? new RealDate(...values) : new RealDate(RealDate.now() + shift());
  } as unknown as DateConstructor;
  Object.setPrototypeOf(Moved, RealDate);
  Object.defineProperty(Moved, 'prototype', { value: RealDate.prototype });
  Moved.now = () => RealDate.now() + shift();
  globalThis.Date = Moved;
};

const moveDevice = (page: Page, hours: number) =>
  page.evaluate((hours) => sessionStorage.setItem('shift', String(hours * 3_600_000)), hours);

test(
  'the clock of the device may be moved by an hour either way: the timer and the answers do not care',
  onWide,
  async ({ page, school, signIn }) => {
    await page.addInitScript(moveableDate);
    await signIn(jiya);
    const item = await findItem(school, 'cbse-9-mathematics-polynomials-timed-practice');
    await startAttempt(page, school, item);
    const first = await secondsShown(page);
    expect(first).toBeGreaterThan((item.time ?? 0) * 60 - 60);
    for (const [hours, letter] of [
      [1, 'a'],
      [-1, 'b'],
    ] as const) {
      await moveDevice(page, hours);
      expect(await page.evaluate(() => Math.round((Date.now() - performance.timeOrigin) / 3_600_000))).toBe(
        hours,
      );
      await option(page, letter).click();
      await expect
        .poll(() => answersByNumber(school, jiya.email, item))
        .toEqual({ 1: letter === 'a' ? 'option1' : 'option2' });
      const now = await secondsShown(page);
      expect(now).toBeLessThanOrEqual(first);
      expect(now).toBeGreaterThan(first - 60);
    }
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await atQuestion(page, 1, item);
    expect(await secondsShown(page)).toBeGreaterThan(first - 90);
  },
);

test(
  '[QE-25] time that runs out while the tab is closed ends the run, and what was saved counts',
  onWide,
  async ({ page, context, school, signIn, guard }) => {
    // The moved clock makes the token old as well; it is renewed.
    guard.allowErrors(/401 /);
    await signIn(jiya);
    const item = await findItem(school, 'cbse-9-mathematics-coordinate-geometry-timed-practice');
    await startAttempt(page, school, item);
    await option(page, 'c').click();
    await expect.poll(() => answersByNumber(school, jiya.email, item)).toEqual({ 1: 'option3' });
    await page.close();
    await school.moveClock(`${(item.time ?? 0) + 1} minutes`);
    // The worker sweeps what is due; nobody has to come.
    await expect
      .poll(() => runStates(school, jiya.email, item), { timeout: 30_000 })
      .toMatchObject([{ state: 'completed', end_reason: 'expired' }]);
    const next = await context.newPage();
    await next.goto(`${school.origin()}${item.examPath}`);
    await atResults(next);
    expect(next.url()).toBe(`${school.origin()}${item.resultsPath}`);
    expect(await answersByNumber(school, jiya.email, item)).toEqual({ 1: 'option3' });
  },
);

test(
  '[QE-25] at zero the quiz ends by itself, under the hands of whoever is still working',
  onWide,
  async ({ page, school, signIn, guard }) => {
    guard.allowErrors(/401 /);
    await signIn(priyam);
    const item = await findItem(school, 'cbse-8-physics-sound-timed-practice');
    await startAttempt(page, school, item);
    await option(page, 'd').click();
    await expect.poll(() => answersByNumber(school, priyam.email, item)).toEqual({ 1: 'option4' });
    await school.moveClock(`${(await secondsShown(page)) - 2} seconds`);
    // The next word with the server corrects the timer.
    await page.keyboard.press('m');
    await atResults(page);
    expect(await answersByNumber(school, priyam.email, item)).toMatchObject({ 1: 'option4' });
  },
);

test(
  '[QE-26] [QE-27] at zero a question closes and the next one opens; going back finds it closed, and not refilled',
  onWide,
  async ({ page, school, signIn, look }) => {
    await signIn(jiya);
    const item = await findItem(school, 'cbse-9-mathematics-polynomials-quick-fire');
    await startAttempt(page, school, item);
    await expect(page.getByRole('timer', { name: 'Time left for this question' })).toBeVisible();
    await option(page, 'a').click();
    await expect.poll(() => answersByNumber(school, jiya.email, item)).toEqual({ 1: 'option1' });
    await school.moveClock(`${item.time} seconds`);
    // The next word with the server says that nothing is left.
    await page.keyboard.press('m');
    await atQuestion(page, 2, item);
    expect(await secondsShown(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Previous' }).click();
    await atQuestion(page, 1, item);
    await expect(page.getByText('The time for this question is over.')).toBeVisible();
    await expect(option(page, 'b')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await look();
    expect(await answersByNumber(school, jiya.email, item)).toEqual({ 1: 'option1' });
  },
);

test(
  'a student with more time is told from what it was extended, and has it [E25]',
  onWide,
  async ({ page, school, signIn }) => {
    await signIn(soham);
    const item = await findItem(school, 'cbse-8-civics-constitution-and-rights-timed-practice');
    const minutes = Math.ceil((item.time ?? 0) * 1.33);
    await page.goto(`${school.origin()}${item.examPath}`);
    const instructions = page.getByRole('dialog', { name: 'Exercise Instructions' });
    await expect(instructions.getByText(`Your time is extended from ${item.time} mins.`)).toBeVisible();
    await instructions.getByRole('button', { name: 'OK' }).click();
    await atQuestion(page, 1, item);
    const shown = await secondsShown(page);
    expect(shown).toBeGreaterThan((item.time ?? 0) * 60);
    expect(shown).toBeLessThanOrEqual(minutes * 60);
  },
);
