import { expect, test } from 'vitest';
import { extendTime, isOver, limitSeconds, remainingSeconds, runSeconds } from './run-clock.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15) + seconds * 1000);

test('[CN-09] a whole quiz has minutes, a question seconds [E01]', () => {
  expect(limitSeconds('whole_quiz', 10)).toBe(600);
  expect(limitSeconds('per_question', 10)).toBe(10);
  expect(limitSeconds('none', null)).toBeNull();
});

test('a factor is applied in favour of the student [E25]', () => {
  expect(extendTime(60, 1.33)).toBe(80);
  expect(extendTime(30, 1)).toBe(30);
  expect(extendTime(10, 1.1)).toBe(11);
  expect(extendTime(null, 2)).toBeNull();
});

test('a run with timers per question may last as long as all of them together', () => {
  expect(runSeconds('per_question', 20, 10)).toBe(220);
  expect(runSeconds('whole_quiz', 600, 10)).toBe(600);
  expect(runSeconds('none', null, 10)).toBeNull();
});

test('ten seconds after the end it is over, and never less than nothing is left [E03]', () => {
  const run = { expiresAt: at(60) };
  expect(isOver(run, at(70))).toBe(false);
  expect(isOver(run, at(70.001))).toBe(true);
  expect(isOver({ expiresAt: null }, at(9_999_999))).toBe(false);
  expect(remainingSeconds(run, at(45.5))).toBe(14.5);
  expect(remainingSeconds(run, at(65))).toBe(0);
});
