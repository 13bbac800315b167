import { expect, test } from 'vitest';
import { isSameCode, otpCode } from './otp-code.ts';

const key = 'k'.repeat(32);
const nonceOf = (number: number) => Buffer.from(String(number).padStart(16, '0'));

test('a code has the length asked for, leading zeros included, and stays the same for its nonce', () => {
  for (let number = 0; number < 500; number += 1) {
    const code = otpCode(key, nonceOf(number), 4);
    expect(code).toMatch(/^\d{4}$/);
    expect(otpCode(key, nonceOf(number), 4)).toBe(code);
  }
  expect(otpCode(key, nonceOf(1), 6)).toMatch(/^\d{6}$/);
});

test('codes spread over the whole range and change with the key', () => {
  const codes = new Set(Array.from({ length: 2_000 }, (_value, number) => otpCode(key, nonceOf(number), 4)));
  expect(codes.size).toBeGreaterThan(1_700);
  expect(otpCode('x'.repeat(32), nonceOf(1), 8)).not.toBe(otpCode(key, nonceOf(1), 8));
});

test('only the very same code fits', () => {
  expect(isSameCode('0123', '0123')).toBe(true);
  expect(isSameCode('0124', '0123')).toBe(false);
  expect(isSameCode('123', '0123')).toBe(false);
});
