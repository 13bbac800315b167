import { expect, test } from 'vitest';
import { clock, dateWords, shortDay, wholeDay } from './date-words.ts';

const evening = '2026-11-14T12:40:00Z';

test('a moment is told by India’s clock, in the words of the language', () => {
  expect(dateWords(evening, 'en', { ...shortDay, ...clock })).toBe('14 Nov, 6:10 pm');
  expect(dateWords(evening, 'hi', { ...shortDay, ...clock })).toBe('14 नव॰, शाम 6:10');
  expect(dateWords('2026-11-14T20:00:00Z', 'hi', clock)).toBe('रात 1:30');
});

test('a day has no part of the day', () => {
  expect(dateWords(evening, 'hi', wholeDay)).toBe('14 नव॰ 2026');
  expect(dateWords('2026-11-14', 'en', { ...wholeDay, timeZone: 'UTC' })).toBe('14 Nov 2026');
});
