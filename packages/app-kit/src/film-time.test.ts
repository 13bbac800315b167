import { expect, test } from 'vitest';
import { filmTime, spokenTime } from './film-time.ts';

test.each([
  [0, '0:00'],
  [321.97, '5:22'],
  [322.4, '5:22'],
  [3922, '1:05:22'],
  [Number.NaN, '0:00'],
])('%s seconds are written %s', (seconds, text) => {
  expect(filmTime(seconds)).toBe(text);
});

test('a place is said in words of the language', () => {
  expect(spokenTime(322, 'en')).toBe('5 minutes 22 seconds');
  expect(spokenTime(4, 'en')).toBe('4 seconds');
  expect(spokenTime(322, 'hi')).toBe('5 मिनट 22 सेकंड');
});
