import * as z from 'zod/mini';

/** Short integer ids: what a person may read out on the phone. */
export const id = z.int().check(z.gte(1));
/** The same in a path or a query string. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,14}$/)),
  z.transform((text: string) => Number(text)),
);
/** A day of the calendar without a time, YYYY-MM-DD. */
export const day = z.string().check(z.iso.date());
/** An instant, ISO 8601 in UTC. */
export const instant = z.string().check(z.iso.datetime());
export const search = z.optional(z.string().check(z.maxLength(100)));
/** The answer of a call that has nothing to tell but that it worked. */
export const done = z.object({ success: z.boolean() });
