import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findItem, option } from '../support/attempts.ts';
import { aarav, anshika, charvi, kriti, soham } from '../support/people.ts';
import type { School } from '../support/school.ts';
import { runCommand } from '../support/server-process.ts';
import { photograph } from './paper.ts';
import { openPage, shoot, signIn, type Width } from './studio.ts';

/** The place of a lesson on friction: its quick quiz leads there. */
async function findFriction(school: School): Promise<{ subject: string; chapter: string }> {
  const { examPath } = await findItem(school, 'quick-quiz-friction-on-a-slope');
  const [, subject = '', chapter = ''] = /learn\/(\d+)\/chapter\/(\d+)/.exec(examPath) ?? [];
  return { subject, chapter };
}

const visit = (page: Page, school: School, path: string) =>
  page.goto(`${school.origin()}${path}`, { waitUntil: 'networkidle' });

const atLearn = (page: Page) => page.locator('main a[href^="/learn/"]').first().waitFor();

/** A day of a student: in, the subjects, how it goes and who leads. */
export async function pictureDay(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width);
  await visit(page, school, '/auth/login');
  await shoot(page, `login-${width}`);
  await signIn(page, school, aarav.email);
  await atLearn(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await shoot(page, `learn-${width}`);
  const { subject } = await findFriction(school);
  for (const [path, name] of [
    [`/my-progress/${subject}`, 'progress'],
    ['/leaderboard', 'leaderboard'],
  ] as const) {
    await visit(page, school, path);
    await shoot(page, `${name}-${width}`);
  }
  await page.context().close();
}

/** The first screen of a family that reads Hindi. */
export async function pictureHindi(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width, 'hi');
  await signIn(page, school, anshika.email);
  await atLearn(page);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await shoot(page, `learn-hi-${width}`);
  await page.context().close();
}

/** A question that has just been answered. */
export async function pictureQuiz(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width);
  await signIn(page, school, soham.email);
  const slug = 'cbse-8-mathematics-algebraic-expressions-and-identities-timed-practice';
  const { examPath } = await findItem(school, slug);
  await page.goto(`${school.origin()}${examPath}`);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.locator('.katex').first().waitFor();
  await option(page, 'a').click();
  await page.mouse.move(0, 0);
  await shoot(page, `quiz-${width}`);
  await page.context().close();
}

/** Homework on its way: three photographed pages, not yet one PDF. */
export async function pictureWorksheet(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width);
  await signIn(page, school, aarav.email);
  await visit(page, school, '/assignment');
  await page.getByRole('link', { name: /Friction at home/ }).click();
  await page.getByRole('heading', { name: 'Your Work', exact: true }).waitFor();
  const photos = [
    await photograph(browser, 'helps'),
    await photograph(browser, 'hinders'),
    await photograph(browser, 'sketch'),
  ];
  await page.getByLabel('Add page').setInputFiles(photos);
  await page.getByRole('button', { name: 'Make one PDF of 3 pages' }).waitFor();
  await page.waitForLoadState('networkidle');
  // On a phone the foot would cover the end of the page.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await shoot(page, `worksheet-${width}`);
  await page.context().close();
}

/** A full cart with a coupon. */
export async function pictureCart(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width);
  await signIn(page, school, kriti.email);
  await visit(page, school, '/cart');
  await page.locator('input[name=coupon]').fill('SHALA10');
  await page.locator('form button[type=submit]').click();
  await page.getByText('SHALA10').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await shoot(page, `cart-${width}`);
  await page.context().close();
}

const lessons = ['friction-on-a-slope', 'friction-on-a-slope-hi', 'notes-force-and-friction'];

/** The first lessons of physics, which `pnpm demo:media` makes. */
export async function addLessons(school: School): Promise<void> {
  const made = resolve(import.meta.dirname, '../../.data/demo-media');
  for (const slug of lessons) {
    const name = existsSync(made) && readdirSync(made).find((one) => one.startsWith(`${slug}.`));
    if (!name) throw new Error(`no ${slug} here: run pnpm demo:media first for pictures of lessons`);
    const file = (one: string) => resolve(made, name, one);
    const captions = ['--captions-en', file('en.vtt'), '--captions-hi', file('hi.vtt')];
    const files = slug.startsWith('notes-')
      ? ['--file', file('notes.pdf')]
      : ['--file', file('film.mp4'), ...captions];
    await runCommand(
      'shala',
      ['content', 'add', '--owner', 'shala', '--slug', slug, ...files, '--wait'],
      school.environment,
    );
  }
}

/** The chapters of a subject, and a film of the first one. */
export async function pictureLessons(browser: Browser, school: School, width: Width): Promise<void> {
  const page = await openPage(browser, width);
  // Somebody who has this chapter still to learn.
  await signIn(page, school, charvi.email);
  const { subject, chapter } = await findFriction(school);
  await visit(page, school, `/learn/${subject}`);
  await shoot(page, `chapters-${width}`);
  await page.goto(`${school.origin()}/learn/${subject}/chapter/${chapter}`);
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
  await shoot(page, `viewer-${width}`);
  await page.context().close();
}
