import { cleanText } from '#platform/text/clean-text.ts';
import { type Masked, maskContacts } from '#platform/text/mask-contacts.ts';

export const mostCommentLength = 1000;
export const mostMessageLength = 5000;

/** A comment that minors read: short, and without ways to reach its author. Markup stays what it is: text. */
export function toComment(text: string): Masked | 'empty' | 'too_long' {
  const words = cleanText(text);
  if (words === '') return 'empty';
  if ([...words].length > mostCommentLength) return 'too_long';
  // A mask may be longer than a short address.
  const { text: masked, isMasked } = maskContacts(words);
  return { text: [...masked].slice(0, mostCommentLength).join(''), isMasked };
}

export function toMessage(text: string): { text: string } | 'empty' | 'too_long' {
  const words = cleanText(text);
  if (words === '') return 'empty';
  return [...words].length > mostMessageLength ? 'too_long' : { text: words };
}
