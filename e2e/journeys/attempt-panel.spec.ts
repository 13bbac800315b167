import { expect, type Page } from '@playwright/test';
import {
  answersByNumber,
  atQuestion,
  atResults,
  findItem,
  finish,
  type Item,
  option,
  savedAnswers,
  startAttempt,
  two,
} from '../support/attempts.ts';
import { aarav, anshika, gauri } from '../support/people.ts';
import { onPhones, onWide, test } from '../support/test.ts';

const count = (page: Page, name: string) =>
  page
    .getByRole('complementary')
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last();

test(
  'counts, marks and the palette follow the student [QE-01] [QE-02] [QE-03] [QE-05] [QE-29] [QE-30] [QE-31] [QE-08]',
  onWide,
  async ({ page, school, signIn, look }) => {
    await signIn(aarav);
    const item = await findItem(school, 'cbse-8-geography-resources-and-land-use-timed-practice');
    await startAttempt(page, school, item);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(count(page, 'Attempted')).toContainText('1');
    await expect(count(page, 'Remaining')).toContainText(String(item.questions - 1));
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(count(page, 'Attempted')).toContainText('2');
    await page.getByRole('button', { name: 'Mark for review' }).click();
    await expect(count(page, 'Marked for Review')).toContainText('1');
    await expect(page.getByRole('button', { name: 'Question 02, For review' })).toHaveText('02');
    await option(page, 'a').click();
    await expect(page.getByRole('button', { name: 'Question 02, Answered, for review' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark for review' }).click();
    await expect(count(page, 'Marked for Review')).toContainText('0');
    await page.getByRole('button', { name: 'Question 01, Visited' }).click();
    await expect(count(page, 'Attempted')).toContainText('2');
    await page.getByRole('button', { name: `Question ${two(item.questions)}, Not visited` }).click();
    await atQuestion(page, item.questions, item);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await look();
    await page.getByRole('button', { name: 'Hide timer' }).click();
    await expect(page.getByRole('timer')).not.toContainText(/\d/);
  },
);

test(
  'Submit is there with an answer and Skip without one; a second press lets go; the last Submit asks to finish ' +
    '[QE-07] [QE-09] [QE-10] [QE-16] [QE-17] [VA-22]',
  onWide,
  async ({ page, school, signIn }) => {
    await signIn(aarav);
    const item = await findItem(school, 'cbse-8-geography-resources-and-land-use-quick-fire');
    await school.query('UPDATE practice_item SET time = 300 WHERE id = $1', [item.id]);
    await startAttempt(page, school, item);
    const submit = page.getByRole('button', { name: 'Submit' });
    const skip = page.getByRole('button', { name: 'Skip' });
    await expect(submit).toBeHidden();
    await expect(skip).toBeVisible();
    await option(page, 'b').click();
    await expect(submit).toBeVisible();
    await expect(skip).toBeHidden();
    // It is saved before anybody submits it.
    await expect.poll(() => answersByNumber(school, aarav.email, item)).toEqual({ 1: 'option2' });
    await option(page, 'b').click();
    await expect(skip).toBeVisible();
    await expect.poll(() => answersByNumber(school, aarav.email, item)).toEqual({});
    await skip.click();
    for (let number = 2; number <= item.questions; number += 1) {
      await atQuestion(page, number, item);
      await option(page, 'c').click();
      await submit.click();
    }
    await expect(page.getByRole('dialog').getByText('1 question is unanswered.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep going' }).click();
    await expect
      .poll(
        async () =>
          (await savedAnswers(school, aarav.email, item)).filter(({ is_draft }) => is_draft === false).length,
      )
      .toBe(item.questions - 1);
  },
);

test('a whole attempt without a mouse', onWide, async ({ page, school, signIn, look }) => {
  await signIn(aarav);
  const item = await findItem(school, 'cbse-8-biology-cell-structure-timed-practice');
  await page.goto(`${school.origin()}${item.examPath}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await atQuestion(page, 1, item);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'By keyboard' })).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'By keyboard' })).toBeHidden();
  const given: Record<number, string> = {};
  for (let number = 1; number <= item.questions; number += 1) {
    await atQuestion(page, number, item);
    await page.keyboard.press(number % 2 ? '2' : 'c');
    given[number] = number % 2 ? 'option2' : 'option3';
    if (number === 2) await page.keyboard.press('m');
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog', { name: 'Finish now?' });
  await expect(dialog.getByRole('button', { name: 'Keep going' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await atResults(page);
  expect(await answersByNumber(school, aarav.email, item)).toEqual(given);
  await page.keyboard.press('ArrowRight');
  await atQuestion(page, 2, item);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** On to the question that is answered in words. */
async function goToWritten(page: Page, item: Item): Promise<number> {
  for (let number = 1; number <= item.questions; number += 1) {
    await atQuestion(page, number, item);
    if (await page.getByText('Written answer').isVisible()) return number;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('nothing to write in it');
}

test(
  'words and pictures are saved as they come, only images are taken, and the tutor evaluates them ' +
    '[QE-13] [QE-24] [QQ-10] [EN-21]',
  onWide,
  async ({ page, school, signIn, look }) => {
    await signIn(gauri);
    const item = await findItem(school, 'cbse-8-physics-force-and-friction-warm-up');
    await startAttempt(page, school, item);
    const number = await goToWritten(page, item);
    await page.getByLabel('Your answer').fill('Rough surfaces hold a shoe better. abcd 1 2 m ?');
    await expect
      .poll(() => answersByNumber(school, gauri.email, item))
      .toEqual({ [number]: 'Rough surfaces hold a shoe better. abcd 1 2 m ?' });
    const picker = page.getByLabel('Add picture');
    await picker.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await expect(page.getByText('Only image files can be added.')).toBeVisible();
    await picker.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByRole('img', { name: 'Picture 1 of your answer' })).toBeVisible();
    await look();
    await finish(page);
    await atResults(page);
    await page.getByRole('button', { name: `Question ${two(number)}, Evaluating` }).click();
    await expect(page.getByText('Your tutor is reading this answer.')).toBeVisible();
    await expect(page.getByText('Rough surfaces hold a shoe better.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture 1 of your answer' })).toBeVisible();
    await expect(page.getByText('so far')).toBeVisible();
    await look();
  },
);

test(
  'results show what is right, the way there and the numbers [QE-04] [QE-06] [QE-11] [QE-12] [QE-23]',
  onWide,
  async ({ page, school, signIn, look }) => {
    await signIn(aarav);
    const item = await findItem(school, 'cbse-8-mathematics-rational-numbers-timed-practice');
    await startAttempt(page, school, item);
    await page.keyboard.press('m');
    for (let number = 1; number < item.questions; number += 1) {
      await atQuestion(page, number, item);
      if (await page.getByText('Written answer').isHidden()) await page.keyboard.press('a');
      await page.keyboard.press('ArrowRight');
    }
    await atQuestion(page, item.questions, item);
    await finish(page);
    await atResults(page);
    await expect(
      page.getByRole('button', { name: /^Question 01, (Correct|Incorrect), marked/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Solution' })).toBeVisible();
    await expect(page.getByText(/^(Right answer|Your answer is right)$/)).toBeVisible();
    for (const gone of ['Submit', 'Skip', 'Quit', 'Finish']) {
      await expect(page.getByRole('button', { name: gone, exact: true })).toBeHidden();
    }
    await page.getByRole('button', { name: `Question ${two(item.questions)}, Unanswered` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Unanswered' })).toBeVisible();
    await look();
    await page.getByRole('tab', { name: 'View Analytics' }).click();
    await expect(page.getByRole('table', { name: 'Results by attempt' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Score trend: Attempt 1/ })).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.waitForURL('**/practice');
  },
);

test('everything fits a phone, in Hindi as well', onPhones, async ({ page, school, signIn, look }) => {
  await signIn(anshika);
  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  const item = await findItem(school, 'cbse-8-biology-cell-structure-timed-practice');
  await page.goto(`${school.origin()}${item.examPath}`);
  await page.getByRole('button', { name: 'ठीक है' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'समाप्त करें' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'समाप्त करें' }).click();
  await expect(page.getByRole('tab', { name: 'विश्लेषण देखें' })).toBeVisible();
  await look();
  await page.getByRole('tab', { name: 'विश्लेषण देखें' }).click();
  await look();
});
