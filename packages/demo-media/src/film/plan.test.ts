import { expect, test } from 'vitest';
import { text } from '../lesson/items.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { line } from '../lesson/strokes.ts';
import { planFilm } from './plan.ts';

const say = { en: 'one {1}two', hi: 'एक {1}दो' };
const lesson: Lesson = {
  id: 'short',
  scenes: [
    { name: 'first', beats: [{ say, draw: [text(100, 100, 'one'), { ...line([0, 0], [10, 0]), at: 1 }] }] },
    { name: 'second', beats: [{ say, draw: [{ ...text(100, 100, 'two'), after: true }] }] },
  ],
};
const spoken = { samples: new Float32Array(10), secs: 3, marks: new Map([[1, 2]]) };

test('what waits for a mark starts when the voice reaches it', () => {
  const { stages, lines } = planFilm(lesson, 'en', [spoken, spoken]);
  const [first, marked] = stages[0]?.placed ?? [];
  expect(first?.from).toBeLessThan(1);
  expect(marked?.from).toBeCloseTo((lines[0]?.start ?? 0) + 2, 0);
});

test('what comes after a line starts when the voice is silent, and the scene lasts until it is drawn', () => {
  const { stages, lines, secs } = planFilm(lesson, 'en', [spoken, spoken]);
  const [after] = stages[1]?.placed ?? [];
  expect(after?.from).toBeGreaterThanOrEqual((lines[1]?.start ?? 0) + 3);
  expect(stages[1]?.start).toBeGreaterThan(stages[0]?.end ?? Infinity);
  expect(secs).toBeGreaterThan(after?.to ?? Infinity);
});

test('a mark that the line does not have is a mistake of the lesson', () => {
  expect(() => planFilm(lesson, 'en', [{ ...spoken, marks: new Map() }, spoken])).toThrow('{1}');
});
