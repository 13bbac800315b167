import { findAddresses } from './find-addresses.ts';
import { findPhones } from './find-phones.ts';
import { foldText, type Span } from './fold-text.ts';

/** What stands in place of a phone number or an address. */
export const mask = '•••••';

/** Days are written with digits, too; they are put aside before numbers are looked for. */
const day =
  /(?<!\d)(?:[0-3]?\d[-/.][0-3]?\d[-/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.][0-3]?\d[-/.][0-3]?\d)(?!\d)/gu;

export interface Masked {
  text: string;
  isMasked: boolean;
}

/**
 * Takes out what strangers could reach a child by: Indian phone numbers in any spelling and e-mail addresses.
 * Sums, marks, lists of numbers and days stay as they are. Comes to an end in a time that grows with the length of
 * the text alone, whatever is in it.
 */
export function maskContacts(text: string): Masked {
  const folded = foldText(text);
  let rest = folded.text;
  const found: Span[] = [];
  for (const find of [findAddresses, findPhones]) {
    const spans = [...find(rest)];
    found.push(...spans);
    rest = blankOut(rest, spans).replace(day, (given) => blank.repeat(given.length));
  }
  const spans = found.map(folded.toSource).sort((a, b) => a.start - b.start);
  let masked = '';
  let end = 0;
  for (const span of spans) {
    if (span.start >= end) masked += text.slice(end, span.start) + mask;
    end = Math.max(end, span.end);
  }
  return { text: masked + text.slice(end), isMasked: spans.length > 0 };
}

/** No text that was cleaned brings this sign along. */
const blank = '\u0000';

function blankOut(text: string, spans: readonly Span[]): string {
  const units = text.split('');
  for (const { start, end } of spans) units.fill(blank, start, end);
  return units.join('');
}
