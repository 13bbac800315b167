import { expect, test } from 'vitest';
import { exercisePath, paperPath, wayIn } from './way-in.ts';

const attempt = (state: 'ready' | 'running' | 'completed') => ({ state });

test.each([
  ['nothing begun', null, 'start'],
  ['made, its questions never seen', attempt('ready'), 'start'],
  ['under way', attempt('running'), 'resume'],
  ['finished', attempt('completed'), 'result'],
] as const)('[QE-15] %s leads to %s', (_case, head, way) => {
  expect(wayIn({ attempt: head })).toBe(way);
});

test('[RT-28] [RT-29] an exercise opens in the exam, a finished one in its results', () => {
  const exercise = { id: 7, chapterId: 3, attempt: null };
  expect(exercisePath(exercise)).toBe('/practice/exercise/7/exam?chapter=3');
  expect(exercisePath({ ...exercise, attempt: attempt('completed') })).toBe(
    '/practice/exercise/7/exam/results?chapter=3',
  );
});

test('[RT-30] [RT-31] a paper opens in the exam, a finished one in its results', () => {
  expect(paperPath({ id: 7, attempt: null })).toBe('/practice/paper/7/exam');
  expect(paperPath({ id: 7, attempt: attempt('completed') })).toBe('/practice/paper/7/exam/results');
});
