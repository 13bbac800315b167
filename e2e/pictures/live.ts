import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from '../support/console.ts';
import { liveBrowser } from '../support/live.ts';
import { press } from '../support/live-people.ts';
import { aarav, riya, soham } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { demoFolder } from '../support/server-process.ts';
import { openPage, shoot, signIn, type Width } from './studio.ts';

const boardCss = `
  body { margin: 0; width: 1280px; height: 720px; background: linear-gradient(#efe3cd, #dfcfb3); overflow: hidden }
  .teacher { position: absolute; left: 10px; bottom: 0; width: 600px; height: 600px }
  .teacher rect { fill: none }
  .board { position: absolute; right: 60px; top: 80px; width: 560px; height: 420px; padding: 24px 40px;
    box-sizing: border-box; border: 16px solid #7b5430; border-radius: 8px; background: #263634; color: #f4f1e8;
    font: italic 38px/1.5 'Mukta', sans-serif }
  h1 { margin: 0 0 16px; font-size: 46px; text-decoration: underline #ffc65c 5px; text-underline-offset: 12px }`;

/** What the camera of a teacher sees: the teacher as the school drew her, and a board. Two pictures are a film. */
async function drawTeacher(browser: Browser): Promise<string> {
  const teacher = await readFile(resolve(demoFolder, 'figures/ananya-mukherjee.svg'), 'utf8');
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent(
    `<style>${boardCss}</style><div class="board"><h1>Square roots</h1>2304 = 48 × 48<br>√2304 = 48<br>√0.09 = ?</div>
     ${teacher.replace('<svg', '<svg class="teacher"')}`,
  );
  const picture = await page.screenshot({ type: 'jpeg', quality: 92 });
  await page.close();
  const file = join(await mkdtemp(join(tmpdir(), 'shala-camera-')), 'teacher.mjpeg');
  await writeFile(file, Buffer.concat([picture, picture]));
  return file;
}

/** The class of the demo school that runs now. */
async function findClass(school: School): Promise<number> {
  const [row] = await school.query<{ id: number }>(
    `SELECT live_class.id::int FROM live_class JOIN staff ON staff.id = live_class.staff_id
     WHERE staff.email = 'ananya.mukherjee@shala.example.org' AND starts_at < app_now() AND ends_at > app_now()`,
  );
  if (row === undefined) throw new Error('no class is live in the demo school');
  return row.id;
}

async function openHost(page: Page, school: School, liveClassId: number): Promise<void> {
  await acceptInvitation(page, school, await inviteStaff(school, 'tutor', '--name', 'Ananya Mukherjee'));
  await school.query(
    `UPDATE live_class_tutor SET staff_id = (SELECT max(id) FROM staff) WHERE live_class_id = $1`,
    [liveClassId],
  );
  await page.goto(`${school.origin()}/console/live/${liveClassId}/room`);
  await press(page, 'Unmute');
  await press(page, 'Start Video');
  await press(page, 'Join class');
}

const open = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

async function say(page: Page, text: string): Promise<void> {
  await open(page, 'Chat');
  await page.getByLabel('Message to everyone').fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
}

/** A running class at both widths. */
export async function pictureLive(school: School): Promise<void> {
  const guests = await chromium.launch(liveBrowser);
  const camera = await drawTeacher(guests);
  const host = await chromium.launch({
    ...liveBrowser,
    args: [...liveBrowser.args, `--use-file-for-fake-video-capture=${camera}`],
  });
  const liveClassId = await findClass(school);
  const come = async (width: Width, email: string) => {
    const page = await openPage(guests, width);
    await signIn(page, school, email);
    await page.goto(`${school.origin()}/live-class/${liveClassId}/meeting`, { waitUntil: 'networkidle' });
    await open(page, 'Join class');
    await page.getByRole('button', { name: 'Raise hand' }).waitFor();
    return page;
  };
  try {
    const desk = await openPage(host, 1440);
    await openHost(desk, school, liveClassId);
    const phone = await come(390, soham.email);
    const other = await come(390, riya.email);
    const wide = await come(1440, aarav.email);
    await say(other, 'Ma’am, is √0.09 smaller than 0.09?');
    await say(desk, 'Good question. Try 0.3 × 0.3.');
    await say(phone, 'Then it is larger!');
    await open(other, 'Raise hand');
    await open(wide, 'Participants');
    for (const [page, name] of [
      [wide, 'live-1440'],
      [phone, 'live-390'],
    ] as const) {
      await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
      await page.mouse.move(0, 0);
      await shoot(page, name);
    }
  } finally {
    await host.close();
    await guests.close();
  }
}
