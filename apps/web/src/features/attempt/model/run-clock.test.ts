import { expect, it } from 'vitest';
import {
  correctClock,
  noTimer,
  openQuestion,
  perQuestionClock,
  questionSecondsLeft,
  secondsLeft,
  wholeQuizClock,
} from './run-clock.ts';

it('[QE-25] [CN-09] the whole quiz counts down once, second by second, and stops at zero', () => {
  const clock = wholeQuizClock(10 * 60, 5000);
  expect(secondsLeft(clock, 5000)).toBe(600);
  expect(secondsLeft(clock, 5999)).toBe(600);
  expect(secondsLeft(clock, 6000)).toBe(599);
  expect(secondsLeft(clock, 604_999)).toBe(1);
  expect(secondsLeft(clock, 605_000)).toBe(0);
  expect(secondsLeft(clock, 999_999)).toBe(0);
});

it('[QE-26] [QE-27] each question counts down while it is open and keeps what it has left when it is not', () => {
  let clock = openQuestion(perQuestionClock({ 1: 30, 2: 30 }), 1, 0);
  expect(secondsLeft(clock, 10_000)).toBe(20);
  clock = openQuestion(clock, 2, 10_000);
  expect(secondsLeft(clock, 15_000)).toBe(25);
  expect(questionSecondsLeft(clock, 1, 15_000)).toBe(20);
  clock = openQuestion(clock, 1, 15_000);
  expect(secondsLeft(clock, 15_000)).toBe(20);
  expect(secondsLeft(clock, 40_000)).toBe(0);
});

it('what the server says replaces what this device counted', () => {
  expect(secondsLeft(correctClock(wholeQuizClock(600, 0), { seconds: 90 }, 1000), 1000)).toBe(90);
  const clock = openQuestion(perQuestionClock({ 1: 30, 2: 30 }), 1, 0);
  expect(secondsLeft(correctClock(clock, { seconds: 7, questionId: 1 }, 0), 0)).toBe(7);
  expect(questionSecondsLeft(correctClock(clock, { seconds: 4, questionId: 2 }, 0), 2, 0)).toBe(4);
});

it('a difference as small as the way to the server does not make the timer jump', () => {
  const clock = wholeQuizClock(600, 0);
  expect(correctClock(clock, { seconds: 601 }, 0)).toBe(clock);
});

it('without a limit nothing counts', () => {
  expect(secondsLeft(noTimer, 1)).toBeNull();
  expect(questionSecondsLeft(noTimer, 1, 1)).toBeNull();
});
