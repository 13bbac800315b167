import { expect, test } from 'vitest';
import { commandOf, nextSpeed } from './player-keys.ts';

const press = (key: string, held: Partial<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean }> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['M', 'mute'],
  ['c', 'captions'],
  ['f', 'fullscreen'],
  ['<', 'slower'],
  ['>', 'faster'],
])('the key %j means %s', (key, kind) => {
  expect(press(key)).toEqual({ kind });
});

test('arrows and their letters skip ten seconds, digits go to a tenth of the film', () => {
  expect([press('j'), press('ArrowLeft')]).toEqual([press('ArrowLeft'), { kind: 'skip', by: -10 }]);
  expect([press('l'), press('ArrowRight')]).toEqual([press('ArrowRight'), { kind: 'skip', by: 10 }]);
  expect(press('7')).toEqual({ kind: 'seek', tenth: 7 });
});

test('keys with a modifier, and keys nobody knows, are the browser’s', () => {
  expect(press('f', { ctrlKey: true })).toBeNull();
  expect(press('l', { metaKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
  expect(press('Tab')).toBeNull();
  expect(press('Enter')).toBeNull();
});

test('the speed goes up and down step by step and stops at the ends', () => {
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(1, -1)).toBe(0.75);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
});
