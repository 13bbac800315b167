// Helpers for what is on the board and when.
import type { Item, Live, Text, Words } from './lesson.ts';
import { under } from './strokes.ts';

type TextOptions = Omit<Text, 'text' | 'x' | 'y'>;

export const text = (x: number, y: number, words: Words, options: TextOptions = {}): Text => ({
  text: words,
  x,
  y,
  ...options,
});

/** Writing whose middle is at x. */
export const mid = (x: number, y: number, words: Words, options: TextOptions = {}): Text =>
  text(x, y, words, { anchor: 'middle', ...options });

/** The heading of a scene with its underline. */
export const title = (words: Words): Item[] => [
  text(70, 92, words, { size: 50, bold: true, secs: 1.3 }),
  under('y', { secs: 0.35 }),
];

export const live = (draw: Live['live'], options: Omit<Live, 'live'> = {}): Live => ({
  live: draw,
  ...options,
});

/** The first of them starts at the mark; the others follow. */
export const at = (mark: number, ...items: (Item | Item[])[]): Item[] =>
  items.flat().map((item, index) => (index === 0 ? { ...item, at: mark } : item));

/** All of them start at once. */
export const together = (...items: (Item | Item[])[]): Item[] =>
  items.flat().map((item, index) => (index === 0 ? item : { ...item, with: true }));
