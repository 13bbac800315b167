import { expect, test } from 'vitest';
import { actionMoment, isQuestionOver, questionSecondsLeft, usedMsOnLeaving } from './question-clock.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15) + seconds * 1000);
const clock = { limitSeconds: 20, openQuestionId: 1, openSince: at(100) };

test('a claim about the past reaches back to the last thing known, and not further [E04]', () => {
  expect(actionMoment(at(100), 30_000, at(60))).toEqual(at(70));
  expect(actionMoment(at(100), 90_000, at(60))).toEqual(at(60));
  expect(actionMoment(at(100), 5_000, null)).toEqual(at(95));
});

test('only the question in front uses its time [E04]', () => {
  expect(questionSecondsLeft(clock, 1, 5_000, at(110))).toBe(5);
  expect(questionSecondsLeft(clock, 2, 5_000, at(110))).toBe(15);
  expect(questionSecondsLeft({ ...clock, limitSeconds: null }, 1, 0, at(110))).toBeNull();
});

test('an answer on its way still fits; a question that was left after its time is closed for good [E04]', () => {
  expect(isQuestionOver(clock, 1, 0, at(130))).toBe(false);
  expect(isQuestionOver(clock, 1, 0, at(130.001))).toBe(true);
  const left = usedMsOnLeaving(clock, 1, 0, at(121));
  expect(isQuestionOver({ ...clock, openQuestionId: 2 }, 1, left, at(121))).toBe(true);
  expect(usedMsOnLeaving(clock, 1, 0, at(119))).toBe(19_000);
});
