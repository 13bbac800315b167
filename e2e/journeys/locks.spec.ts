import { expect, type Page } from '@playwright/test';
import { aditi, arnav, ayaan, kriti } from '../support/people.ts';
import { heading, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const prompt = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function continueTrial(page: Page, title: string): Promise<void> {
  const dialog = prompt(page, title);
  await expect(dialog).toBeVisible();
  const buy = dialog.getByRole('link', { name: 'Buy Subscription' });
  await expect(buy).toHaveAttribute('href', /^https:/);
  await expect(buy).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: 'Continue with Free Trial' }).click();
  await expect(dialog).toBeHidden();
}

test("[LK-01] [LK-04] [LK-08] a trial opens the first chapter; 'View all' and the cards of the others prompt", async ({
  page,
  signIn,
  look,
}) => {
  await signIn(arnav);
  await page.getByRole('link', { name: /^Physics/ }).click();
  const chapters = main(page).locator('section');
  await expect(chapters.first().getByRole('link', { name: /^View all in/ })).toBeVisible();
  await expect(chapters.first().getByRole('button')).toHaveCount(0);
  const second = chapters.nth(1);
  const here = page.url();
  await second.getByRole('button', { name: /^View all in/ }).click();
  await expect(prompt(page, 'This chapter is locked')).toBeVisible();
  await look();
  await continueTrial(page, 'This chapter is locked');
  await second.locator('button[aria-haspopup=dialog]').first().click();
  await continueTrial(page, 'This lesson is locked');
  expect(page.url()).toBe(here);
  await expect(second.locator('a[href^="/learn/"]')).toHaveCount(0);
});

test('the page of a subject in its trial is in order', async ({ page, signIn, look }) => {
  await signIn(arnav);
  await page.getByRole('link', { name: /^Physics/ }).click();
  await expect(main(page).getByRole('link', { name: 'Buy Subscription' })).toHaveCount(1);
  await look();
});

test('[LK-06] an expired class-room course keeps its books closed', async ({ page, signIn, look }) => {
  await signIn(kriti);
  await main(page)
    .getByRole('button', { name: /^Locked Physics/ })
    .click();
  await expect(prompt(page, 'This subject is locked')).toContainText('Class 8 has ended');
  await look();
  await continueTrial(page, 'This subject is locked');
  await expect(main(page).locator('a[href^="/learn/"]')).toHaveCount(0);
});

test("[LK-05] an exam's trial shows its subjects and opens none, not even by the address", async ({
  page,
  signIn,
  school,
  guard,
  look,
}) => {
  await signIn(aditi);
  await main(page)
    .getByRole('button', { name: /^Locked Physics/ })
    .click();
  await continueTrial(page, 'This subject is locked');
  const [subject] = await school.query<{ id: number }>(
    `SELECT subject.id::int FROM subject JOIN course ON course.id = course_id WHERE course.slug = $1 LIMIT 1`,
    [aditi.courseSlug],
  );
  guard.expectErrors(/403/);
  await page.goto(`${school.origin('udaan')}/learn/${subject?.id}`);
  await continueTrial(page, 'This subject is locked');
  await look();
  await page.getByRole('link', { name: 'Back to Learn' }).click();
  await expect(heading(page, 'Learn')).toBeVisible();
});

test('[LK-10] a student of an institution finds every chapter open, and no word of a trial', async ({
  page,
  signIn,
}) => {
  await signIn(ayaan);
  await page.getByRole('link', { name: /^Physics/ }).click();
  const chapters = main(page).locator('section');
  await expect(chapters.nth(1).getByRole('link', { name: /^View all in/ })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^View all in/ })).toHaveCount(await chapters.count());
  await expect(main(page).getByText('Buy Subscription')).toHaveCount(0);
});
