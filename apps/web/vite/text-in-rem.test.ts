import { expect, test } from 'vitest';
import { textInRem, toRem } from './text-in-rem.ts';

test('sizes of text become rem, so that they follow the size the reader has chosen', () => {
  expect(toRem('650 17px / 22px var(--display)')).toBe('650 1.0625rem / 1.375rem var(--display)');
  expect(toRem('1.5')).toBe('1.5');
});

test('only sizes of text do: a box keeps its measures', () => {
  const { Declaration } = textInRem();
  const size = { prop: 'font-size', value: '15.5px' };
  const box = { prop: 'min-height', value: '44px' };
  Declaration(size);
  Declaration(box);
  expect([size.value, box.value]).toEqual(['0.96875rem', '44px']);
});
