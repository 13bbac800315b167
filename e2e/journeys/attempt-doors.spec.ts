import { expect, type Page } from '@playwright/test';
import {
  answersByNumber,
  atQuestion,
  atResults,
  findItem,
  type Item,
  option,
  runStates,
  startAttempt,
  submit,
} from '../support/attempts.ts';
import { ayaan, gauri, type Person, shreya } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { onPhones, onWide, test } from '../support/test.ts';

const timerTexts = {
  whole_quiz: (time: number | null) => `This quiz has a time limit. Duration is ${time} mins.`,
  per_question: (time: number | null) =>
    `This quiz has a time limit. Duration is ${time} seconds per question.`,
  none: () => 'This quiz has no time limit.',
};

/** Papers of the demo have one kind of timer only; and however slow the machine is, no question runs out here. */
async function setTimer(school: School, slug: string, timer: Item['timer']): Promise<void> {
  const time = { whole_quiz: 30, per_question: 600, none: null }[timer];
  await school.query('UPDATE practice_item SET timer = $2, time = $3 WHERE slug = $1', [slug, timer, time]);
}

interface Way {
  title: string;
  person: Person;
  slug: string;
  timer: Item['timer'];
}

const ways: Way[] = [
  {
    title: 'a chapter exercise without a limit [RT-28] [RT-29] [QQ-08]',
    person: gauri,
    slug: 'cbse-8-biology-microorganisms-warm-up',
    timer: 'none',
  },
  {
    title: 'a chapter exercise with one time for all [QQ-06]',
    person: gauri,
    slug: 'cbse-8-biology-microorganisms-timed-practice',
    timer: 'whole_quiz',
  },
  {
    title: 'a chapter exercise with a time for each question [QQ-07]',
    person: gauri,
    slug: 'cbse-8-biology-microorganisms-quick-fire',
    timer: 'per_question',
  },
  {
    title: 'an exam exercise without a limit',
    person: shreya,
    slug: 'medical-entrance-physics-laws-of-motion-warm-up',
    timer: 'none',
  },
  {
    title: 'an exam exercise with one time for all',
    person: shreya,
    slug: 'medical-entrance-physics-laws-of-motion-timed-practice',
    timer: 'whole_quiz',
  },
  {
    title: 'an exam exercise with a time for each question',
    person: shreya,
    slug: 'medical-entrance-physics-laws-of-motion-quick-fire',
    timer: 'per_question',
  },
  {
    title: 'a quick quiz without a limit [RT-23] [RT-24]',
    person: ayaan,
    slug: 'quick-quiz-friction-on-a-slope',
    timer: 'none',
  },
  {
    title: 'a quick quiz with one time for all',
    person: ayaan,
    slug: 'quick-quiz-rational-number-line',
    timer: 'whole_quiz',
  },
  {
    title: 'a quick quiz with a time for each question',
    person: ayaan,
    slug: 'quick-quiz-how-a-tabla-makes-sound',
    timer: 'per_question',
  },
  {
    title: 'a paper with one time for all [RT-30] [RT-31] [PR-11] [QE-22]',
    person: shreya,
    slug: 'medical-entrance-practice-paper-1',
    timer: 'whole_quiz',
  },
  {
    title: 'a paper with a time for each question',
    person: shreya,
    slug: 'medical-entrance-practice-paper-2',
    timer: 'per_question',
  },
  {
    title: 'a paper without a limit',
    person: shreya,
    slug: 'medical-entrance-practice-paper-3',
    timer: 'none',
  },
];

/** Instructions, two answers, the finish, its results, and a retake. */
async function walk({ page, school, way }: { page: Page; school: School; way: Way }): Promise<Item> {
  const { person, slug, timer } = way;
  await setTimer(school, slug, timer);
  const item = await findItem(school, slug);
  const origin = school.origin(person.brand);
  await page.goto(`${origin}${item.examPath}`);
  const instructions = page.getByRole('dialog', { name: 'Exercise Instructions' });
  await expect(instructions.getByText(timerTexts[timer](item.time))).toBeVisible();
  expect((await runStates(school, person.email, item)).map(({ state }) => state)).toEqual(['open']);
  await instructions.getByRole('button', { name: 'OK' }).click();

  await atQuestion(page, 1, item);
  await expect(page.getByRole('timer')).toHaveCount(timer === 'none' ? 0 : 1);
  await option(page, 'b').click();
  await submit(page);
  await atQuestion(page, 2, item);
  await option(page, 'a').click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const unanswered = item.questions - 2;
  await expect(page.getByRole('dialog').getByText(`${unanswered} questions are unanswered.`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();

  await atResults(page);
  expect(page.url()).toBe(`${origin}${item.resultsPath}`);
  expect(await answersByNumber(school, person.email, item)).toEqual({ 1: 'option2', 2: 'option1' });
  await expect(page.getByRole('status').filter({ hasText: /^(Correct|Incorrect)$/ })).toBeVisible();

  // A completed attempt leads straight to its results.
  await page.goto(`${origin}${item.examPath}`);
  await page.waitForURL(`${origin}${item.resultsPath}`);
  await page.getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await atQuestion(page, 1, item);
  await expect(option(page, 'b')).toHaveAttribute('aria-pressed', 'false');
  expect(await runStates(school, person.email, item)).toMatchObject([
    { run_no: 1, state: 'completed', end_reason: 'finished' },
    { run_no: 2, state: 'open' },
  ]);
  return item;
}

for (const way of ways) {
  test(
    `to the results and back by a retake: ${way.title} [QQ-01] [QQ-02] [QE-15] [QE-18] [QE-19] [QE-21]`,
    onWide,
    async ({ page, school, signIn }) => {
      await signIn(way.person);
      await walk({ page, school, way });
    },
  );
}

test(
  'on a phone the whole way goes through the strip and the drawer',
  onPhones,
  async ({ page, school, signIn, look }) => {
    await signIn(gauri);
    const item = await walk({ page, school, way: ways[1] as Way });
    await look();
    await page.getByRole('button', { name: /^All questions/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Questions' });
    await expect(drawer.getByText('Attempted')).toBeVisible();
    await look();
    await drawer.getByRole('button', { name: 'Question 04, Not visited' }).click();
    await atQuestion(page, 4, item);
  },
);

test(
  '[QE-20] Quit says what it means, gives the run up and goes back; the next start is a new run [QE-14]',
  onWide,
  async ({ page, school, signIn }) => {
    await signIn(ayaan);
    const item = await findItem(school, 'cbse-8-geography-agriculture-warm-up');
    await page.goto(`${school.origin()}/practice`);
    await startAttempt(page, school, item);
    await option(page, 'c').click();
    await page.getByRole('button', { name: 'Quit' }).click();
    await expect(
      page.getByRole('dialog').getByText('Answers will not be evaluated until you finish'),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    await page.waitForURL('**/practice');
    expect(await runStates(school, ayaan.email, item)).toMatchObject([{ run_no: 1, state: 'abandoned' }]);
    await startAttempt(page, school, item);
    await expect(option(page, 'c')).toHaveAttribute('aria-pressed', 'false');
    expect(await runStates(school, ayaan.email, item)).toMatchObject([{}, { run_no: 2, state: 'open' }]);
  },
);

test(
  '[ER-17] [QQ-05] [QE-32] what has no questions says so and leads back, and no clock starts',
  onWide,
  async ({ page, school, signIn, guard }) => {
    guard.expectErrors(/422 /);
    await signIn(ayaan);
    const item = await findItem(school, 'cbse-8-geography-agriculture-quick-fire');
    await school.query('DELETE FROM practice_item_question WHERE practice_item_id = $1', [item.id]);
    await page.goto(`${school.origin()}/practice`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${school.origin()}${item.examPath}`);
    await expect(page.getByText('No questions', { exact: true })).toBeVisible();
    await expect(page.getByText('Questions not yet added')).toBeVisible();
    await page.waitForURL('**/practice');
    expect(await runStates(school, ayaan.email, item)).toEqual([]);
  },
);

test(
  '[VA-23] an exercise that was not chosen in its chapter does not start',
  onWide,
  async ({ page, school, signIn }) => {
    await signIn(ayaan);
    await page.goto(`${school.origin()}/practice/exercise/1/exam`);
    await page.waitForURL('**/practice');
  },
);
