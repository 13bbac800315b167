import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('the line of a question reads like typed words: no marks, and fractions with a stroke', () => {
  expect(plainText('Between \\( -\\frac{1}{2} \\) and \\(\\frac{1}{3}\\).\n**Show** how.')).toBe(
    'Between -1/2 and 1/3. Show how.',
  );
  expect(plainText('\\(\\sqrt{16} = 2 \\times 2\\)')).toBe('√16 = 2 × 2');
});
