import { expect, test } from 'vitest';
import { readRupees, toRupeeField } from './rupees.ts';

test('what people type for money is read to the paisa, without rounding', () => {
  expect(['1499', '1,02,600', '₹ 0.05', '19.9', '1.15'].map(readRupees)).toEqual([
    149_900, 10_260_000, 5, 1_990, 115,
  ]);
});

test('what is no amount is refused', () => {
  for (const text of ['', 'free', '-5', '1.999', '1e3', '1.']) expect(readRupees(text)).toBeNull();
});

test('a price comes back into its field as it was typed', () => {
  for (const text of ['1499', '0', '19.90']) expect(toRupeeField(readRupees(text) ?? -1)).toBe(text);
});
