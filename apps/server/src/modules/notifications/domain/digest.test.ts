import { expect, test } from 'vitest';
import { type Digest, meanScore, whatToTell } from './digest.ts';

const nothing: Digest = { lessons: [], runs: [], points: [], waiting: 2, due: [] };
const run = (score: number | null) => ({ title: { en: 'Quiz' }, score });

test('a quiet week is told once, after a week that was told, and never to who has not begun', () => {
  expect(whatToTell(nothing, null)).toBe('nothing');
  expect(whatToTell(nothing, 'week')).toBe('quiet');
  expect(whatToTell(nothing, 'quiet')).toBe('nothing');
});

test('something due makes a letter, whatever came before', () => {
  const due = [{ name: { en: 'Sheet' }, dueAt: new Date(0) }];
  expect(whatToTell({ ...nothing, due }, 'quiet')).toBe('week');
});

test('what waits for its tutor is in no mean', () => {
  expect(meanScore([run(100), run(51), run(null)])).toBe(76);
  expect(meanScore([run(null)])).toBeNull();
});
