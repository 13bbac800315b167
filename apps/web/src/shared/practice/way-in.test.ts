import { expect, test } from 'vitest';
import { exercisePath, paperPath, wayIn } from './way-in.ts';

const attempt = (state: 'ready' | 'running' | 'completed') => ({ state });

test.each([
  ['nothing begun', null, 'start'],
  ['made, its questions never seen', attempt('ready'), 'start'],
  ['under way', attempt('running'), 'resume'],
  ['finished', attempt('completed'), 'result'],
] as const)('%s leads to %s', (_case, head, way) => {
  expect(wayIn({ attempt: head })).toBe(way);
});

test('an exercise opens in the exam, a finished one in its results', () => {
  const exercise = { id: 7, chapterId: 3, subjectId: 2, attempt: null };
  expect(exercisePath(exercise)).toBe('/practice/exercise/7/exam?chapter=3&subject=2');
  expect(exercisePath({ ...exercise, attempt: attempt('completed') })).toBe(
    '/practice/exercise/7/exam/results?chapter=3&subject=2',
  );
});

test('a paper opens in the exam, a finished one in its results', () => {
  expect(paperPath({ id: 7, attempt: null }, 42)).toBe('/practice/paper/7/exam?course=42');
  expect(paperPath({ id: 7, attempt: attempt('completed') }, 42)).toBe(
    '/practice/paper/7/exam/results?course=42',
  );
});
