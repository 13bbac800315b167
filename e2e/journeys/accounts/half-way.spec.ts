import { expect, type Page } from '@playwright/test';
import { moveToNewNumber, signInParent } from '../../support/parents.ts';
import type { School } from '../../support/school.ts';
import { heading, test } from '../../support/test.ts';

const pencil = (page: Page) => page.getByRole('progressbar', { name: 'Setting up' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

const advait = async (school: School) =>
  (
    await school.query<{ step: number; usage: string | null; courses: string[] }>(
      `SELECT step, usage, ARRAY(SELECT DISTINCT c.kind FROM access_grant g JOIN course c ON c.id = g.course_id
         WHERE g.student_id = student.id ORDER BY 1) AS courses
       FROM student WHERE import_ref = 'st-advait-rao'`,
    )
  )[0];

test('[OB-02] [OB-12] [OB-13] [OB-15] [OB-18] [OB-20] [OB-21] [RT-14] a parent who stopped half way goes on there, chooses school and exam, and stops once more between them', async ({
  page,
  school,
  look,
}) => {
  test.slow();
  await signInParent(page, school, await moveToNewNumber(school, 'g-rao-shobha'));
  await page.waitForURL(/\/profiles\/add\/\d+\/usage$/);
  await expect(page.getByText('What will Advait prepare here?')).toBeVisible();
  await expect(page.getByText('Signed up successfully')).toBeHidden();
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '10');
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const name of ['Preparing School Subjects', 'Competitive Exams', 'Both'])
    await expect(page.getByRole('radio', { name })).toBeVisible();
  await look();
  await page.getByRole('radio', { name: 'Both' }).check();
  await next(page).click();
  await page.waitForURL(/\/usage\/2\/boards$/);
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '30');
  await page.getByRole('radio', { name: /^CBSE/ }).check();
  await next(page).click();
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '50');
  await page.getByRole('radio', { name: 'Class 9' }).check();
  await next(page).click();

  await page.waitForURL(/\/usage\/2\/exams$/);
  await expect(heading(page, 'Preparing for which exam')).toBeVisible();
  await expect(pencil(page)).toHaveAttribute('aria-valuenow', '80');
  expect(await advait(school)).toMatchObject({ step: 3, usage: 'both' });
  await expect(next(page)).toBeDisabled();
  await look();

  await page.goto(`${school.origin()}/learn`);
  await page.waitForURL(/\/usage\/2\/exams$/);
  await page.getByRole('searchbox', { name: 'Search for exams' }).fill('jEE');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('radio').check();
  await next(page).click();
  await page.waitForURL('**/learn');
  await expect(page.getByRole('heading', { name: /^Hi Advait/ })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d+ chapters?$/)
      .first(),
  ).toBeVisible();
  await look();
  expect(await advait(school)).toMatchObject({ step: 0, courses: ['class_room', 'exam'] });
});
