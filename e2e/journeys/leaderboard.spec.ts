import { expect } from '@playwright/test';
import { waitForCode } from '../../apps/server/test/messages.ts';
import { atResults, findItem, finish, option, startAttempt, submit } from '../support/attempts.ts';
import { moveToNewNumber, signInParent } from '../support/parents.ts';
import { rishi } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { heading, test } from '../support/test.ts';

const peers = [
  { ref: 'e2e-rank-1', name: 'Ishaan', last: 'Patel', points: 91_120 },
  { ref: 'e2e-rank-2', name: 'Diya', last: 'Mehta', points: 91_065 },
  { ref: 'e2e-rank-3', name: 'Harjot', last: 'Singh', points: 90_980 },
] as const;

/** Three of the school who have more points than any journey earns, in a section of their own, and in the ledger. */
async function addPeers(school: School): Promise<void> {
  for (const { ref, name, last, points } of peers) {
    await school.query(
      `WITH made AS (
         INSERT INTO student (tenant_id, import_ref, first_name, last_name)
         SELECT id, $1, $2, $3 FROM tenant WHERE slug = 'shala'
         ON CONFLICT (tenant_id, import_ref) DO UPDATE SET first_name = excluded.first_name RETURNING id, tenant_id
       ), beside AS (
         INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
         SELECT tenant_id, institute_id, academic_year_id, course_id, 'e2e-rank', name FROM section WHERE slug = '8-A'
         ON CONFLICT (tenant_id, academic_year_id, slug) DO UPDATE SET name = excluded.name
         RETURNING id, tenant_id, institute_id, course_id
       ), place AS (
         SELECT made.id AS student_id, made.tenant_id, beside.id AS section_id, institute_id, course_id
         FROM made JOIN beside USING (tenant_id)
       ), member AS (
         INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
         SELECT student_id, section_id, tenant_id, '2026-01-01' FROM place ON CONFLICT DO NOTHING
       ), entry AS (
         INSERT INTO points_entry (tenant_id, student_id, course_id, source_type, source_id, points, earned_at)
         SELECT tenant_id, student_id, course_id, 'subject', (
           SELECT min(id) FROM subject WHERE subject.course_id = place.course_id
         ), $4::int, app_now() FROM place ON CONFLICT DO NOTHING
       ) INSERT INTO points_total (student_id, course_id, tenant_id, institute_id, points, reached_at)
         SELECT student_id, course_id, tenant_id, institute_id, $4::int, app_now() FROM place
         ON CONFLICT DO NOTHING`,
      [ref, name, last, points],
    );
  }
}

test('[RT-35] [LB-01] [LB-02] [LB-03] [LB-04] points of a first attempt are on the leaderboard, with podium, rank and history', async ({
  page,
  school,
  signIn,
  look,
}) => {
  await addPeers(school);
  const item = await findItem(school, 'cbse-8-mathematics-mensuration-warm-up');
  await signIn(rishi);
  await startAttempt(page, school, item);
  await option(page, 'a').click();
  await submit(page);
  await finish(page);
  await atResults(page);
  // The worker books: the page shows what is booked when it is opened.
  const booked = () =>
    school.query(
      `SELECT FROM points_entry JOIN student_credential USING (student_id) WHERE email = $1 AND source_id = $2`,
      [rishi.email, item.id],
    );
  await expect.poll(async () => (await booked()).length).toBeGreaterThan(0);

  await page.goto(`${school.origin()}/leaderboard`);
  await expect(heading(page, 'Leaderboard')).toBeVisible();
  const podium = page.getByRole('list', { name: 'Top three' }).getByRole('listitem');
  await expect(podium).toHaveCount(3);
  await expect(podium.nth(0)).toContainText('Rank 1');
  await expect(podium.nth(0)).toContainText('Ishaan P.');
  await expect(podium.nth(0)).toContainText('91,120 points');
  await expect(podium.nth(2)).toContainText('Harjot S.');
  const near = page.getByRole('list', { name: 'Places near yours' }).getByRole('listitem');
  await expect(near.filter({ hasText: '(You)' })).toContainText('Rishi D.');
  const history = page.getByRole('list', { name: 'Points History' }).getByRole('listitem');
  await expect(history.filter({ hasText: item.title }).first()).toContainText(
    /Mathematics · Ch \d+ · first attempt \d+% (today|on \d+\s\w+)/,
  );
  await look();

  await page.getByRole('button', { name: 'How it works' }).click();
  const dialog = page.getByRole('dialog', { name: 'How it works' });
  await expect(dialog.getByText('First attempt above 80%')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'How it works' })).toBeFocused();
});

test('a parent takes a child off the list, and allows the photo with a code', async ({
  page,
  school,
  guard,
  look,
}) => {
  await addPeers(school);
  const phone = await moveToNewNumber(school, 'g-dsouza-maria');
  await school.query(
    `UPDATE student SET on_leaderboard = true, photo_allowed = false WHERE import_ref = 'st-ethan-dsouza'`,
  );
  await signInParent(page, school, phone);
  await page.getByRole('list', { name: 'Profiles' }).getByRole('button', { name: 'Ethan' }).click();
  await expect(page.getByRole('button', { name: /^Ethan, Class 8/ })).toBeVisible();
  await page.goto(`${school.origin()}/leaderboard`);

  const onList = page.getByRole('switch', { name: 'Ethan is on this list' });
  await expect(onList).toBeChecked();
  await look();
  await onList.click();
  await expect(
    page.getByText('Not on the list: a parent has chosen this. Points still count.'),
  ).toBeVisible();
  await expect(onList).not.toBeChecked();

  // Longer than ten minutes ago: the phone has to be in the parent's hand again.
  await school.query(
    `UPDATE session SET confirmed_at = NULL FROM parent
     WHERE parent.id = session.parent_id AND parent.phone_number = $1`,
    [phone],
  );
  guard.expectErrors(/403 .*leaderboard_setting/);
  await page.getByRole('switch', { name: 'Show the photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(dialog).toContainText(phone);
  await look();
  // The school sends a number its next code only after a while; the clock of this school goes there.
  await school.moveClock('2 minutes');
  await dialog.getByRole('button', { name: 'Send the OTP' }).click();
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(await waitForCode(phone, 2, 20_000));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Show the photo' })).toBeChecked();
  // The switch moves at once; the server has it a moment later.
  const allowed = () =>
    school.query(`SELECT photo_allowed, on_leaderboard FROM student WHERE import_ref = 'st-ethan-dsouza'`);
  await expect.poll(allowed).toEqual([{ photo_allowed: true, on_leaderboard: false }]);
});
