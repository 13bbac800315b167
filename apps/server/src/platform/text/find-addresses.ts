import type { Span } from './fold-text.ts';

const nameSign = '[\\p{L}\\p{M}\\p{N}._%+-]';
// A name is tried from its first sign only: the time stays in step with the length of the text.
const name = `(?<!${nameSign})${nameSign}+`;
const host = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*';
const label = '\\p{L}[\\p{L}\\p{M}]+';
const notInWord = '(?![\\p{L}\\p{M}\\p{N}])';

const inBrackets = (word: string) => `[([{<] ?${word} ?[)\\]}>]`;
const atWord = '(?:at|एट|ऐट)';
const atSign = `(?:@|${inBrackets(atWord)})`;
const atSpoken = '(?:at(?: the rate(?: of)?)?|(?:एट|ऐट)(?: द रेट)?)';
const dotWord = '(?:dot|डॉट|डाट)';
/** Bare, the word counts only between blanks: "dot" is also a part of words, and both at once have no end. */
const dot = `(?:[.。]| [.。] ?|[.。] (?=com)| ?${inBrackets(dotWord)} ?| +${dotWord} +)`;
const endings = '(?:com|in|org|net|edu|co|info|me|कॉम|काम|इन|ओआरजी|नेट)';
/** Names of post offices and of nothing else; the others are words and firms, too. */
const mailWords = 'g ?mail|ymail|hotmail|rediff ?mail|proton ?mail|जीमेल|हॉटमेल|रेडिफमेल';
const providers = `(?:${mailWords}|yahoo|outlook|live|icloud|proton|zoho|aol|याहू|आउटलुक)`;
const ending = `(?:[.。]| ?${inBrackets(dotWord)} ?| ?${dotWord} ?)${endings}`;
/** 'Look at the dot in the middle' names no host. */
const notArticle = '(?!(?:the|a|an|this|that|each|every|one) )';

const patterns: readonly RegExp[] = [
  // name@host.in, also with blanks around the signs, name (at) host (dot) in
  `${name} ?${atSign} ?${host}(?:${dot}${label})+${notInWord}`,
  // name@host without an ending: of a payment service, or of a well known provider
  `${name}${atSign}\\p{L}[\\p{L}\\p{M}\\p{N}-]+`,
  // name at yahoo dot com, name at yahoo.co.in
  `${name} +${atSpoken} +${providers}(?:${ending}){1,2}${notInWord}`,
  // name at gmail
  `${name} +${atSpoken} +(?:${mailWords})${notInWord}`,
  // name at some host dot com
  `${name} +${atSpoken} +${notArticle}${host} +${dotWord} +${endings}${notInWord}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** E-mail addresses and those of payment services, written or as one says them. */
export function* findAddresses(text: string): Generator<Span> {
  for (const pattern of patterns) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      yield { start: index, end: index + found.length };
    }
  }
}
