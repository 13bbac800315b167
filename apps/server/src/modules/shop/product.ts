import { localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import type { Queryable } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import { type ProductFilter, selectProductPage, selectSoldProducts } from './product-store.ts';

const subject = z.object({
  id: z.number(),
  name: localTextSchema,
  colour: z.nullable(z.number()),
  icon: z.string(),
});

const line = z.object({
  lineNo: z.number(),
  courseId: z.number(),
  courseName: localTextSchema,
  courseKind: z.enum(['class_room', 'exam']),
  board: z.nullable(z.object({ id: z.number(), name: localTextSchema })),
  durationDays: z.number(),
  pricePaise: z.number(),
  coversAll: z.boolean(),
  /** What it opens: those that were chosen, or all of the course. */
  subjects: z.array(subject),
});
export type ProductLine = z.infer<typeof line>;

/** As it is sold: with everything that a card, a price or an order needs. */
const productSchema = z.object({
  id: z.number(),
  name: localTextSchema,
  description: localTextSchema,
  pictureKey: z.nullable(z.string()),
  lines: z.array(line),
});
export type Product = z.infer<typeof productSchema>;

/** Those of them that are sold now. */
export async function findSoldProducts(
  db: Queryable,
  tenantId: number,
  productIds: readonly number[],
): Promise<Product[]> {
  const rows = await selectSoldProducts(db, tenantId, productIds);
  return rows.map((row) => productSchema.parse(row));
}

export async function findProductPage(
  db: Queryable,
  tenantId: number,
  which: { filter: ProductFilter; page: Page },
): Promise<{ products: Product[]; total: number }> {
  const { products, total } = await selectProductPage(db, tenantId, which);
  return { products: products.map((row) => productSchema.parse(row)), total };
}

export const priceOf = ({ lines }: Product): number =>
  lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);

/** Lines may end on different days; people are told of the longest. */
export const durationOf = ({ lines }: Product): number =>
  lines.reduce((longest, { durationDays }) => Math.max(longest, durationDays), 0);
