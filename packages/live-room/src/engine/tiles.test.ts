// @vitest-environment node
import { expect, test } from 'vitest';
import { person } from './test-support/in-meeting.ts';
import { chooseTiles, rememberSpeakers } from './tiles.ts';

const students = Array.from({ length: 60 }, (_, index) => person(`student-${index + 1}`, { video: true }));
const everybody = [person('host-1', { video: true }), ...students];

test('of sixty cameras six are shown, the last speakers among them, and never a host', () => {
  const tiles = chooseTiles(everybody, ['student-40', 'host-1', 'student-50'], []);
  expect(tiles).toEqual(['student-40', 'student-50', 'student-1', 'student-2', 'student-3', 'student-4']);
});

test('whoever speaks takes a place that became free; the others keep theirs', () => {
  const before = ['student-1', 'student-2', 'student-3', 'student-4', 'student-5', 'student-6'];
  expect(chooseTiles(everybody, ['student-60'], before)).toEqual([
    ...['student-1', 'student-2', 'student-3', 'student-4', 'student-5'],
    'student-60',
  ]);
});

test('a speaker without a camera is shown; whoever has neither spoken nor a camera is not', () => {
  const quiet = [person('student-1'), person('student-2'), person('student-3', { video: true })];
  expect(chooseTiles(quiet, ['student-2', 'student-9'], [])).toEqual(['student-2', 'student-3']);
});

test('whoever has gone leaves no hole', () => {
  expect(chooseTiles(students.slice(1, 3), [], ['student-1', 'student-2', 'student-3'])).toEqual([
    'student-2',
    'student-3',
  ]);
});

test('the latest speaker is remembered first, and each once', () => {
  expect(rememberSpeakers(['student-1', 'student-2'], ['student-2', 'student-3'])).toEqual([
    'student-2',
    'student-3',
    'student-1',
  ]);
});
