import { expect, test } from 'vitest';
import { findLaunchFault, type LaunchClaims } from './launch-claims.ts';

const now = 1_800_000_000;
const good: LaunchClaims = {
  aud: 'shala.localhost',
  iat: now - 10,
  exp: now + 50,
  jti: 'a-name-of-sixteen-letters',
  email: 'a@b.in',
};
const faultOf = (changes: Partial<LaunchClaims>) =>
  findLaunchFault({ ...good, ...changes }, { host: 'Shala.localhost', nowSeconds: now });

test('a fresh ticket for this host that names a student passes', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ email: undefined, student_ref: 'st-1' })).toBeNull();
  expect(faultOf({ iat: now + 5, exp: now + 65 })).toBeNull();
});

test.each<[Partial<LaunchClaims>, string]>([
  [{ aud: 'kids.localhost' }, 'audience'],
  [{ aud: 'shala.localhost.evil.example' }, 'audience'],
  [{ iat: now + 6, exp: now + 60 }, 'from the future'],
  [{ exp: now }, 'expired'],
  [{ iat: now - 60, exp: now - 1 }, 'expired'],
  [{ iat: now - 11, exp: now + 50 }, 'lives too long'],
  [{ email: undefined }, 'names nobody'],
])('%j is refused: %s', (changes, fault) => {
  expect(faultOf(changes)).toBe(fault);
});
