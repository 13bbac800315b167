import { expect, test } from 'vitest';
import { lessonTitle } from './lesson-title.ts';

test('a lesson is named after its class and the day it was held in India, in both languages', () => {
  const late = new Date('2026-11-14T19:00:00Z');
  expect(lessonTitle({ en: 'Squares', hi: 'वर्ग' }, late)).toEqual({
    en: 'Squares · 15 November 2026',
    hi: 'वर्ग · 15 नवंबर 2026',
  });
  expect(lessonTitle({ en: 'Squares' }, late).hi).toBe('Squares · 15 नवंबर 2026');
});

test('a long title leaves room for the day', () => {
  expect(lessonTitle({ en: 'x'.repeat(200) }, new Date('2026-11-14T19:00:00Z')).en).toMatch(
    /^x+ · 15 November 2026$/,
  );
  expect(lessonTitle({ en: 'x'.repeat(200) }, new Date(0)).en).toHaveLength(200);
});
