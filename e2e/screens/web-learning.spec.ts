import { expect, type Page } from '@playwright/test';
import { findItem } from '../support/attempts.ts';
import { lookOver, type Overlay } from '../support/look-over.ts';
import { dhruv } from '../support/people.ts';
import { test } from '../support/test.ts';

const menu: Overlay = {
  name: 'switcher-frame',
  open: (page) =>
    page
      .getByRole('button', { name: /open the menu$/ })
      .filter({ visible: true })
      .click(),
};
const notifications: Overlay = {
  name: 'notification-panel',
  open: (page) =>
    page
      .getByRole('button', { name: /^Notifications/ })
      .filter({ visible: true })
      .click(),
};
const help: Overlay = {
  name: 'practice.metricsTitle',
  open: (page) => page.getByRole('button', { name: 'What the numbers mean' }).first().click(),
};
const allChapters: Overlay = {
  name: 'list-panes',
  only: 'phone',
  open: (page) => page.getByRole('button', { name: 'All chapters' }).click(),
};
const search = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').filter({ visible: true }).fill(words);
  await expect(page.getByText(new RegExp(words)).first()).toBeVisible();
};

test('every screen of learning and practising is in order, in both languages and at all widths', async ({
  page,
  school,
  signIn,
}) => {
  const { examPath } = await findItem(school, 'cbse-10-mathematics-quadratic-equations-quick-fire');
  const [subject] = await school.query<{ subject: number; chapter: number }>(
    `SELECT subject_id::int AS subject, chapter.id::int AS chapter FROM chapter WHERE chapter.id = $1`,
    [Number(new URL(examPath, school.origin()).searchParams.get('chapter'))],
  );
  const [exam] = await school.query<{ id: number }>(
    `SELECT id::int FROM course WHERE slug = 'medical-entrance'`,
  );
  await signIn(dhruv);
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    {
      name: 'learn',
      route: '/learn',
      open: at('/learn'),
      ready: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0),
      overlays: [menu, notifications],
    },
    { name: 'learn-nothing-found', route: '/learn', open: search('झझझ') },
    { name: 'chapters', route: '/learn/$subjectId', open: at(`/learn/${subject?.subject}`) },
    {
      name: 'chapter',
      route: '/learn/$subjectId/chapter/$chapterId',
      open: at(`/learn/${subject?.subject}/chapter/${subject?.chapter}`),
    },
    { name: 'practice', route: '/practice', open: at('/practice'), overlays: [help] },
    {
      name: 'practice-subject',
      route: '/practice/$subjectId',
      open: at(`/practice/${subject?.subject}`),
      overlays: [allChapters],
    },
    {
      name: 'papers',
      route: '/practice/practice_by_exams/$examId',
      open: at(`/practice/practice_by_exams/${exam?.id}`),
    },
    {
      name: 'papers-named',
      route: '/practice/practice_by_exams/$examId/$examName',
      open: at(`/practice/practice_by_exams/${exam?.id}/NEET`),
    },
    { name: 'progress-empty', route: '/my-progress', open: at('/my-progress') },
    {
      name: 'progress-chapter-empty',
      route: '/my-progress/$subjectId/$chapterId',
      open: at(`/my-progress/${subject?.subject}/${subject?.chapter}`),
    },
  ]);
});
