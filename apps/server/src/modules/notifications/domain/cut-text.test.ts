import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('what fits stays as it is', () => {
  expect(cutText('  Bring your atlas. ', 17)).toBe('Bring your atlas.');
});

test('what is too long is cut between letters, also those of several code points', () => {
  expect(cutText('Bring your atlas.', 6)).toBe('Bring…');
  expect(cutText('क्षेत्र में', 2)).toBe('क्षे…');
  expect(cutText('👩‍👩‍👧 family', 2)).toBe('👩‍👩‍👧…');
});
