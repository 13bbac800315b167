import { expect } from '@playwright/test';
import { callApi } from '../../support/call-api.ts';
import { moveToNewNumber, signInParent } from '../../support/parents.ts';
import { password } from '../../support/people.ts';
import type { School } from '../../support/school.ts';
import { readStorage } from '../../support/storage.ts';
import { fillLogin, heading, test } from '../../support/test.ts';
import { jasleen } from './people.ts';

const setBlocked = (school: School, email: string, isBlocked: boolean) =>
  school.query(
    `UPDATE student SET blocked_at = CASE WHEN $2 THEN app_now() END
     FROM student_credential c WHERE c.student_id = student.id AND c.email = $1`,
    [email, isBlocked],
  );

test('a blocked student is refused with the reason, and out within five seconds when blocked while learning', async ({
  page,
  signIn,
  school,
  look,
  guard,
}) => {
  guard.expectErrors(/403 /);
  await signIn(jasleen);
  try {
    await expectLine(school, jasleen.email);
    await setBlocked(school, jasleen.email, true);
    const blockedAt = performance.now();
    await expect(heading(page, 'Login to continue')).toBeVisible();
    expect(performance.now() - blockedAt).toBeLessThan(5_000);
    expect(await readStorage(page)).toEqual({});
    await expect(page.getByText('This account is blocked. Please contact your school.')).toBeVisible();
    await look();

    await page.getByRole('button', { name: 'Close' }).click();
    await fillLogin(page, jasleen.email, password);
    await expect(page.getByText('This account is blocked. Please contact your school.')).toBeVisible();
    expect(await readStorage(page)).toEqual({});
    expect(page.url()).toMatch(/\/auth\/login$/);
  } finally {
    await setBlocked(school, jasleen.email, false);
  }
});

/** The page listens by now: the server has written that it connected. */
async function expectLine(school: School, email: string): Promise<void> {
  const connected = async () =>
    school.query(
      `SELECT event FROM session_activity a JOIN student_credential c ON c.student_id = a.student_id
       WHERE c.email = $1 ORDER BY a.id DESC LIMIT 1`,
      [email],
    );
  await expect.poll(connected).toEqual([{ event: 'connect' }]);
}

test('[AU-31] the picker shows a blocked child as blocked, and a parent cannot pick it', async ({
  page,
  school,
  look,
  guard,
}) => {
  guard.expectErrors(/403 /);
  await signInParent(page, school, await moveToNewNumber(school, 'g-gupta-neha'));
  await page.waitForURL('**/auth/register/profiles');
  const tiles = page.getByRole('list', { name: 'Profiles' }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  const blocked = tiles.filter({ hasText: 'Vivaan' });
  await expect(blocked).toContainText('Blocked');
  await expect(blocked.getByRole('button')).toHaveCount(0);
  await expect(tiles.filter({ hasText: 'Arnav' }).getByRole('button')).toHaveCount(1);
  await expect(page.getByText(/^Vivaan cannot learn here at the moment/)).toBeVisible();
  await look();
  await blocked.click();
  await expect(heading(page, 'Who is learning? Select your profile')).toBeVisible();

  const [row] = await school.query<{ id: number }>(`SELECT id::int FROM student WHERE first_name = 'Vivaan'`);
  const answer = await callApi(page, 'PUT', `/user_management/parent/students/${row?.id}`, {
    student: { is_current: true },
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'blocked' } });
});

test('a parent whose child is blocked while it learns goes on with the other children', async ({
  page,
  school,
  look,
  guard,
}) => {
  guard.allowErrors(/403 /);
  const email = 'arnav.gupta@students.example.org';
  await signInParent(page, school, await moveToNewNumber(school, 'g-gupta-neha'));
  const tiles = page.getByRole('list', { name: 'Profiles' }).getByRole('listitem');
  await tiles.filter({ hasText: 'Arnav' }).getByRole('button').click();
  await expect(page.getByRole('heading', { name: /^Hi Arnav/ })).toBeVisible();
  try {
    await expectLine(school, email);
    await setBlocked(school, email, true);
    await page.waitForURL('**/auth/register/profiles');
    await expect(tiles.filter({ hasText: 'Arnav' })).toContainText('Blocked');
    await look();
    await tiles.filter({ hasText: 'Myra' }).getByRole('button').click();
    await page.waitForURL('**/learn');
    await expect(page.getByRole('button', { name: /^Myra/ })).toBeVisible();
  } finally {
    await setBlocked(school, email, false);
  }
});
