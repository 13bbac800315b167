import type { Page } from '@playwright/test';

/** Time goes on between two runs, and so do the demo's days. */
const changing: readonly [RegExp, string][] = [
  [
    /\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b/g,
    'Month',
  ],
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Weekday'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'Weekday'],
  [/\b(today|tomorrow|yesterday)\b/gi, '0 Month'],
  [/\b[ap]m\b/g, 'm'],
  // How long something took depends on the machine.
  [/\b(\d+ (h|min) )*\d+ s\b/g, 'a while'],
  // Badges: the worker tells when it comes to it.
  [/ ?, \d+ (new|items?)\b/g, ''],
  [/\b(in )?\d+ (second|minute|min|hour|hr|day|week|month)s?( (ago|left))?\b/g, 'a while'],
  // Codes, receipts, and the names that tests give.
  [/\b(?=[A-Z-]*\d)[A-Z0-9-]{6,}\b|\b[0-9a-f]{8}\b/g, 'code'],
  [/(?<!level=)\d+/g, '0'],
];

/** Words without a name of their own are no part of the frame; addresses hold ids. */
const left = /^\s*- (text|paragraph|\/url|strong|emphasis|time|code|superscript|subscript)\b/;

/**
 * What a screen reader finds by jumping: landmarks, headings, links, buttons, fields, pictures, lists and tables,
 * with their names and states. Running text is left out, and what changes from day to day reads the same every day.
 */
export async function readTree(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot();
  // Messages come and go: their places are at the end.
  const [screen = ''] = snapshot.split(/^- (?:alert|status)\b/m);
  const lines = screen
    .trimEnd()
    .split('\n')
    .filter((line) => !left.test(line));
  const named = lines.map((line) =>
    line.replace(/^(\s*- '?[\w-]+( "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*'?):.*$/, '$1'),
  );
  return `${named.map((line) => changing.reduce((text, [from, to]) => text.replace(from, to), line)).join('\n')}\n`;
}
