import { expect, it } from 'vitest';
import { subjectColour } from './subject-colour.ts';

it('takes the colour the catalogue chose', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((colour) => subjectColour(colour, 99))).toEqual([
    's1',
    's2',
    's3',
    's4',
    's5',
    's6',
    's7',
  ]);
});

it('finds one by the id when there is none or it is not one of the seven, and always the same one', () => {
  expect([0, 1, 6, 7].map((id) => subjectColour(null, id))).toEqual(['s1', 's2', 's7', 's1']);
  expect(subjectColour(8, 2)).toBe('s3');
  expect(subjectColour(0, 2)).toBe('s3');
  expect(subjectColour(null, -1)).toBe('s7');
});
