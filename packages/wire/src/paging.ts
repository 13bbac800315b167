import * as z from 'zod/mini';

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,9}$/)),
  z.transform((text: string) => Number(text)),
);

/** Pages count from 1. Anything outside 1..50 items is brought inside. */
export const paging = { page: z.optional(wholeNumber), items_per_page: z.optional(wholeNumber) };

export const meta = z.object({
  current_page: z.int(),
  total_pages: z.int(),
  total_count: z.int(),
  next_page: z.nullable(z.int()),
  prev_page: z.nullable(z.int()),
  items_per_page: z.int(),
});
export type WireMeta = z.infer<typeof meta>;
