import { notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import { findStaffProducts, lockStaffProduct, type StaffProduct } from './staff-product.ts';

/** Those not on sale among them. */
export async function listStaffProducts(
  db: Queryable,
  { tenantId, page }: { tenantId: number; page: Page },
): Promise<{ products: StaffProduct[]; meta: PageMeta }> {
  const { products, total } = await findStaffProducts(db, tenantId, page);
  return { products, meta: pageMeta(page, total) };
}

/** As the transaction that changed it sees it. */
export async function getStaffProduct(
  tx: Tx,
  { tenantId, productId }: { tenantId: number; productId: number },
): Promise<StaffProduct> {
  const product = await lockStaffProduct(tx, { tenantId, id: productId });
  if (!product) throw notFound();
  return product;
}
