import { expect, test } from 'vitest';
import { checkTheme } from './theme-check.ts';

const theme = {
  brand: '#3346d3',
  brandStrong: '#2534a8',
  brandTint: '#eef0ff',
  brandInk: '#ffffff',
  spark: '#f2a71b',
};

test('colours that go well together pass, pair by pair', () => {
  expect(checkTheme(theme)?.map(({ isEnough }) => isEnough)).toEqual([true, true, true, true, true]);
});

test('white on yellow is named as the pair that fails', () => {
  const weak = checkTheme({ ...theme, brand: '#ffd400' })?.filter(({ isEnough }) => !isEnough);
  expect(weak).toMatchObject([{ text: 'brandInk', on: 'brand', ink: '#ffffff', ground: '#ffd400' }]);
});

test('a colour that is half typed is judged later', () => {
  expect(checkTheme({ ...theme, spark: '#f2a' })).toBeNull();
});
