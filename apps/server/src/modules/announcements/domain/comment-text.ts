import { type Masked, maskContacts } from '#platform/text/mask-contacts.ts';

export const mostCommentLength = 1000;
export const mostMessageLength = 5000;

/** Signs that show nothing but change how the rest is read: of the terminal, and those that turn the direction. */
const harmful = /(?!\n)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The words as they are kept: text and line ends, nothing a page or a reader could be tricked by. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(harmful, '')
    .normalize('NFC')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** A comment that minors read: short, and without ways to reach its author. Markup stays what it is: text. */
export function toComment(text: string): Masked | 'empty' | 'too_long' {
  const words = clean(text);
  if (words === '') return 'empty';
  if ([...words].length > mostCommentLength) return 'too_long';
  // A mask may be longer than a short address.
  const { text: masked, isMasked } = maskContacts(words);
  return { text: [...masked].slice(0, mostCommentLength).join(''), isMasked };
}

export function toMessage(text: string): { text: string } | 'empty' | 'too_long' {
  const words = clean(text);
  if (words === '') return 'empty';
  return [...words].length > mostMessageLength ? 'too_long' : { text: words };
}
