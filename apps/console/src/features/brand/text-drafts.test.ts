import { expect, test } from 'vitest';
import { draftTexts, readTexts } from './text-drafts.ts';

test('words come back as they were, and emptied ones are left out', () => {
  const texts = { about: { en: 'We teach', hi: 'हम पढ़ाते हैं' }, tagline: { en: 'Small steps' } };
  const drafts = { ...draftTexts({ texts }), login_note: { en: ' ', hi: '' } };
  expect(readTexts(drafts)).toEqual({ texts, lacking: [] });
});

test('Hindi without English is named', () => {
  expect(readTexts({ about: { en: '', hi: 'हम' } })).toEqual({ texts: {}, lacking: ['about'] });
});
