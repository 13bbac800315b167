import type { Span } from './fold-text.ts';

interface Group extends Span {
  digits: string;
  /** What stands between this group and the one before. */
  gap: string;
  /** Begins with + or 00, as numbers of any country do. */
  isForeign: boolean;
}

/** A few blanks or dots, or a sign. A minus with blanks around it is a sum. */
const gap = /^(?:[ ._]+|[-‐-―/]+|\)[ -]?| ?\()$/u;
/** Many people write a number in two halves, and part them by anything. */
const gapOfHalves = /^(?:[ .,:;_/|()[\]{}]+| ?[—―]+ ?)$/u;
const plus = /(?<!\d ?)\+[ (]{0,2}$/u;
const mostDigits = 16;
/** Who passes has so many marks of a hundred, or more. */
const passMarks = 33;

/** Indian numbers in any grouping, and those of other countries where they say so by a plus. */
export function findPhones(text: string): Span[] {
  const groups = groupsOf(text);
  const spans: Span[] = [];
  let first = 0;
  for (let group = groups[first]; group; group = groups[first]) {
    const window = phoneAt(groups, first);
    const last = window.at(-1);
    if (last) spans.push({ start: group.start, end: last.end });
    first += window.length || 1;
  }
  return spans;
}

function groupsOf(text: string): Group[] {
  let before = 0;
  return [...text.matchAll(/\d+/gu)].map(({ index, 0: digits }) => {
    const between = text.slice(before, index);
    before = index + digits.length;
    const sign = plus.exec(between.slice(-4))?.[0] ?? '';
    const isForeign = sign !== '' || (/^00[1-9]/.test(digits) && !gap.test(between));
    return { digits, gap: between, start: index - sign.length, end: before, isForeign };
  });
}

/** The longest number that begins with this group; none: it begins no number. */
function phoneAt(groups: readonly Group[], first: number): readonly Group[] {
  let found: readonly Group[] = [];
  let length = 0;
  for (let last = first; last < groups.length; last += 1) {
    const [before, group] = [groups[last - 1], groups[last]];
    if (!group || (last > first && before && !isJoined(before, group))) break;
    length += group.digits.length;
    if (length > mostDigits) break;
    const window = groups.slice(first, last + 1);
    if (isPhone(window)) found = window;
  }
  return found;
}

const isJoined = (before: Group, group: Group): boolean =>
  gap.test(group.gap) ||
  (before.digits.length === 5 && group.digits.length === 5 && gapOfHalves.test(group.gap));

function isPhone(window: readonly Group[]): boolean {
  const number = window.map(({ digits }) => digits).join('');
  if (window[0]?.isForeign && isForeignNumber(number.replace(/^00/, ''))) return true;
  const sizes = window.map(({ digits }) => digits.length);
  // 011 and eight digits, 0484 and seven: of a house, not of a pocket.
  if (/^0[1-9]\d{9}$/.test(number) && sizes.every((size) => size > 2)) return true;
  if (!/^(?:0{0,2}91|0)?[6-9]\d{9}$/.test(number)) return false;
  const hasPrefix = number.length > 10 && sizes[0] === number.length - 10;
  return isWrittenLikeOne(hasPrefix ? window.slice(1) : window);
}

const isForeignNumber = (number: string): boolean =>
  number.startsWith('91') ? number.length === 12 : /^[1-9]\d{9,13}$/.test(number);

/** Whether groups of digits are parts of one number, or numbers of their own that stand side by side. */
function isWrittenLikeOne(groups: readonly Group[]): boolean {
  const sizes = groups.map(({ digits }) => digits.length);
  const values = groups.map(({ digits }) => Number(digits));
  const gaps = groups.slice(1).map((group) => group.gap);
  const dots = gaps.filter((between) => between === '.').length;
  // 66.66666667 and 9.2 8.8 9.0: decimals.
  if (dots > 0 && dots < gaps.length) return false;
  if (dots === 1 && sizes[0] !== 5) return false;
  if (sizes.every((size) => size === 1)) return true;
  // 6 7 8 9 10 11 is somebody counting, 64 81 100 121 are squares, 78 89 90 67 89 marks.
  if (sizes.some((size) => size === 1)) return groups.length <= 3 && sizes.some((size) => size >= 5);
  if (groups.length === 4)
    return values.some((value, index) => index > 0 && value < (values[index - 1] ?? 0));
  return groups.length < 5 || gaps.some((between) => /[^ ]/.test(between)) || Math.min(...values) < passMarks;
}
