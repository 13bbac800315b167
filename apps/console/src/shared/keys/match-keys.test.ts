import { expect, test, vi } from 'vitest';
import { matchKeys, nameKey } from './match-keys.ts';

const day = { keys: 'g d', run: vi.fn() };
const next = { keys: 'j', run: vi.fn() };

test('a row waits for its second key, and another key begins anew', () => {
  expect(matchKeys([day, next], null, 'g')).toEqual({ run: null, begun: 'g' });
  expect(matchKeys([day, next], 'g', 'd')).toEqual({ run: day.run, begun: null });
  expect(matchKeys([day, next], 'g', 'j')).toEqual({ run: next.run, begun: null });
  expect(matchKeys([day, next], 'g', 'x')).toEqual({ run: null, begun: null });
});

test('of two meanings the newer one wins', () => {
  const page = { keys: 'j', run: vi.fn() };
  expect(matchKeys([next, page], null, 'j').run).toBe(page.run);
});

test('a key has one name, whatever the keyboard', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(nameKey({ ...plain, key: 'G', code: 'KeyG' })).toBe('g');
  expect(nameKey({ ...plain, key: 'ग', code: 'KeyI' })).toBe('i');
  expect(nameKey({ ...plain, key: '१', code: 'Digit1' })).toBe('1');
  expect(nameKey({ ...plain, key: 'Enter', code: 'Enter', metaKey: true })).toBe('Ctrl+Enter');
});
