/** What stands in place of a phone number or an address. */
export const mask = '•••••';

const digit = '[0-9०-९０-９]';
const anyDigit = new RegExp(digit, 'u');
/** Between the digits of a number: a few blanks, or one sign. A minus with blanks around it is a sum. */
const gap = '(?:[ \\u00a0._\\u200b-\\u200d\\u2060]{1,3}|[-\\u2010-\\u2013/]|\\) ?|\\()?';
const digitRun = new RegExp(`(?:(?<plus>\\+|\\b00)${gap})?${digit}(?:${gap}${digit})*`, 'gu');

/** Days are written with digits, too; they are put aside before numbers are looked for. */
const day =
  /(?<!\d)(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2})(?!\d)/gu;

/** No text that was cleaned brings this sign along. */
const placeOfDay = '\u0000';

const providers =
  'g ?mail|yahoo|ymail|hotmail|outlook|live|rediff ?mail|icloud|proton(?: ?mail)?|zoho|aol|जीमेल|याहू|हॉटमेल|आउटलुक|रेडिफमेल';
const endings = 'com|in|org|net|edu|co|info|me|कॉम|काम|इन|ओआरजी|नेट';
const atSign = '[@＠]|[([{<] ?(?:at|एट|ऐट) ?[)\\]}>]';
const atWord = '(?:at|एट|ऐट)';
const dot = '[.．。]|[([{<] ?(?:dot|डॉट|डाट) ?[)\\]}>]|(?:dot|डॉट|डाट)';
const name = '[\\p{L}\\p{M}\\p{N}._%+-]+';
const host = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*';
/** 'Look at the dot in the middle' names no host. */
const notArticle = '(?!(?:the|a|an|this|that|each|every|one) )';
const notInWord = '(?![\\p{L}\\p{M}\\p{N}])';

const addresses: readonly RegExp[] = [
  // name@host.in, also with blanks around the signs, name (at) host (dot) in
  new RegExp(`${name} ?(?:${atSign}) ?${host}(?: ?(?:${dot}) ?\\p{L}[\\p{L}\\p{M}]+)+${notInWord}`, 'giu'),
  // name@host without an ending: of a payment service, or of a well known provider
  new RegExp(`${name}(?:${atSign})\\p{L}[\\p{L}\\p{M}\\p{N}-]+`, 'giu'),
  // name at gmail, name at gmail dot com
  new RegExp(`${name} +${atWord} +(?:${providers})(?: ?(?:${dot}) ?(?:${endings}))*${notInWord}`, 'giu'),
  // name at some host dot com
  new RegExp(`${name} +${atWord} +${notArticle}${host} +(?:dot|डॉट|डाट) +(?:${endings})${notInWord}`, 'giu'),
];

export interface Masked {
  text: string;
  isMasked: boolean;
}

/**
 * Takes out what strangers could reach a child by: Indian phone numbers in any spelling and e-mail addresses.
 * Sums, marks, lists of numbers and days stay as they are.
 */
export function maskContacts(text: string): Masked {
  const withoutAddresses = addresses.reduce((rest, pattern) => rest.replace(pattern, mask), text);
  const days: string[] = [];
  const withoutDays = withoutAddresses.replace(day, (found) => {
    days.push(found);
    return placeOfDay;
  });
  const masked = withoutDays
    .replace(digitRun, (found, ...rest) => (isPhone(found, rest) ? mask : found))
    .replaceAll(placeOfDay, () => days.shift() ?? '');
  return { text: masked, isMasked: masked !== text };
}

function isPhone(found: string, rest: readonly unknown[]): boolean {
  const { plus } = rest.at(-1) as { plus?: string };
  const groups = groupsOf(plus === undefined ? found : found.slice(plus.length));
  const number = groups.join('');
  if (plus !== undefined) return number.length >= 10 && number.length <= 14;
  // 6 7 8 9 10 11 is somebody counting; 9 8 7 6 5 4 3 2 1 0 and 98 76 54 32 10 are not.
  const isEven = groups.every(({ length }) => length === 1) || groups.every(({ length }) => length > 1);
  const hasPrefix = groups.length > 1 && (groups[0] === '0' || groups[0] === '91');
  if (!isEven && !hasPrefix) return false;
  return /^(?:0|91|0091)?[6-9]\d{9}$/.test(number) || /^0[1-9]\d{9}$/.test(number);
}

/** The digits of each group, as 0 to 9 whatever script they were written in. */
function groupsOf(found: string): string[] {
  const groups: string[] = [];
  let isOpen = false;
  for (const sign of found) {
    if (!anyDigit.test(sign)) {
      isOpen = false;
      continue;
    }
    const plain = toAsciiDigit(sign);
    if (isOpen) groups[groups.length - 1] += plain;
    else groups.push(plain);
    isOpen = true;
  }
  return groups;
}

function toAsciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = code >= 0xff10 ? 0xff10 : code >= 0x0966 ? 0x0966 : 0x30;
  return String(code - zero);
}
