import { expect } from '@playwright/test';
import { messagesTo, newPhone, waitForCode } from '../../apps/server/test/messages.ts';
import { moveToNewNumber, nationalPart, signInParent } from '../support/parents.ts';
import { harini } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, test } from '../support/test.ts';
import { takePhotos } from '../support/worksheets.ts';

/** The same journey at another width may have been here before. */
async function asOnTheFirstDay(school: School): Promise<void> {
  const ref = 'st-harini-karthikeyan';
  await school.query(
    `UPDATE student SET first_name = 'Harini', last_name = 'Karthikeyan', phone_number = NULL, picture_key = NULL
     WHERE import_ref = $1`,
    [ref],
  );
  for (const table of ['access_grant', 'enrolment']) {
    await school.query(
      `DELETE FROM ${table} WHERE student_id = (SELECT id FROM student WHERE import_ref = $1)
       AND course_id <> (SELECT id FROM course WHERE slug = $2)`,
      [ref, harini.courseSlug],
    );
  }
}

test('[RT-44] [RT-45] [PF-01] [PF-02] [PF-05] [PF-06] a student puts the profile in order and adds an exam as a trial', async ({
  page,
  school,
  signIn,
  look,
  isPhone,
}) => {
  await asOnTheFirstDay(school);
  await signIn(harini);
  if (isPhone) await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(heading(page, 'My Profile')).toBeVisible();
  const card = page.getByRole('group', { name: 'Identity card' });
  await expect(card.getByRole('heading', { name: 'Harini Karthikeyan' })).toBeVisible();
  await expect(card.getByText('25-04-2011')).toBeVisible();
  await expect(page.getByText(/^\d+ days left$/)).toBeVisible();
  await look();

  const [photo] = await takePhotos(page, ['jpeg']);
  if (!photo) throw new Error('no photo was taken');
  await card.getByLabel('Add a photo').setInputFiles(photo);
  await expect(card.locator('img')).toHaveAttribute('src', /pictures\/.+\.webp/);
  await card.getByRole('button', { name: 'Edit name' }).click();
  await card.getByLabel('Full name').fill('Harini V Karthik');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('heading', { name: 'Harini V Karthik' })).toBeVisible();

  const phone = page.getByLabel('Phone number');
  await phone.fill('9000012345');
  await phone.blur();
  await expect(page.getByText('Number saved')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(phone).toHaveValue('');

  await page.getByRole('link', { name: 'Add course' }).click();
  await page.getByRole('tab', { name: 'Competitive exam' }).click();
  await expect(page.getByRole('heading', { name: 'Preparing for which exam' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for exams' }).fill('neet');
  await page.getByRole('radio', { name: /^NEET/ }).check();
  await look();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading(page, 'My Profile')).toBeVisible();
  await expect(page.getByText(/^Free trial till/)).toBeVisible();

  await page.reload();
  await expect(card.getByRole('heading', { name: 'Harini V Karthik' })).toBeVisible();
  const saved = await school.query(
    `SELECT first_name, last_name, phone_number, picture_key IS NOT NULL AS has_picture FROM student
     WHERE import_ref = 'st-harini-karthikeyan'`,
  );
  expect(saved).toEqual([
    { first_name: 'Harini', last_name: 'V Karthik', phone_number: null, has_picture: true },
  ]);
});

test('[A31] [M01] [B15] a parent signs in with another number from now on, and settles how the pages look', async ({
  page,
  school,
  look,
  isPhone,
}) => {
  const old = await moveToNewNumber(school, 'g-karthikeyan-vidya');
  const next = newPhone();
  await signInParent(page, school, old);
  await page.getByRole('list', { name: 'Profiles' }).getByRole('button', { name: 'Harini' }).click();
  await expect(page.getByRole('button', { name: /^Harini.*: open the menu/ })).toBeVisible();
  await page.goto(`${school.origin()}/my-profile`);
  await page.getByRole('button', { name: 'Change the number you sign in with' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New mobile number').fill(nationalPart(next));
  // Behind the dialog a phone's page stands scrolled, with links half under its bars: nothing to judge there.
  if (!isPhone) await look();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Code from the new number').pressSequentially(await waitForCode(next));
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByText('Number changed')).toBeVisible();
  // The code of the sign-in came first; the second message is the notice.
  await expect.poll(async () => (await messagesTo(old)).length).toBe(2);

  await page.goto(`${school.origin()}/settings`);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await look();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
});
