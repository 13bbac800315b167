import { expect, test } from 'vitest';
import { cueAt, parseCues } from './webvtt.ts';

const file = `WEBVTT

NOTE made by hand

1
00:00:01.000 --> 00:00:03.500 line:80%
<v Teacher>A block on a slope.</v>

00:05.000 --> 00:07.000
Salt &amp; sand
और रेत

01:00:00,000 --> 01:00:01,000
An hour later`;

test('words and times are read, styling is not', () => {
  expect(parseCues(file)).toEqual([
    { from: 1, to: 3.5, text: 'A block on a slope.' },
    { from: 5, to: 7, text: 'Salt & sand\nऔर रेत' },
    { from: 3600, to: 3601, text: 'An hour later' },
  ]);
});

test('the words at a place are those spoken there', () => {
  const cues = parseCues(file);
  expect(cueAt(cues, 0)).toBe('');
  expect(cueAt(cues, 1)).toBe('A block on a slope.');
  expect(cueAt(cues, 3.5)).toBe('');
});

test('a file with Windows line ends reads the same', () => {
  expect(parseCues(file.replaceAll('\n', '\r\n'))).toEqual(parseCues(file));
});
