import type { Limit } from '#platform/http/route.ts';

const emailOf = (body: unknown): string | null => {
  const email = (body as { student?: { email?: unknown } }).student?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
};

const perAccount = (name: string, points: number, seconds: number): Limit => ({
  name,
  points,
  seconds,
  key: ({ body, place }) => {
    const email = emailOf(body);
    return email === null ? null : `${place.tenantId}:${email}`;
  },
});

/** A whole school signs in from one address: this only stops floods. Guessing is stopped by the guess guard. */
export const signInLimits: readonly Limit[] = [
  { name: 'sign-in-address', points: 5_000, seconds: 600, key: ({ ip }) => ip },
];

/** Setting a password hashes it, which is dear: nobody gets many for nothing. */
export const passwordLimits: readonly Limit[] = [
  perAccount('set-password', 10, 600),
  { name: 'set-password-address', points: 600, seconds: 600, key: ({ ip }) => ip },
];

export const resetLimits: readonly Limit[] = [
  perAccount('reset', 10, 3600),
  { name: 'reset-address', points: 500, seconds: 3600, key: ({ ip }) => ip },
];
