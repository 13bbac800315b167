import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { finish, type Item } from '../support/attempts.ts';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { addWrittenExercise } from '../support/marking.ts';
import { gauri } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { runCommand } from '../support/server-process.ts';
import { photograph } from './paper.ts';
import { openPage, shoot, signIn } from './studio.ts';

const answers = {
  'st-ayaan-khan': 'Because friction is more at first, and then it becomes less.',
  'st-riya-das': 'The box and the floor are locked together while the box is still.',
  'st-soham-patil': 'Starting friction is more than moving friction, so the first push is big.',
  'st-priyam-bora': 'When it moves the points slide over each other and cannot lock.',
};

async function addAnswers(school: School, item: Item): Promise<void> {
  const [row] = await school.query<{ slug: string }>('SELECT slug FROM practice_item WHERE id = $1', [
    item.id,
  ]);
  const lines = Object.entries(answers).map(
    ([student, text], at) =>
      `- { tenant: shala, student: ${student}, course: cbse-8, runs: [{ item: ${row?.slug}, percent: 100, at: -${at + 2}h, seconds_each: 90, to_grade: ['${text}'] }] }`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'shala-answers-'));
  await writeFile(join(folder, 'activity.yaml'), ['activity:', ...lines].join('\n'));
  await runCommand('shala', ['import', folder], school.environment);
  await rm(folder, { recursive: true });
}

/** Somebody writes, photographs a drawing and finishes. */
async function handIn(browser: Browser, school: School, item: Item): Promise<void> {
  const page = await openPage(browser, 1440);
  await signIn(page, school, gauri.email);
  await page.goto(`${school.origin()}${item.examPath}`);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page
    .getByLabel('Your answer')
    .fill('Static friction is more than sliding friction. I have drawn the forces in the photo.');
  await page.getByLabel('Add picture').setInputFiles(await photograph(browser, 'box'));
  await page.getByRole('img', { name: 'Picture 1 of your answer' }).waitFor();
  await finish(page);
  await page.getByRole('tab', { name: 'Switch to a question' }).waitFor();
  await page.context().close();
}

/** What the teacher of physics finds in the morning, and the desk where she marks. */
export async function pictureConsole(browser: Browser, school: School): Promise<void> {
  const item = await addWrittenExercise(school, 'Why a box is hard to start');
  await addAnswers(school, item);
  await handIn(browser, school, item);
  const invited = await inviteStaff(school, 'tutor', '--name', 'Joseph Kurian');
  for (const table of ['teaching_assignment', 'live_class_tutor']) {
    await school.query(
      `UPDATE ${table} SET staff_id = (SELECT id FROM staff WHERE email = $1)
       WHERE staff_id = (SELECT id FROM staff WHERE email = 'joseph.kurian@shala.example.org')`,
      [invited.email],
    );
  }
  const page = await openPage(browser, 1440);
  await acceptInvitation(page, school, invited);
  await page.waitForLoadState('networkidle');
  await shoot(page, 'my-day-1440');
  await page.goto(`${school.origin()}/console/marking/${item.id}`, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /Gauri/ })
    .or(page.getByRole('link', { name: /Gauri/ }))
    .first()
    .click();
  const photo = page.getByRole('img', { name: /^Photo 1 of the answer by Gauri/ });
  await photo.waitFor();
  await page.keyboard.press('2');
  await page.getByRole('group', { name: 'Marks' }).getByRole('button', { name: '2' }).click();
  await page.getByLabel('Comment').fill('Good reason, Gauri. Show the push of the floor on the box, too.');
  await page.waitForLoadState('networkidle');
  await shoot(page, 'marking-1440');
  await page.context().close();
}
