import { expect, test } from 'vitest';
import { formatRupees } from './format-rupees.ts';

test('[BR-19] money is rupees, grouped as in India', () => {
  expect(formatRupees(10_260_000)).toBe('₹1,02,600');
  expect(formatRupees(1_23_45_67_800)).toBe('₹1,23,45,678');
  expect(formatRupees(0)).toBe('₹0');
});

test('[ST-14] two decimals are shown only where the paise are not 00, so that nothing differs from the charge', () => {
  expect(formatRupees(599_900)).toBe('₹5,999');
  expect(formatRupees(206_910)).toBe('₹2,069.10');
  expect(formatRupees(5)).toBe('₹0.05');
});
