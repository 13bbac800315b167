import { expect, test } from 'vitest';
import { hindiWords } from './hindi-words.ts';

const found = (path: string, text: string) =>
  hindiWords([{ path, text }]).map(({ line, message }) => `${line} ${message}`);
const catalogue = (language: 'en' | 'hi', text: string) =>
  found(`apps/console/src/shared/texts/${language}.json`, JSON.stringify({ 'a.b': text }, null, 2));

test('a second word for the same thing is reported, in catalogues and on the server', () => {
  expect(catalogue('hi', 'यह पेज नहीं मिला')).toEqual(["2 Say 'पन्ना' instead of 'पेज', as everywhere else."]);
  expect(found('apps/server/src/app/http/errors.ts', "const hi = 'साइन इन करें';")).toHaveLength(1);
  expect(catalogue('hi', 'हल्की पृष्ठभूमि, छात्रावास')).toEqual([]);
  expect(found('apps/server/src/app/http/errors.test.ts', "'यह पेज'")).toEqual([]);
});

test('क, ख and ग carry no dot; ज and फ do', () => {
  expect(catalogue('hi', 'ग\u093cलत')).toEqual(["2 Write 'गलत' without the dot."]);
  expect(catalogue('hi', 'ज\u093cरूरी फ\u093cाइल')).toEqual([]);
});

test('an English count that would say "1 pages" is reported', () => {
  expect(catalogue('en', 'Make one PDF of {count} pages')).toEqual([
    "2 'a.b': write {count, plural, one {...} other {# pages}}.",
  ]);
  expect(catalogue('en', 'Duration is {time} mins.')).toEqual([]);
  expect(catalogue('en', '{count, plural, one {{views} view} other {{views} views}}')).toEqual([]);
});

test('a Hindi "one" without its figure is reported: it is said of nothing, too', () => {
  expect(catalogue('hi', '{count, plural, one {एक बार} other {# बार}}')).toHaveLength(1);
  expect(catalogue('hi', '{count, plural, =1 {एक बार} other {# बार}}')).toEqual([]);
  expect(catalogue('hi', '{count, plural, =0 {कभी नहीं} one {एक बार} other {# बार}}')).toEqual([]);
});
