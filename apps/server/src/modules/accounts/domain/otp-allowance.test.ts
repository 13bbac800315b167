import { expect, test } from 'vitest';
import { otpAllowance, type SendCounts } from './otp-allowance.ts';

const counts = (over: Partial<SendCounts>): SendCounts => ({
  sinceLast: null,
  quarterHour: 0,
  day: 0,
  untilFree: 0,
  ...over,
});

test('the first message goes out', () => {
  expect(otpAllowance(counts({}))).toEqual({ may: 'send' });
});

test('within thirty seconds one waits, even when the share is used up', () => {
  expect(otpAllowance(counts({ sinceLast: 10.2, day: 6 }))).toEqual({ may: 'wait', seconds: 20 });
  expect(otpAllowance(counts({ sinceLast: 30 }))).toEqual({ may: 'send' });
});

test('the fourth in a quarter of an hour and the seventh in a day do not go out', () => {
  expect(otpAllowance(counts({ sinceLast: 60, quarterHour: 3, day: 3, untilFree: 500 }))).toEqual({
    may: 'not',
    seconds: 500,
  });
  expect(otpAllowance(counts({ sinceLast: 60, quarterHour: 2, day: 6, untilFree: 9000.1 }))).toEqual({
    may: 'not',
    seconds: 9001,
  });
  expect(otpAllowance(counts({ sinceLast: 60, quarterHour: 2, day: 5 }))).toEqual({ may: 'send' });
});
