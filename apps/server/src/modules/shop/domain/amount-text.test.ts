import { expect, test } from 'vitest';
import { amountInFigures, amountInWords } from './amount-text.ts';

test.each([
  [0, 'Rupees zero only'],
  [100, 'Rupees one only'],
  [4_999_50, 'Rupees four thousand nine hundred ninety-nine and fifty paise only'],
  [1_10_000_00, 'Rupees one lakh ten thousand only'],
  [
    12_34_56_789_01,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and one paise only',
  ],
  [2_000_000_00, 'Rupees twenty lakh only'],
])('%i paise are said as people in India say them', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('figures are grouped the Indian way, always with paise', () => {
  expect(amountInFigures(1_23_456_50)).toBe('1,23,456.50');
  expect(amountInFigures(5)).toBe('0.05');
});
