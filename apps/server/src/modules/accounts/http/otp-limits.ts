import type { Limit } from '#platform/http/route.ts';
import { toPhoneNumber } from '../phone-number.ts';

const phoneOf = (body: unknown): string | null => {
  const phone = (body as { parent?: { phone_number?: unknown } }).parent?.phone_number;
  return typeof phone === 'string' ? toPhoneNumber(phone) : null;
};

/** What one number may cost is counted in the database. These stop many numbers at once: SMS is money. */
export const sendLimits: readonly Limit[] = [
  {
    name: 'otp-block',
    points: 200,
    seconds: 3600,
    // Numbers next to each other are how a pump is run.
    key: ({ body, place }) => {
      const phone = phoneOf(body);
      return phone === null ? null : `${place.tenantId}:${phone.slice(0, -4)}`;
    },
  },
  { name: 'otp-address', points: 600, seconds: 600, key: ({ ip }) => ip },
  {
    name: 'otp-brand',
    points: 6_000,
    seconds: 600,
    key: ({ place }) => `${place.tenantId}:${place.brandId}`,
  },
];

/** A number's tries are counted per challenge; this keeps a flood of them away from the database. */
export const tryLimits: readonly Limit[] = [
  {
    name: 'otp-try',
    points: 60,
    seconds: 600,
    key: ({ body, place }) => {
      const phone = phoneOf(body);
      return phone === null ? null : `${place.tenantId}:${phone}`;
    },
  },
  { name: 'otp-try-address', points: 3_000, seconds: 600, key: ({ ip }) => ip },
];
