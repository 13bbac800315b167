import { expect, type Page } from '@playwright/test';
import {
  answersByNumber,
  atQuestion,
  atResults,
  findItem,
  finish,
  option,
  runStates,
  startAttempt,
} from '../support/attempts.ts';
import { anshika, password, priyam, shreya, soham } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { fillLogin, onWide, test } from '../support/test.ts';

/** All that the panel needs without a network is here: windows and formulas come after the first question. */
const isSettled = (page: Page) => page.waitForLoadState('networkidle');

const letters = ['a', 'b', 'c', 'd'];

test(
  'ten answers given during a minute without a network are all there when it is back, in their last form [E06]',
  onWide,
  async ({ page, context, school, signIn, look, guard }) => {
    test.setTimeout(150_000);
    guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await signIn(shreya);
    const item = await findItem(school, 'medical-entrance-practice-paper-1');
    await startAttempt(page, school, item, shreya.brand);
    await isSettled(page);
    await context.setOffline(true);
    const cutAt = performance.now();
    const given: Record<number, string> = {};
    for (let number = 1; number <= 10; number += 1) {
      await atQuestion(page, number, item);
      await option(page, letters[(number + 1) % 4] as string).click();
      await option(page, letters[number % 4] as string).click();
      given[number] = `option${(number % 4) + 1}`;
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText('10 answers are kept on this device')).toBeVisible();
    await expect(page.getByText('Waiting for network')).toBeVisible();
    await look();
    expect(await answersByNumber(school, shreya.email, item)).toEqual({});
    await page.waitForTimeout(Math.max(0, 60_000 - (performance.now() - cutAt)));
    await context.setOffline(false);
    await expect(page.getByText('kept on this device')).toBeHidden();
    await expect.poll(() => answersByNumber(school, shreya.email, item)).toEqual(given);
    await finish(page);
    await atResults(page);
    expect(await answersByNumber(school, shreya.email, item)).toEqual(given);
  },
);

test(
  'with a timer for each question the work without a network counts as well, as far as its time went [E04]',
  onWide,
  async ({ page, context, school, signIn, guard }) => {
    guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await signIn(priyam);
    const item = await findItem(school, 'cbse-8-physics-light-and-mirrors-quick-fire');
    await school.query('UPDATE practice_item SET time = 300 WHERE id = $1', [item.id]);
    await startAttempt(page, school, item);
    await isSettled(page);
    await context.setOffline(true);
    for (const [number, letter] of [
      [1, 'b'],
      [2, 'c'],
      [3, 'a'],
    ] as const) {
      await atQuestion(page, number, item);
      await option(page, letter).click();
      await page.keyboard.press('ArrowRight');
    }
    await context.setOffline(false);
    await expect
      .poll(() => answersByNumber(school, priyam.email, item))
      .toEqual({ 1: 'option2', 2: 'option3', 3: 'option1' });
  },
);

test(
  'Finish without a network is kept and says so; the run ends by itself when the network is back',
  onWide,
  async ({ page, context, school, signIn, look, guard }) => {
    guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await signIn(priyam);
    const item = await findItem(school, 'cbse-8-physics-light-and-mirrors-timed-practice');
    await startAttempt(page, school, item);
    await isSettled(page);
    await context.setOffline(true);
    await option(page, 'd').click();
    await finish(page);
    const waiting = page.getByRole('dialog', { name: 'Not handed in yet' });
    await expect(waiting.getByText('1 answer and the end are kept on this device.')).toBeVisible();
    await look();
    expect(await runStates(school, priyam.email, item)).toMatchObject([{ state: 'open' }]);
    await context.setOffline(false);
    await atResults(page);
    expect(await answersByNumber(school, priyam.email, item)).toEqual({ 1: 'option4' });
  },
);

test(
  'answers that a closed tab could not send go out from the next page that is opened',
  onWide,
  async ({ page, context, school, signIn, guard }) => {
    guard.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await signIn(priyam);
    const item = await findItem(school, 'cbse-8-history-trade-to-territory-warm-up');
    await startAttempt(page, school, item);
    // The server is out of reach for this call alone, so that the next page can be loaded.
    await page.route('**/student_courses/*/*_attempts/*/**', (route) => route.abort());
    await option(page, 'b').click();
    await expect(page.getByText('1 answer is kept on this device')).toBeVisible();
    await page.close();
    const next = await context.newPage();
    await next.goto(`${school.origin()}/learn`);
    await expect.poll(() => answersByNumber(school, priyam.email, item)).toEqual({ 1: 'option2' });
  },
);

test(
  'a reload in the middle warns, and leads back to the same question with answers and marks',
  onWide,
  async ({ page, school, signIn }) => {
    await signIn(priyam);
    const item = await findItem(school, 'cbse-8-history-trade-to-territory-timed-practice');
    await startAttempt(page, school, item);
    await option(page, 'b').click();
    await page.keyboard.press('Enter');
    await option(page, 'c').click();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await atQuestion(page, 3, item);
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    await atQuestion(page, 3, item);
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByRole('button', { name: 'Question 02, Answered, for review' })).toBeVisible();
    await page.getByRole('button', { name: 'Question 01, Answered', exact: true }).click();
    await expect(option(page, 'b')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('2 of', { exact: false })).toBeVisible();
  },
);

test(
  'going back in the browser asks first; whoever stays has lost nothing',
  onWide,
  async ({ page, school, signIn, look }) => {
    await signIn(priyam);
    const [subject] = await school.query<{ id: string }>(
      "SELECT chapter.subject_id AS id FROM practice_item JOIN chapter ON chapter.id = chapter_id WHERE practice_item.slug = 'cbse-8-history-national-movement-warm-up'",
    );
    await page.goto(`${school.origin()}/practice/${subject?.id}`);
    await page.getByRole('button', { name: /National movement/i }).click();
    await page
      .getByRole('link', { name: /^Start/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { name: /^Question 01/ })).toBeVisible();
    await option(page, 'a').click();
    await page.goBack();
    const leaving = page.getByRole('dialog', { name: 'Leave for now?' });
    await expect(leaving).toBeVisible();
    await look();
    await leaving.getByRole('button', { name: 'Stay here' }).click();
    await expect(option(page, 'a')).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'a second browser takes the run over; the first one says so and can take it back [E11]',
  onWide,
  async ({ page, context, school, signIn, look, guard }) => {
    guard.allowErrors(/ERR_/);
    await signIn(anshika);
    const item = await findItem(school, 'cbse-8-history-national-movement-timed-practice');
    await startAttempt(page, school, item);
    await option(page, 'a').click();
    await expect.poll(() => answersByNumber(school, anshika.email, item)).toEqual({ 1: 'option1' });
    const other = await context.browser()?.newContext();
    if (!other) throw new Error('no browser');
    try {
      const second = await other.newPage();
      await second.goto(`${school.origin()}/auth/login`);
      await fillLogin(second, anshika.email, password);
      await second.waitForURL('**/learn');
      await second.goto(`${school.origin()}${item.examPath}`);
      // It goes on where there is something to do.
      await atQuestion(second, 2, item);
      await second.getByRole('button', { name: 'Question 01, Answered', exact: true }).click();
      await expect(option(second, 'a')).toHaveAttribute('aria-pressed', 'true');
      await option(second, 'd').click();
      await expect.poll(() => answersByNumber(school, anshika.email, item)).toEqual({ 1: 'option4' });

      await page.keyboard.press('ArrowRight');
      const elsewhere = page.getByRole('dialog', { name: 'Continued elsewhere' });
      await expect(elsewhere).toBeVisible();
      await look();
      await elsewhere.getByRole('button', { name: 'Continue here' }).click();
      await expect(elsewhere).toBeHidden();
      await page.getByRole('button', { name: /^Question 01,/ }).click();
      await expect(option(page, 'd')).toHaveAttribute('aria-pressed', 'true');
      // Completion ends it for both.
      await finish(page);
      await atResults(page);
      await second.keyboard.press('b');
      await atResults(second);
    } finally {
      await other.close();
    }
  },
);

/** As an administrator, another device or time would do it. */
const endSessions = (school: School, email: string) =>
  school.query(
    `UPDATE session SET revoked_at = app_now(), revoked_for = 'test' FROM student_credential login
      WHERE login.student_id = session.student_id AND login.email = $1`,
    [email],
  );

test(
  'a session that ends in the middle asks for the password over the page, and the answer is not lost',
  onWide,
  async ({ page, school, signIn, look, guard }) => {
    guard.allowErrors(/401 |WebSocket/);
    await signIn(soham);
    const item = await findItem(school, 'cbse-8-history-national-movement-quick-fire');
    await school.query("UPDATE practice_item SET timer = 'none', time = NULL WHERE id = $1", [item.id]);
    await startAttempt(page, school, item);
    await option(page, 'a').click();
    await expect.poll(() => answersByNumber(school, soham.email, item)).toEqual({ 1: 'option1' });
    await endSessions(school, soham.email);
    await option(page, 'b').click();
    const again = page.getByRole('dialog', { name: 'Sign in to go on' });
    // A process believes in a session for some seconds more; some call after that is refused.
    await expect(async () => {
      if (!(await again.isVisible())) await page.keyboard.press('m');
      await expect(again).toBeVisible({ timeout: 1000 });
    }).toPass();
    await look();
    await again.getByLabel('Email address').fill(soham.email);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Login' }).click();
    await expect(again).toBeHidden();
    await atQuestion(page, 1, item);
    await expect(option(page, 'b')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => answersByNumber(school, soham.email, item)).toEqual({ 1: 'option2' });
    await page.keyboard.press('ArrowRight');
    await option(page, 'd').click();
    await expect
      .poll(() => answersByNumber(school, soham.email, item))
      .toEqual({ 1: 'option2', 2: 'option4' });
  },
);
