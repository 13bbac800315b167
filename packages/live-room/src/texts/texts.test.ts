import { expect, test } from 'vitest';
import en from './en.json';
import hi from './hi.json';

test('both languages have the same words, all in the room’s own area', () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en));
  expect(Object.keys(en).filter((id) => !id.startsWith('room.'))).toEqual([]);
});
