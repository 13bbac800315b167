import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { addPupil, giveTeaching } from '../support/marking.ts';
import type { School } from '../support/school.ts';
import { heading, onWide, test } from '../support/test.ts';

/** The day after the school's today, in India. */
async function tomorrow(school: School): Promise<string> {
  const [row] = await school.query<{ day: string }>('SELECT (app_today() + 1)::text AS day');
  return row?.day ?? '';
}

async function fillClass(page: Page, title: string, day: string): Promise<void> {
  await expect(heading(page, 'New class')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^8-A/ })).toBeChecked();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Starts').fill('16:30');
  await page.getByLabel('Ends').fill('17:30');
  await expect(page.getByText('60 minutes long')).toBeVisible();
}

/** As if it had begun twenty minutes ago, and the pupil had been there for ten of them. */
async function letPupilAttend(school: School, liveClassId: number, email: string): Promise<void> {
  await school.query(
    `UPDATE live_class SET starts_at = app_now() - interval '20 minutes', ends_at = app_now() + interval '40 minutes'
     WHERE id = $1`,
    [liveClassId],
  );
  await school.query(
    `INSERT INTO live_attendance (student_id, tenant_id, live_class_id, connection_id, joined_at, seen_at, left_at)
     SELECT student_id, tenant_id, $1, gen_random_uuid(), app_now() - interval '15 minutes',
       app_now() - interval '5 minutes', app_now() - interval '5 minutes'
     FROM student_credential WHERE email = $2`,
    [liveClassId, email],
  );
}

test(
  'a tutor sets up classes in the console, changes one, calls one off, ends one and keeps who came [RL-03]',
  onWide,
  async ({ page, school, look }) => {
    test.slow();
    const title = `Cubes ${randomUUID().slice(0, 8)}`;
    const day = await tomorrow(school);
    const invited = await inviteStaff(school, 'tutor', '--name', 'Kavita Menon');
    await giveTeaching(school, invited.email, 'mathematics');
    await acceptInvitation(page, school, invited);
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(heading(page, 'Live classes')).toBeFocused();
    await expect(page.getByText('No class is planned')).toBeVisible();
    await look();

    await page.keyboard.press('n');
    await fillClass(page, title, day);
    await page.getByLabel('Chapter').selectOption({ index: 1 });
    await look();
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('4:30 pm – 5:30 pm')).toBeVisible();
    await look();
    const liveClassId = Number(/\/live\/(\d+)$/.exec(page.url())?.[1]);

    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Ends').fill('18:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('4:30 pm – 6:00 pm')).toBeVisible();

    // At the same time: pointed out, not forbidden, and called off again.
    await page.goto(`${school.origin()}/console/live/new`);
    await fillClass(page, `${title} again`, day);
    await expect(page.getByText(`Kavita Menon has another class then: ${title}`)).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page, `${title} again`)).toBeVisible();
    await page.getByRole('button', { name: 'Call off' }).click();
    const question = page.getByRole('dialog', { name: 'Call this class off?' });
    await look();
    await question.getByRole('button', { name: 'Call off' }).click();
    await expect(page.getByText('Called off', { exact: true })).toBeVisible();

    const veda = await addPupil(school, 'Veda');
    await letPupilAttend(school, liveClassId, veda.email);
    await page.goto(`${school.origin()}/console`);
    await expect(page.getByRole('link', { name: `Start class: ${title}` })).toBeVisible();
    await look();
    await page.getByRole('link', { name: title, exact: true }).click();
    const row = page.getByRole('row', { name: /^Veda Bhat/ });
    await expect(row).toContainText('10 minutes');
    await expect(page.getByText('Not here yet').first()).toBeVisible();
    await look();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const line = (await readFile(await download.path(), 'utf8'))
      .split('\n')
      .find((one) => one.includes('Veda'));
    expect(line).toMatch(/Veda Bhat.*Yes.*10/);

    await page.getByRole('button', { name: 'End class' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End class' }).click();
    await expect(page.getByText('Over', { exact: true })).toBeVisible();
    await expect(page.getByText('Absent').first()).toBeVisible();
    await expect(page.getByText('Nothing was recorded.')).toBeVisible();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByText('पूरी हुई', { exact: true })).toBeVisible();
    await look();
    await page.setViewportSize({ width: 390, height: 844 });
    await look();
    await page.goto(`${school.origin()}/console/live`);
    await page.getByRole('tab', { name: 'बीती हुई' }).click();
    await expect(page.getByText('1 विद्यार्थी आए')).toBeVisible();
    await look();
  },
);
