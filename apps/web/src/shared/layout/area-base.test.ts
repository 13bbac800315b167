import { expect, test } from 'vitest';
import { areaBaseOf } from './area-base.ts';

test('[NV-16] pages of Learn, Practice and My Progress belong to a course; the others stay where they are', () => {
  expect(areaBaseOf('/learn/5/chapter/2')).toBe('/learn');
  expect(areaBaseOf('/practice/practice_by_exams/3')).toBe('/practice');
  expect(areaBaseOf('/my-progress')).toBe('/my-progress');
  expect(['/leaderboard', '/live-class', '/my-profile', '/learning'].map(areaBaseOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
