import { expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, totpCode, totpUri } from './totp.ts';

/** '12345678901234567890', the secret of the examples in RFC 6238, appendix B. */
const example = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is the one the RFC gives', (seconds, code) => {
  expect(totpCode(example, seconds)).toBe(code);
});

test('a code counts in its own step and one step around it', () => {
  const code = totpCode(example, 1_000_000_000);
  const step = Math.floor(1_000_000_000 / 30);
  for (const offset of [-30, 0, 30]) expect(findTotpStep(example, code, 1_000_000_000 + offset)).toBe(step);
  for (const offset of [-90, -60, 60, 90]) {
    expect(findTotpStep(example, code, 1_000_000_000 + offset)).toBeNull();
  }
});

test('a new secret has 160 bits in letters that apps can read, and is never the same', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the address for the app names issuer and account', () => {
  expect(totpUri('ABC', { issuer: 'Shala & Co', email: 'a@b.in' })).toBe(
    'otpauth://totp/Shala%20%26%20Co:a%40b.in?secret=ABC&issuer=Shala%20%26%20Co',
  );
});
