import { expect, test } from 'vitest';
import { type ClassTimes, minutesOf, stateOf } from './class-times.ts';

const at = (time: string) => new Date(`2026-11-15T${time}Z`);
const times: ClassTimes = {
  startsAt: at('11:00:00'),
  endsAt: at('12:00:00'),
  endedAt: null,
  cancelledAt: null,
};

test.each([
  ['10:49:59.999', 'scheduled'],
  ['10:50:00', 'open'],
  ['11:59:59.999', 'open'],
  ['12:00:00', 'ended'],
])('[G06] at %s a class from eleven to twelve is %s', (time, state) => {
  expect(stateOf(times, at(time))).toBe(state);
});

test('a class that its host has ended stays ended, and one called off stays so', () => {
  expect(stateOf({ ...times, endedAt: at('11:30:00') }, at('11:31:00'))).toBe('ended');
  expect(stateOf({ ...times, cancelledAt: at('09:00:00') }, at('11:31:00'))).toBe('cancelled');
});

test('its length is told in minutes', () => {
  expect(minutesOf(times)).toBe(60);
});
