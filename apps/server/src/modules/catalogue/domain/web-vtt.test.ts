import { expect, test } from 'vitest';
import { isWebVtt } from './web-vtt.ts';

test.each([
  ['a cue', 'WEBVTT\n\n00:01.000 --> 00:04.000\nForce is a push or a pull.\n'],
  ['hours, a name and a place', 'WEBVTT - lesson\n\n1\n01:00:01.000 --> 01:00:04.000 line:0\nबल\n'],
  ['the mark of UTF-8 and the line ends of Windows', '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nhi\r\n'],
])('subtitles with %s are taken', (_what, text) => {
  expect(isWebVtt(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no cue', 'WEBVTT\n\n'],
  ['another kind (SubRip)', '1\n00:00:01,000 --> 00:00:04,000\nhi\n'],
  ['a page', '<html>WEBVTT 00:01.000 --> 00:04.000</html>'],
  ['a word that only begins like it', 'WEBVTTX\n\n00:01.000 --> 00:04.000\nhi'],
])('%s is no subtitles', (_what, text) => {
  expect(isWebVtt(text)).toBe(false);
});
