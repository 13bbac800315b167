import { expect, type Page } from '@playwright/test';
import { moveToNewNumber, signInParent } from '../../support/parents.ts';
import { readStorage } from '../../support/storage.ts';
import { heading, test } from '../../support/test.ts';

const picker = (page: Page) => page.getByRole('list', { name: 'Profiles' });
const tile = (page: Page, name: string) => picker(page).getByRole('button', { name });

/** Everything the browser keeps, parsed: whose it is stands in every part of it. */
async function keptFor(page: Page) {
  const stored = await readStorage(page);
  const read = (key: string) => JSON.parse(stored[key] ?? 'null');
  return {
    user: read('USER').currentStudent.firstName as string,
    profile: read('CURRENT_PROFILE').firstName as string,
    course: read('CURRENT_COURSE').shortName as string,
    courseId: Number(stored.COURSE_ID),
    token: stored.ACCESS_TOKEN ?? '',
    text: JSON.stringify(stored),
  };
}

test('[RT-03] [RT-09] [AU-29] [AU-30] [AU-32] [SS-13] [RL-01] [NV-17] a parent of three picks one child, then another, and their storage is never mixed', async ({
  page,
  school,
  look,
}) => {
  const phone = await moveToNewNumber(school, 'g-nair-bindu');
  await signInParent(page, school, phone);
  await page.waitForURL('**/auth/register/profiles');
  await expect(heading(page, 'Who is learning? Select your profile')).toBeVisible();
  await expect(picker(page).getByRole('listitem')).toHaveCount(3);
  for (const name of ['Gauri', 'Aditya', 'Meera']) await expect(tile(page, name)).toBeVisible();
  await look();

  await tile(page, 'Meera').click();
  await page.waitForURL('**/learn');
  await expect(page.getByRole('heading', { name: 'Hi Meera, ready for Class 6?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mathematics/ })).toBeVisible();
  await look();
  const meera = await keptFor(page);
  expect(meera).toMatchObject({ user: 'Meera', profile: 'Meera', course: 'Class 6' });

  await page.getByRole('button', { name: 'Meera, Class 6: open the menu' }).click();
  const children = page.getByRole('dialog').getByRole('list', { name: 'Who is learning?' });
  await expect(children.getByRole('button')).toHaveText(['Gauri', 'Aditya', 'Meera']);
  await expect(children.getByRole('button', { name: 'Meera' })).toHaveAttribute('aria-current', 'true');
  await look();
  await children.getByRole('button', { name: 'Aditya' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Hi Aditya, ready for Class 10?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Mathematics/ })).toBeVisible();
  const aditya = await keptFor(page);
  expect(aditya).toMatchObject({ user: 'Aditya', profile: 'Aditya', course: 'Class 10' });
  expect(aditya.courseId).not.toBe(meera.courseId);
  expect(aditya.token).not.toBe(meera.token);
  expect(aditya.text).not.toContain('Meera');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi Aditya, ready for Class 10?' })).toBeVisible();
  const [row] = await school.query<{ name: string }>(
    `SELECT s.first_name AS name FROM parent p JOIN student s ON s.id = p.current_student_id
     WHERE p.phone_number = $1`,
    [phone],
  );
  expect(row?.name).toBe('Aditya');
});
