import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { acceptInvitation, inviteStaff } from './console.ts';
import { liveBrowser } from './live.ts';
import { press } from './live-people.ts';
import { aarav, anshika, riya, soham } from './people.ts';
import type { School } from './school.ts';
import { demoFolder } from './server-process.ts';

/** How the pictures of a class are taken: pages, sign-ins and files are the caller's. */
interface Studio {
  school: School;
  openPage(browser: Browser, width: 1440 | 390, language: 'en' | 'hi'): Promise<Page>;
  signIn(page: Page, email: string): Promise<void>;
  shoot(page: Page, name: string): Promise<void>;
}

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

const words = {
  en: {
    join: 'Join class',
    chat: 'Chat',
    people: 'Participants',
    hand: 'Raise hand',
    say: 'Message to everyone',
  },
  hi: { join: 'क्लास में जुड़ें', chat: 'चैट', people: 'प्रतिभागी', hand: 'हाथ उठाएँ', say: 'सबके लिए संदेश' },
};

const open = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

async function say(page: Page, text: string): Promise<void> {
  await open(page, words.en.chat);
  await page.getByLabel(words.en.say).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
}

/** The stage shows the teacher, and notices have gone. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  for (const close of await page.locator('[role=status] button, [role=alert] button').all())
    await close.click();
  await page.mouse.move(0, 0);
}

/** A running class at both widths, with its host; the list and the preview before it. */
export async function pictureLive(studio: Studio): Promise<void> {
  const { school, shoot } = studio;
  const guests = await chromium.launch(liveBrowser);
  const camera = await drawTeacher(guests);
  const host = await chromium.launch({
    ...liveBrowser,
    args: [...liveBrowser.args, `--use-file-for-fake-video-capture=${camera}`],
  });
  const liveClassId = await findClass(school);
  const come = async (width: 1440 | 390, email: string, language: 'en' | 'hi' = 'en') => {
    const page = await studio.openPage(guests, width, language);
    await studio.signIn(page, email);
    const suffix = language === 'hi' ? `hi-${width}` : `${width}`;
    await page.goto(`${school.origin()}/live-class`, { waitUntil: 'networkidle' });
    await shoot(page, `live-list-${suffix}`);
    await page.goto(`${school.origin()}/live-class/${liveClassId}/meeting`, { waitUntil: 'networkidle' });
    await shoot(page, `live-preview-${suffix}`);
    await open(page, words[language].join);
    await page.getByRole('button', { name: words[language].hand }).waitFor();
    return page;
  };
  try {
    const desk = await studio.openPage(host, 1440, 'en');
    await openHost(desk, school, liveClassId);
    const phone = await come(390, soham.email);
    const other = await come(390, riya.email);
    const hindi = await come(390, anshika.email, 'hi');
    const wide = await come(1440, aarav.email);
    await say(other, 'Ma’am, is √0.09 smaller than 0.09?');
    await say(desk, 'Good question. Try 0.3 × 0.3.');
    await say(phone, 'Then it is larger!');
    await open(hindi, words.hi.hand);
    await open(wide, words.en.people);
    await open(hindi, words.hi.people);
    await open(desk, words.en.people);
    for (const [page, name] of [
      [wide, 'live-1440'],
      [phone, 'live-390'],
      [hindi, 'live-hi-390'],
      [desk, 'live-host-1440'],
    ] as const) {
      await standStill(page);
      await shoot(page, name);
    }
  } finally {
    await host.close();
    await guests.close();
  }
}
