import { expect, test } from 'vitest';
import { financialYearOf, receiptNumber } from './financial-year.ts';

test.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s lies in the financial year that began in %i', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});

test('a number names brand and year, and keeps to the 16 characters of the GST rules', () => {
  expect(receiptNumber('SHA', 2026, 123)).toBe('SHA/26-27/000123');
  expect(receiptNumber('SHA', 2099, 999_999)).toBe('SHA/99-00/999999');
  expect(receiptNumber('SHA', 2099, 999_999)).toHaveLength(16);
});
