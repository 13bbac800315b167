import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { newPhone, waitForCode } from '../apps/server/test/messages.ts';
import { findItem, finish, startAttempt } from './support/attempts.ts';
import { chromiumOptions } from './support/chromium.ts';
import { freePort } from './support/free-port.ts';
import setUp, { templateVariable } from './support/global-setup.ts';
import { pictureLive } from './support/live-pictures.ts';
import { checkOut, giveLogin, press, putIntoCart, simulator } from './support/payments.ts';
import { aarav, kriti, password, soham } from './support/people.ts';
import { openSchool, type School } from './support/school.ts';
import { activityFolder, runCommand } from './support/server-process.ts';

/**
 * Makes the pictures of docs/screenshots again, from the built form; the gallery comes from the development
 * server, because production has none. `scripts/services up` and `scripts/build` first, then
 * `node e2e/screenshots.ts`.
 */
const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'docs/screenshots');
const sizes = { 1440: 900, 390: 844 } as const;
type Width = 1440 | 390;
type Language = 'en' | 'hi';

async function openPage(browser: Browser, width: Width, language: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: sizes[width] },
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Nothing loads any more, and letters and pictures on the screen are there. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(
      (one) => one.complete || one.getBoundingClientRect().top > innerHeight || !one.checkVisibility(),
    ),
  );
  const path = resolve(folder, `${name}.png`);
  await page.screenshot({ path });
  console.log(path);
}

async function save(page: Page, name: string): Promise<void> {
  for (const close of await page.getByRole('button', { name: /^(Close|बंद करें)/ }).all()) await close.click();
  await shoot(page, name);
}

/** Login, and then Learn behind it. */
async function pictureJourney(browser: Browser, school: School, width: Width, language: Language) {
  const suffix = language === 'hi' ? `hi-${width}` : String(width);
  const page = await openPage(browser, width, language);
  await page.goto(`${school.origin()}/auth/login`, { waitUntil: 'networkidle' });
  await save(page, `login-${suffix}`);
  await signInAs(page, school, aarav.email);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await save(page, `learn-${suffix}`);
  await page.context().close();
}

/** The demo's first film, if `pnpm demo:media` has made it here: the pictures show it in the player. */
async function addFilm(school: School): Promise<boolean> {
  const made = resolve(root, '.data/demo-media');
  const name = existsSync(made) && readdirSync(made).find((one) => one.startsWith('friction-on-a-slope.'));
  if (!name) return false;
  const home = resolve(made, name);
  const file = (end: string) => resolve(home, readdirSync(home).find((one) => one.endsWith(end)) ?? end);
  const captions = ['--captions-en', file('en.vtt'), '--captions-hi', file('hi.vtt')];
  const what = ['--owner', 'shala', '--slug', 'friction-on-a-slope', '--file', file('.mp4'), ...captions];
  await runCommand('shala', ['content', 'add', ...what, '--wait'], school.environment);
  return true;
}

/** What the demo's students have done, counted: the pictures are not of the first day. */
async function addActivity(school: School): Promise<void> {
  await runCommand('shala', ['import', activityFolder], school.environment);
  const waiting = async () => {
    const [row] = await school.query<{ jobs: number }>(
      'SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
    );
    return row?.jobs ?? 0;
  };
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function signIn(page: Page, school: School, email: string): Promise<void> {
  await page.goto(`${school.origin()}/auth/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/learn');
}

async function signInAs(page: Page, school: School, email: string): Promise<void> {
  await signIn(page, school, email);
  await page.locator('main a[href^="/learn/"]').first().waitFor();
}

/** What a student sees while learning and practising. */
async function pictureLearning(browser: Browser, school: School, width: Width, hasFilm: boolean) {
  const page = await openPage(browser, width, 'en');
  await signInAs(page, school, width === 390 ? soham.email : aarav.email);
  await page
    .locator('header:visible')
    .getByRole('button', { name: /open the menu/ })
    .click();
  await page.getByRole('dialog').waitFor();
  await save(page, `switcher-${width}`);
  const film = await findItem(school, 'quick-quiz-friction-on-a-slope');
  const [subjectId = '', chapterId = ''] = film.examPath.match(/\d+/g) ?? [];
  await page.goto(`${school.origin()}/learn/${subjectId}`, { waitUntil: 'networkidle' });
  await save(page, `chapters-${width}`);
  await page.goto(`${school.origin()}/practice/${subjectId}`, { waitUntil: 'networkidle' });
  await save(page, `practice-${width}`);
  if (hasFilm) await pictureFilm(page, school, `/learn/${subjectId}/chapter/${chapterId}`, width);
  const item = await findItem(
    school,
    'cbse-8-mathematics-algebraic-expressions-and-identities-timed-practice',
  );
  await startAttempt(page, school, item);
  await page.locator('.katex').first().waitFor();
  await save(page, `quiz-${width}`);
  await finish(page);
  await page.getByRole('button', { name: 'Retake' }).waitFor();
  await save(page, `results-${width}`);
  await page.context().close();
}

async function pictureFilm(page: Page, school: School, chapterPath: string, width: Width): Promise<void> {
  await page.goto(`${school.origin()}${chapterPath}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /block stay on the slope/ })
    .first()
    .click();
  await page.locator('video').waitFor();
  await page.getByRole('slider', { name: 'Seek' }).fill('24');
  await page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film !== null && film.readyState >= 3 && film.currentTime > 20;
  });
  await save(page, `viewer-${width}`);
}

/** How it goes, who leads, what is new, homework and the noticeboard. */
async function pictureDay(browser: Browser, school: School, width: Width, language: Language) {
  const suffix = language === 'hi' ? `hi-${width}` : String(width);
  const page = await openPage(browser, width, language);
  await signInAs(page, school, aarav.email);
  const film = await findItem(school, 'quick-quiz-friction-on-a-slope');
  const [subjectId = ''] = film.examPath.match(/\d+/g) ?? [];
  const visit = async (path: string, name: string) => {
    await page.goto(`${school.origin()}${path}`, { waitUntil: 'networkidle' });
    await save(page, `${name}-${suffix}`);
  };
  await visit('/my-progress', 'my-progress');
  await visit(`/my-progress/${subjectId}`, 'progress');
  await visit('/leaderboard', 'leaderboard');
  await visit('/assignment', 'worksheets');
  await page.locator('main a[href^="/assignment/"]').first().click();
  await page.getByRole('heading', { name: /^(Your Work|आपका काम)$/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, `worksheet-${suffix}`);
  await visit('/announcement', 'announcements');
  // One that is talked about: its foot counts the comments.
  const foot = page
    .locator('main p', { hasText: /^\d+ (comment|टिप्पण)/ })
    .first()
    .locator('xpath=..');
  await foot.getByRole('link').click();
  await page.getByRole('heading', { name: /comment|टिप्पण/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, `announcement-${suffix}`);
  await page.goto(`${school.origin()}/learn`, { waitUntil: 'networkidle' });
  await page
    .locator('header:visible')
    .getByRole('button', { name: /^(Notifications|सूचनाएँ)/ })
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: resolve(folder, `notifications-${suffix}.png`) });
  await page.context().close();
}

/** What is sold, and a full cart with a coupon. */
async function pictureShop(browser: Browser, school: School, width: Width, language: Language) {
  const suffix = language === 'hi' ? `hi-${width}` : String(width);
  const page = await openPage(browser, width, language);
  await signIn(page, school, kriti.email);
  await page.goto(`${school.origin()}/products`, { waitUntil: 'networkidle' });
  await page.locator('header:visible a[href="/cart"] >> text=2').waitFor();
  await save(page, `products-${suffix}`);
  await page.goto(`${school.origin()}/cart`, { waitUntil: 'networkidle' });
  await page.locator('input[name=coupon]').fill('SHALA10');
  await page.locator('form button[type=submit]').click();
  await page.getByText('SHALA10').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await save(page, `cart-${suffix}`);
  await page.context().close();
}

/** A payment that takes its time, its good end, and the order with its receipt. */
async function picturePayment(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width, 'en');
  const buyer = width === 390 ? 'st-tiyasha-bose' : 'st-iniyan-karthikeyan';
  await signInAs(page, school, (await giveLogin(school, buyer)).email);
  await putIntoCart(page, 'Class 9 Complete, CBSE');
  await checkOut(page);
  await press(page, 'Pending');
  await page.getByText('Please do not pay again.').waitFor();
  await save(page, `payment-pending-${width}`);
  await simulator().finish(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await save(page, `payment-${width}`);
  await page.goto(`${school.origin()}/my-profile/orders`, { waitUntil: 'networkidle' });
  await save(page, `orders-${width}`);
  await page.context().close();
}

/** A new parent from the number to the board, and one of three children at the picker. */
async function pictureFamily(browser: Browser, school: School, width: Width, language: Language) {
  const suffix = language === 'hi' ? `hi-${width}` : String(width);
  const page = await openPage(browser, width, language);
  const phone = newPhone();
  await page.goto(`${school.origin()}/auth/register`, { waitUntil: 'networkidle' });
  await page.locator('input[inputmode=numeric]').fill(phone.slice(3));
  await page.locator('button[type=submit]').click();
  const code = await waitForCode(phone);
  await save(page, `code-${suffix}`);
  await page.locator('input[autocomplete=one-time-code]').fill(code);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/profiles/add');
  await page.getByLabel(/^(Full name|पूरा नाम)$/).fill(language === 'hi' ? 'काव्या पिल्लै' : 'Kavya Pillai');
  await page.getByLabel(/^(Date of birth|जन्म तिथि)$/).pressSequentially('14062013');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/usage');
  await page.getByRole('radio').first().check({ force: true });
  await save(page, `usage-${suffix}`);
  await page.locator('main button').last().click();
  await page.waitForURL('**/boards');
  await page.getByRole('radio').first().check({ force: true });
  await save(page, `boards-${suffix}`);
  await page.context().close();
}

async function startVite(school: School): Promise<{ origin: string; vite: ChildProcess }> {
  const port = await freePort();
  const vite = spawn(resolve(root, 'apps/web/node_modules/.bin/vite'), {
    cwd: resolve(root, 'apps/web'),
    env: { ...process.env, WEB_PORT: String(port), API_PORT: String(school.port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(vite.stdout, 'data');
  return { origin: `http://shala.localhost:${port}`, vite };
}

async function pictureGallery(browser: Browser, school: School): Promise<void> {
  const { origin, vite } = await startVite(school);
  try {
    for (const width of [1440, 390] as const) {
      const page = await openPage(browser, width, 'en');
      await page.goto(`${origin}/gallery`, { timeout: 120_000 });
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 120_000 });
      await page.waitForLoadState('networkidle');
      // A tall screen instead of a whole-page picture: the bottom bar stays at the foot.
      await page.setViewportSize({ width, height: 2400 });
      await save(page, `gallery-${width}`);
      await page.context().close();
    }
  } finally {
    vite.kill('SIGTERM');
  }
}

mkdirSync(folder, { recursive: true });
const tearDown = await setUp();
const school = await openSchool(process.env[templateVariable] ?? '');
const browser = await chromium.launch(chromiumOptions);
try {
  await addActivity(school);
  const hasFilm = await addFilm(school);
  if (!hasFilm) console.log('no film here: run pnpm demo:media first for pictures of the player');
  for (const width of [1440, 390] as const) await pictureLearning(browser, school, width, hasFilm);
  for (const width of [1440, 390] as const) await pictureJourney(browser, school, width, 'en');
  await pictureJourney(browser, school, 390, 'hi');
  for (const width of [1440, 390] as const) await pictureDay(browser, school, width, 'en');
  await pictureDay(browser, school, 390, 'hi');
  for (const width of [1440, 390] as const) await pictureShop(browser, school, width, 'en');
  await pictureShop(browser, school, 390, 'hi');
  for (const width of [1440, 390] as const) await picturePayment(browser, school, width);
  await pictureFamily(browser, school, 1440, 'en');
  await pictureFamily(browser, school, 390, 'en');
  await pictureFamily(browser, school, 390, 'hi');
  await pictureLive({ school, openPage, shoot, signIn: (page, email) => signIn(page, school, email) });
  await pictureGallery(browser, school);
} finally {
  await browser.close();
  await school.stop();
  await tearDown();
}
