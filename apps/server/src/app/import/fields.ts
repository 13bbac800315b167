import * as z from 'zod';
import { isAllowedPassword, toPhoneNumber } from '#modules/accounts/index.ts';
import { isDay, toDay, toMoment } from './relative-time.ts';

/** Any moment will do to see whether a text is a time at all. */
const someClock = { now: new Date(0), today: '1970-01-01' };

/** A thing with these fields and no others; a misspelt field is answered with the list of the right ones. */
export function record<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `is not known here; allowed: ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}

/** Stored in one spelling: a letter of Devanagari can be written in two ways. */
export const text = z.string().trim().min(1, 'is empty').normalize('NFC');
/** Many people have one name only. */
export const lastName = z.string().trim().normalize('NFC').default('');
export const localText = record({ en: text, hi: text.exactOptional() });

export const slug = z
  .string()
  .regex(/^[a-z0-9-]{2,60}$/, 'must be 2 to 60 small letters, digits and hyphens');
/** Of tenants and brands, which stand in addresses. */
export const shortSlug = z
  .string()
  .regex(/^[a-z0-9-]{2,40}$/, 'must be 2 to 40 small letters, digits and hyphens');
export const mixedSlug = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,40}$/, 'must be 1 to 40 letters, digits and hyphens');
export const reference = z.string().regex(/^[\w./-]{1,80}$/, 'must be 1 to 80 letters, digits, . / - or _');

export const paise = z.int('must be whole paise').min(0).max(2_000_000_000);
export const email = z.email('is not an e-mail address').toLowerCase();
export const phone = z.string().transform((value, context) => {
  const number = toPhoneNumber(value);
  if (number !== null) return number;
  context.addIssue('is not a phone number; write +919876543210');
  return z.NEVER;
});
export const password = z
  .string()
  .refine(isAllowedPassword, 'must have 8 or more letters, digits and @$!%*#?&, with a letter and a digit');

export const day = z
  .string()
  .refine((value) => toDay(value, someClock) !== null, 'is not a day; write 2026-04-01, -3d or +200d');
export const fixedDay = z.string().refine(isDay, 'is not a day; write it like 2013-06-14');
export const moment = z
  .string()
  .refine(
    (value) => toMoment(value, someClock) !== null,
    'is not a time; write -3d, +2h, "+1d 16:30" or 2026-04-01T16:30+05:30',
  );

export const language = z.enum(['en', 'hi']);
export const relation = z.enum(['mother', 'father', 'guardian']);
