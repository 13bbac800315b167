import { expect } from '@playwright/test';
import { atQuestion, findItem, finish } from '../support/attempts.ts';
import { aarav, arnav, gauri, shreya, soham } from '../support/people.ts';
import { heading, onWide, test } from '../support/test.ts';

test('[RT-25] [RT-26] [PR-07] [PR-08] from Practice through a subject and a chapter into an exercise, and back with a score', async ({
  page,
  school,
  signIn,
  look,
  isPhone,
}) => {
  const item = await findItem(school, 'cbse-8-biology-cell-structure-warm-up');
  await signIn(isPhone ? soham : aarav);
  await page.goto(`${school.origin()}/practice`);
  await expect(heading(page, 'Practice')).toBeVisible();
  await look();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Biology/ })
    .click();
  await expect(heading(page, 'Biology')).toBeVisible();
  const exercises = page.getByRole('list', { name: /^Exercises of/ });
  await expect(exercises).toBeVisible();
  await look();

  if (isPhone) await page.getByRole('button', { name: 'All chapters' }).click();
  const [chapter] = await school.query<{ name: string }>(
    `SELECT chapter.name->>'en' AS name FROM chapter JOIN practice_item item ON item.chapter_id = chapter.id WHERE item.id = $1`,
    [item.id],
  );
  await page.getByRole('button', { name: new RegExp(chapter?.name ?? '?') }).click();
  await exercises.getByRole('link', { name: `Start: ${item.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await atQuestion(page, 1, item);
  await finish(page);
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(exercises.getByRole('link', { name: `View result: ${item.title}` })).toBeVisible();
  await expect(exercises.getByText(/Last score/).first()).toBeVisible();
});

test('[RT-27] [PR-05] [PR-09] [PR-10] an exam leads to its papers', async ({
  page,
  school,
  signIn,
  look,
}) => {
  await signIn(shreya);
  await page.goto(`${school.origin(shreya.brand)}/practice`);
  await page.getByRole('main').getByRole('link', { name: /NEET/ }).click();
  await expect(heading(page, 'NEET')).toBeVisible();
  const papers = page.getByRole('list', { name: 'Previous papers' }).getByRole('listitem');
  const [count] = await school.query<{ papers: number }>(
    `SELECT count(*)::int AS papers FROM practice_item item JOIN course ON course.id = item.course_id
     WHERE course.slug = $1 AND item.kind = 'paper' AND item.is_active`,
    [shreya.courseSlug],
  );
  await expect(papers).toHaveCount(count?.papers ?? 0);
  await expect(papers.first()).toContainText('01');
  await look();
});

test('[LK-07] a trial sees its exercises and is asked to subscribe when one is to be opened', async ({
  page,
  school,
  signIn,
  look,
  isPhone,
}) => {
  await signIn(arnav);
  await page.goto(`${school.origin()}/practice`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Physics/ })
    .click();
  if (isPhone) await page.getByRole('button', { name: 'All chapters' }).click();
  await page.getByRole('button', { name: /^Sound/ }).click();
  await page
    .getByRole('button', { name: /^Start: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Practice is locked')).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: 'Continue with Free Trial' }).click();
  await expect(dialog).toBeHidden();
});

test(
  '[VW-02] under a lesson stand votes, completion, notes and its quick quiz, which opens',
  onWide,
  async ({ page, school, signIn }) => {
    await signIn(gauri);
    const quiz = await findItem(school, 'quick-quiz-square-of-a-sum');
    const [lesson] = await school.query<{ id: string }>(
      `SELECT content.id FROM content JOIN practice_item item ON item.content_library_id = content.content_library_id
       WHERE item.id = $1 ORDER BY content.chapter_id LIMIT 1`,
      [quiz.id],
    );
    const viewer = quiz.examPath.replace(/content\/\d+\/quick_quiz$/, `content/${lesson?.id}`);
    await page.goto(`${school.origin()}${viewer}`);
    for (const name of [/^Upvote/, /^Downvote/, 'Mark Complete', /^Notes/]) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Quick Quiz' }).click();
    await expect(page.getByRole('dialog').getByText('Exercise Instructions')).toBeVisible();
  },
);
