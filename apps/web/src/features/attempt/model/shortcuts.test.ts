import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    on: 'page',
    hasSingleKeys: true,
    ...more,
  });

it('numbers and letters choose, arrows move, m marks, Enter submits, ? helps', () => {
  expect(press('1')).toEqual({ type: 'choose', index: 0 });
  expect(press('d')).toEqual({ type: 'choose', index: 3 });
  expect(press('B')).toEqual({ type: 'choose', index: 1 });
  expect(press('ArrowLeft')).toEqual({ type: 'previous' });
  expect(press('ArrowRight')).toEqual({ type: 'next' });
  expect(press('m')).toEqual({ type: 'mark' });
  expect(press('Enter')).toEqual({ type: 'submit' });
  expect(press('?')).toEqual({ type: 'help' });
});

it('keeps away from words being typed, from buttons and from the browser', () => {
  expect(press('a', { on: 'text' })).toBeNull();
  expect(press('ArrowLeft', { on: 'text' })).toBeNull();
  expect(press('Enter', { on: 'control' })).toBeNull();
  expect(press('2', { on: 'control' })).toEqual({ type: 'choose', index: 1 });
  expect(press('c', { ctrlKey: true })).toBeNull();
  expect(press('x')).toBeNull();
});

it('without single keys only arrows and Enter are left', () => {
  for (const key of ['1', 'a', 'm', 'M', '?']) expect(press(key, { hasSingleKeys: false })).toBeNull();
  expect(press('ArrowRight', { hasSingleKeys: false })).toEqual({ type: 'next' });
  expect(press('Enter', { hasSingleKeys: false })).toEqual({ type: 'submit' });
});
