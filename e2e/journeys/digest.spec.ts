import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { waitForMails } from '../../apps/server/test/mails.ts';
import type { School } from '../support/school.ts';
import { heading, test } from '../support/test.ts';

/** The letter of this week, made by the worker now; to an address that no other run writes to. */
async function orderLetter(school: School): Promise<string> {
  const address = `${randomUUID()}@parents.example.org`;
  await school.query("UPDATE parent SET email = $1 WHERE import_ref = 'g-kaul-ritu'", [address]);
  await school.query(
    `WITH made AS (
       INSERT INTO digest (student_id, parent_id, tenant_id, week, told)
       SELECT student_id, parent_id, guardian.tenant_id, monday - ago, given.told
       FROM guardian JOIN parent ON parent.id = parent_id
       CROSS JOIN date_trunc('week', app_now() AT TIME ZONE 'Asia/Kolkata') AS monday
       CROSS JOIN (VALUES (interval '7 days', 'week'), (interval '0', NULL)) AS given (ago, told)
       WHERE parent.email = $1
       ON CONFLICT (student_id, parent_id, week) DO UPDATE SET told = excluded.told
       RETURNING student_id, parent_id, week, told
     )
     SELECT graphile_worker.add_job('notifications.send-digest',
       json_build_object('studentId', student_id, 'parentId', parent_id, 'week', week))
     FROM made WHERE told IS NULL`,
    [address],
  );
  return address;
}

test('a parent stops the weekly letter from the letter itself, and lets it come again', async ({
  page,
  school,
  look,
}) => {
  const address = await orderLetter(school);
  const [mail] = await waitForMails(address, 1, 30_000);
  const link = /https?:\/\/\S+\/digest\/stop\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  // The worker of a journey does not know the port of its API.
  expect(new URL(link).hostname).toBe(new URL(school.origin()).hostname);
  const stopped = async () =>
    (
      await school.query(
        `SELECT FROM digest_setting JOIN parent ON parent.id = parent_id
         WHERE email = $1 AND stopped_at IS NOT NULL`,
        [address],
      )
    ).length;

  await page.goto(`${school.origin()}${new URL(link).pathname}`);
  await expect(heading(page, 'The weekly letter')).toBeVisible();
  await look();
  expect(await stopped()).toBe(0);
  await page.getByRole('button', { name: 'Stop the letter' }).click();
  await expect(page.getByText('the letter about your child has stopped')).toBeVisible();
  expect(await stopped()).toBe(1);
  await look();
  await page.getByRole('button', { name: 'Let it come again' }).click();
  await expect(page.getByText('comes on Sundays again')).toBeVisible();
  expect(await stopped()).toBe(0);
});
