import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

/** People are called what their school has written, and what they write themselves is not translated. */
const ofFamilies = [...read('demo/families.yaml').matchAll(/(?:first|last)_name: "?([\w' ]+)/g)];
/** Whom the tables of the console's screens invite. */
const invited = 'Asha Rao, Kavita Menon, Farida Contractor';
const names = new Set([...ofFamilies.map(([, name]) => name), invited].join(' ').split(/\W+/));
const written = [
  ...['demo/announcements.yaml', 'demo/worksheets.yaml', 'demo/families.yaml', 'demo-activity/activity.yaml'],
  ...[
    'e2e/support/console-school.ts',
    'e2e/support/live.ts',
    'e2e/support/marking.ts',
    'e2e/support/worksheets.ts',
  ],
].map(read);

/** Makes, formats and slugs; short forms in capitals are the same in Hindi, too. */
const alsoInHindi = new Set(
  [
    'PDFs WebP WebVTT SubRip vtt srt WhatsApp kB Ctrl Alt Enter Esc Tab Moodle Aiken Zoom Google Meet Microsoft Teams Webex English YouTube',
    'reCAPTCHA Places PhET pH Chrome Chromium HeadlessChrome Firefox Safari Edge Linux Windows Android iOS macOS',
    'mathematics physics chemistry biology history geography civics english',
  ]
    .join(' ')
    .split(' '),
);
const isShortForm = (word: string) => /^[A-Z]{2,5}$/.test(word);

/** Formulas, addresses, names of files, codes, ids and tags. */
const noWords =
  /\\\(.*?\\\)|\S+@\S+|https?:\S*|\S+\.(?:pdf|jpe?g|png|csv|zip|mp4|vtt)\b|\b[\w-]+(?:\.[\w-]+)+\b|#[0-9a-f]{6}|\S*\d\S*|\b\w+_\w+\b|\b[a-z]+(?:-[a-z]+)+\b/g;

/** All that can be seen or heard on the page or in a part of it. Runs in the page. */
function readAloud(part: string): string[] {
  const found = [document.title];
  const isOwn = (element: Element | null) =>
    !element?.closest('[lang=en], textarea, code, kbd, .katex, math, [translate=no]');
  for (const root of document.querySelectorAll(part)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() && isOwn(node.parentElement))
        found.push(node.textContent ?? '');
    }
    for (const element of root.querySelectorAll(
      '[aria-label], [aria-description], [title], [alt], [placeholder]',
    )) {
      if (!element.checkVisibility() || !isOwn(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
  }
  return found;
}

const isWritten = (text: string) => {
  const start = text.trim().replace(/\s*…$/, '');
  return start.length > 12 && written.some((file) => file.includes(start));
};

interface Where {
  /** The whole page, if nothing is said. */
  part?: string;
  /** What somebody has written in the course of a test. */
  mayStay?: RegExp | undefined;
}

/** English words that have stayed on a page that should be all Hindi. */
export async function wordsLeft(page: Page, { part = 'body', mayStay }: Where = {}): Promise<string[]> {
  const texts = (await page.evaluate(readAloud, part)).filter((text) => !isWritten(text));
  const left = texts.filter((text) => {
    const rest = mayStay ? text.replaceAll(mayStay, ' ') : text;
    const words = rest.replaceAll(noWords, ' ').match(/[A-Za-z]{2,}/g) ?? [];
    return words.some((word) => !isShortForm(word) && !alsoInHindi.has(word) && !names.has(word));
  });
  return [...new Set(left.map((text) => text.trim()))];
}

/** After a change to Hindi nothing that is ours is left in English, whether it is seen or only heard. */
export async function checkWords(page: Page, what: string, where?: Where): Promise<void> {
  // Soft: one forgotten word hides no other screen.
  expect.soft(await wordsLeft(page, where), `English on ${what}`).toEqual([]);
}
