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

/** The same in the spelling of the net family. */
export const netPaging = { CurrentPage: z.optional(wholeNumber), Pagesize: z.optional(wholeNumber) };

export const netMeta = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
  nextPage: z.nullable(z.int()),
  previousPage: z.nullable(z.int()),
  pageSize: z.int(),
});
