import { expect, type Page } from '@playwright/test';
import { atQuestion, atResults, findItem, finish, option, submit } from '../support/attempts.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';
import { charvi, shreya } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { test } from '../support/test.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const inPanel: Overlay[] = [
  { name: 'quiz.finishTitle', open: (page) => press(page, /^(Finish|समाप्त करें)$/) },
  { name: 'quiz.quitTitle', open: (page) => press(page, /^(Quit|छोड़ें)$/) },
  { name: 'quiz.helpTitle', open: (page) => page.keyboard.press('?') },
  { name: 'quiz.palette', only: 'phone', open: (page) => press(page, /^(All questions|सभी प्रश्न)/) },
];
/** Nothing runs out while it is looked at. */
const withoutLimit = async (school: School, slug: string) => {
  await school.query(`UPDATE practice_item SET timer = 'whole_quiz', time = 120 WHERE slug = $1`, [slug]);
  return findItem(school, slug);
};
const begin = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
};

test('the question panel and its results are in order for an exercise and a quick quiz', async ({
  page,
  school,
  signIn,
}) => {
  const exercise = await withoutLimit(school, 'cbse-8-physics-force-and-friction-warm-up');
  const quiz = await withoutLimit(school, 'quick-quiz-friction-on-a-slope');
  await signIn(charvi);
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'exercise-instructions',
      route: '/practice/exercise/$exerciseId/exam',
      open: at(exercise.examPath),
      ready: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
    {
      name: 'exercise',
      route: '/practice/exercise/$exerciseId/exam',
      open: async (page) => {
        await begin(page);
        await atQuestion(page, 1, exercise);
        await option(page, 'b').click();
      },
      overlays: inPanel,
    },
    {
      name: 'exercise-results',
      route: '/practice/exercise/$exerciseId/exam/results',
      open: async (page) => {
        await submit(page);
        await finish(page);
        await atResults(page);
      },
      overlays: [{ name: 'results.retakeTitle', open: (page) => press(page, /^(Retake|फिर से दें)$/) }],
    },
    {
      name: 'exercise-analytics',
      route: '/practice/exercise/$exerciseId/exam/results',
      open: (page) => page.getByRole('tab', { name: 'View Analytics' }).click(),
    },
    {
      name: 'quick-quiz',
      route: '/learn/$subjectId/chapter/$chapterId/content/$contentId/quick_quiz',
      open: async (page) => {
        await page.goto(at(quiz.examPath));
        await begin(page);
        await atQuestion(page, 1, quiz);
      },
    },
    {
      name: 'quick-quiz-results',
      route: '/learn/$subjectId/chapter/$chapterId/content/$contentId/quick_quiz/results',
      open: async (page) => {
        await finish(page);
        await atResults(page);
      },
    },
  ]);
});

test('the question panel and its results are in order for a paper', async ({ page, school, signIn }) => {
  const paper = await withoutLimit(school, 'medical-entrance-practice-paper-1');
  await signIn(shreya);
  await lookOver(page, [
    {
      name: 'paper',
      route: '/practice/paper/$paperId/exam',
      open: async (page) => {
        await page.goto(`${school.origin('udaan')}${paper.examPath}`);
        await begin(page);
        await atQuestion(page, 1, paper);
      },
    },
    {
      name: 'paper-attempt',
      route: '/practice/paper/$paperId/exam/$attemptId',
      open: async (page) => {
        const [attempt] = await school.query<{ id: number }>(
          'SELECT id::int FROM attempt WHERE practice_item_id = $1',
          [paper.id],
        );
        await page.goto(`${school.origin('udaan')}${paper.examPath}/${attempt?.id}`);
        await atQuestion(page, 1, paper);
      },
    },
    {
      name: 'paper-results',
      route: '/practice/paper/$paperId/exam/results',
      open: async (page) => {
        await finish(page);
        await atResults(page);
      },
    },
  ]);
});
