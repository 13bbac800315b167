import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const demo = (file: string) => readFileSync(resolve(import.meta.dirname, '../../demo', file), 'utf8');

/** People are called what their school has written, and what they write themselves is not translated. */
const ofFamilies = [...demo('families.yaml').matchAll(/(?:first|last)_name: "?([\w' ]+)/g)];
/** Whom the tables of the console's screens invite. */
const invited = 'Asha Rao, Kavita Menon, Farida Contractor';
const names = new Set([...ofFamilies.map(([, name]) => name), invited].join(' ').split(/\W+/));
const written = ['announcements.yaml', 'worksheets.yaml', 'families.yaml']
  .flatMap((file) => [...demo(file).matchAll(/\b(?:message|private_message|text|blocked): (.+)/g)])
  .map(([, words = '']) => words.replace(/\\"/g, '"'));

/** Makes, formats and short forms that stand in Latin letters in Hindi, too. */
const alsoInHindi = new Set(
  [
    'OTP PDF PDFs JPEG JPG PNG WebP CSV ZIP QR SMS WhatsApp GST GSTIN SAC UPI IST ID MB kB GB KB CTRL Ctrl Alt Enter Esc Tab',
    'CBSE ICSE NEET JEE GIFT QTI XML Moodle Aiken UTF Zoom Google Meet Microsoft Teams Webex English YouTube reCAPTCHA Places PhET pH',
    'Chrome Chromium HeadlessChrome Firefox Safari Edge Linux Windows Android iOS macOS',
  ]
    .join(' ')
    .split(' '),
);

/** Addresses, names of files, codes, ids, formulas, and initials behind a name. */
const noWords =
  /\S+@\S+|https?:\S*|\S+\.(?:pdf|jpe?g|png|csv|zip|mp4|vtt)\b|\b[\w-]+(?:\.[\w-]+)+\b|\S*\d\S*|\b\w+_\w+\b|\\\(.*?\\\)|#[0-9a-f]{6}/gi;

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
  return start.length > 12 && written.some((words) => words.includes(start));
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
    return words.some((word) => !alsoInHindi.has(word) && !names.has(word));
  });
  return [...new Set(left.map((text) => text.trim()))];
}

/** After a change to Hindi nothing that is ours is left in English, whether it is seen or only heard. */
export async function checkWords(page: Page, what: string, where?: Where): Promise<void> {
  // Soft: one forgotten word hides no other screen.
  expect.soft(await wordsLeft(page, where), `English on ${what}`).toEqual([]);
}
