import { brandTextIds } from '@shala/brand/brand-texts.ts';
import { expect, test } from 'vitest';
import en from './en.json';

/** Asked for by name where a brand has one; the catalogue has no words for them. */
const onlyOfBrands = new Set(['about', 'login_note', 'tutor_site']);

test('every text that a brand may say in its own words is shown somewhere, and needs no placeholder or link', () => {
  const words: Record<string, string> = en;
  const shared = brandTextIds.filter((id) => !onlyOfBrands.has(id));
  expect(shared.filter((id) => words[id] === undefined)).toEqual([]);
  expect(shared.filter((id) => /[{<]/.test(words[id] ?? ''))).toEqual([]);
});
