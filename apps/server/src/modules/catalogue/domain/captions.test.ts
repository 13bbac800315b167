import { expect, test } from 'vitest';
import { readCaptions } from './captions.ts';

const cue = '00:01.000 --> 00:04.000\nForce is a push or a pull.\n';

test.each([
  ['a cue', `WEBVTT\n\n${cue}`],
  [
    'hours, a name and a place',
    'WEBVTT - lesson\n\n1\n01:00:01.000 --> 01:00:04.000 line:0 align:start\nबल\n',
  ],
  [
    'a note, two at the same moment, and the tags browsers know',
    `WEBVTT\n\nNOTE mine\n\n${cue}\n${cue}\n00:05.000 --> 00:06.000\n<v Asha>a <b>big</b> <c.loud>push</c></v> &lt;1\n`,
  ],
])('subtitles with %s are kept as they were given', (_what, text) => {
  expect(readCaptions(text, null)).toEqual({ text });
});

test('the mark of UTF-8, the line ends of Windows and blanks at the ends of lines are left out', () => {
  const text = '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:04.000 \r\nhi\r\n';
  expect(readCaptions(text, null)).toEqual({ text: 'WEBVTT\n\n00:01.000 --> 00:04.000\nhi\n' });
});

test('a line of very many blanks is read at once', () => {
  const text = `WEBVTT\n\n00:01.000 --> 00:04.000\n${' '.repeat(1_000_000)}x\n`;
  expect(readCaptions(text, null)).toEqual({ text });
});

test('SubRip becomes WebVTT, without its colours and places', () => {
  const text =
    '1\r\n00:00:01,000 --> 00:00:04,500 X1:0\r\n{\\an8}<font color="#fff">a <B>push</B></font>\r\n\r\n2\r\n1:00:05,000 --> 1:00:06,000\r\n1 < 2\r\n';
  expect(readCaptions(text, 4_000)).toEqual({
    text: 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.500\na <b>push</b>\n\n2\n01:00:05.000 --> 01:00:06.000\n1 &lt; 2\n',
  });
});

test.each([
  ['nothing', ''],
  ['no cue', 'WEBVTT\n\n'],
  ['only a note', 'WEBVTT\n\nNOTE none yet\n'],
  ['a page', '<html>WEBVTT 00:01.000 --> 00:04.000</html>'],
  ['a word that only begins like it', `WEBVTTX\n\n${cue}`],
])('%s is no subtitles', (_what, text) => {
  expect(readCaptions(text, null)).toEqual({ fault: { code: 'captions_invalid', line: null } });
});

test.each([
  ['a time that is none', 'captions_times', 7, '00:61.000 --> 01:02.000\nx'],
  ['words without times', 'captions_times', 8, 'first\nsecond'],
  [
    'a cue without an empty line above it',
    'captions_times',
    9,
    '00:05.000 --> 00:06.000\nx\n00:07.000 --> 00:08.000\ny',
  ],
  ['an end before the beginning', 'captions_order', 7, '00:05.000 --> 00:04.000\nx'],
  ['a beginning before that of the one above', 'captions_order', 7, '00:00.500 --> 00:04.000\nx'],
  ['a time after the end of the film', 'captions_late', 8, 'name\n00:09.000 --> 00:11.500\nx'],
  ['no words', 'captions_empty', 7, '00:05.000 --> 00:06.000'],
  ['markup of a page', 'captions_markup', 8, '00:05.000 --> 00:06.000\n<img src=x onerror=alert(1)>'],
  [
    'a tag with more than its name',
    'captions_markup',
    9,
    '00:05.000 --> 00:06.000\nfine\n<b onclick=x>y</b>',
  ],
  ['letters of another encoding', 'captions_letters', 8, '00:05.000 --> 00:06.000\ncaf\uFFFD'],
  ['a sheet of styles', 'captions_markup', 7, 'STYLE\n::cue { background: url(https://example.org) }'],
])('%s is told with its line', (_what, code, line, more) => {
  const text = `WEBVTT\n\n\n${cue}\n${more}\n`;
  expect(readCaptions(text, 10)).toEqual({ fault: { code, line } });
});

test('in SubRip the line is that of the file that was given', () => {
  const text = '1\n00:00:01,000 --> 00:00:04,000\nfine\n\n2\n00:00:03,000 --> 00:00:02,000\nx\n';
  expect(readCaptions(text, null)).toEqual({ fault: { code: 'captions_order', line: 6 } });
});
