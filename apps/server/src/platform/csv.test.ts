import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('what a spreadsheet would run as a formula stays a text', () => {
  expect(csvOf([['=HYPERLINK("http://x")', '+91', '-1', '@me', '\tx']])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x"")","\'+91","\'-1","\'@me","\'\tx"\r\n',
  );
});

test('commas, quotes and line ends stay inside their cell, and figures are figures', () => {
  expect(csvOf([['Iyer, Aarav', 'a "b"', 'two\nlines', -3.5, 'हिंदी']])).toBe(
    '\uFEFF"Iyer, Aarav","a ""b""","two\nlines",-3.5,हिंदी\r\n',
  );
});
