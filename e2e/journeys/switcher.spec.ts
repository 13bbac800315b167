import { expect, type Page } from '@playwright/test';
import { moveToNewNumber, signInParent } from '../support/parents.ts';
import { dhruv } from '../support/people.ts';
import { readStorage } from '../support/storage.ts';
import { heading, onWide, test } from '../support/test.ts';

const greeting = (name: string) => `Hi ${name}, What are you preparing for?`;
const courses = (page: Page) =>
  page.getByRole('dialog').getByRole('list', { name: 'Courses' }).getByRole('button');

test('[NV-12] [NV-13] [NV-14] [NV-16] a course chosen on a page of Learn is active, and Learn opens with it', async ({
  page,
  signIn,
  school,
  look,
}) => {
  // The same journey at another width may have left the exam chosen.
  await school.query(
    `UPDATE enrolment SET last_selected_at = course_time.at
     FROM (SELECT id, app_now() - CASE slug WHEN $1 THEN interval '1 minute' ELSE interval '1 hour' END AS at
           FROM course) course_time
     WHERE course_time.id = course_id AND student_id =
       (SELECT id FROM student WHERE first_name = 'Dhruv' AND last_name = 'Mehta')`,
    [dhruv.courseSlug],
  );
  await signIn(dhruv);
  const book = page.getByRole('link', { name: /^Mathematics/ });
  await expect(book).toBeVisible();
  const before = Number((await readStorage(page)).COURSE_ID);
  await book.click();
  await expect(heading(page, 'Mathematics')).toBeVisible();

  await page.getByRole('button', { name: /^Dhruv, Class 10: open the menu/ }).click();
  const dialog = page.getByRole('dialog', { name: greeting('Dhruv') });
  await expect(dialog).toBeVisible();
  await expect(courses(page)).toHaveText([/Class 10/, /Medical Entrance/]);
  await expect(courses(page).first()).toHaveAttribute('aria-current', 'true');
  await look();
  await courses(page).nth(1).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.getByRole('button', { name: 'Dhruv, NEET: open the menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Biology/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = Number((await readStorage(page)).COURSE_ID);
  expect(after).not.toBe(before);
  const [chosen] = await school.query<{ id: number }>(
    `SELECT id::int FROM enrolment WHERE student_id = (SELECT student_id FROM enrolment WHERE id = $1 LIMIT 1)
     ORDER BY last_selected_at DESC LIMIT 1`,
    [after],
  );
  expect(chosen?.id).toBe(after);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dhruv, NEET: open the menu' })).toBeVisible();
});

test(
  '[NV-15] the menu of the switcher: its entries, by keyboard, and the focus comes back',
  onWide,
  async ({ page, signIn }) => {
    await signIn(dhruv);
    const profile = page.getByRole('button', { name: /^Dhruv.*open the menu/ });
    await profile.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: greeting('Dhruv') });
    await expect(dialog.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
      'My Progress',
      'Leaderboard',
      'My Profile',
      'Orders and receipts',
      'Settings',
      'Contact Us',
    ]);
    await expect(dialog.getByRole('button', { name: 'Logout' })).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(920);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(profile).toBeFocused();
  },
);

test('[NV-17] a family with a blocked child: the others can be chosen, and the reason stands there', async ({
  page,
  school,
  look,
}) => {
  const phone = await moveToNewNumber(school, 'g-gupta-neha');
  await signInParent(page, school, phone);
  await page.getByRole('list', { name: 'Profiles' }).getByRole('button', { name: 'Arnav' }).click();
  await page.getByRole('button', { name: 'Arnav, Class 8: open the menu' }).click();
  const row = page.getByRole('dialog').getByRole('list', { name: 'Who is learning?' });
  await expect(row.getByRole('button', { name: 'Arnav' })).toHaveAttribute('aria-current', 'true');
  await expect(row.getByText('Blocked')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/cannot learn here at the moment/)).toBeVisible();
  await look();
  await row.getByRole('button', { name: 'Myra' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Hi Myra, ready for/ })).toBeVisible();
});

test('the switcher speaks Hindi', async ({ page, signIn, look }) => {
  await signIn(dhruv);
  await page.evaluate(() => localStorage.setItem('LANGUAGE', 'hi'));
  await page.reload();
  await page.getByRole('button', { name: /Dhruv.*मेन्यू खोलें/ }).click();
  await expect(page.getByRole('dialog', { name: 'नमस्ते Dhruv, आप किसकी तैयारी कर रहे हैं?' })).toBeVisible();
  await look();
});
