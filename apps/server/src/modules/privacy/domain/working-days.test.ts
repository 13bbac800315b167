import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['a Monday', '2026-11-16', '2026-11-25'],
  ['a Wednesday', '2026-11-18', '2026-11-27'],
  ['a Friday', '2026-11-20', '2026-12-01'],
  ['a Sunday', '2026-11-15', '2026-11-24'],
  ['the end of a year', '2026-12-28', '2027-01-06'],
])('seven working days after %s leave Saturdays and Sundays out', (_name, from, to) => {
  expect(addWorkingDays(from, 7)).toBe(to);
});
