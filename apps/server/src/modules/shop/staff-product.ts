import { localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Page } from '#platform/page.ts';
import { lockProduct, selectStaffProducts } from './staff-product-store.ts';

const staffProductSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: localTextSchema,
  description: localTextSchema,
  isOnSale: z.boolean(),
  lines: z.array(
    z.object({
      courseId: z.number(),
      /** Null: all. */
      subjectIds: z.nullable(z.array(z.number())),
      durationDays: z.number(),
      pricePaise: z.number(),
    }),
  ),
  /** Purchases that were paid. */
  sold: z.number(),
});
/** As those who sell it see it. */
export type StaffProduct = z.infer<typeof staffProductSchema>;

export async function findStaffProducts(
  db: Queryable,
  tenantId: number,
  page: Page,
): Promise<{ products: StaffProduct[]; total: number }> {
  const { products, total } = await selectStaffProducts(db, tenantId, page);
  return { products: products.map((row) => staffProductSchema.parse(row)), total };
}

/** Two who change it wait for each other. */
export async function lockStaffProduct(
  tx: Tx,
  key: { tenantId: number; id: number },
): Promise<StaffProduct | null> {
  const row = await lockProduct(tx, key);
  return row && staffProductSchema.parse(row);
}
