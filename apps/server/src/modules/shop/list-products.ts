import { findHoldings } from '#modules/enrolment/index.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import { selectItems } from './cart-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { ownedUntil } from './domain/owned-until.ts';
import { findProductPage, type Product } from './product.ts';
import type { ProductFilter } from './product-store.ts';
import { requireSelling } from './require-selling.ts';

export interface OfferedProduct {
  product: Product;
  isInCart: boolean;
  /** The last day of what the student has of it already. */
  ownedUntil: string | null;
}

/** What is on sale, with what it is to this student. */
export async function listProducts(
  db: Queryable,
  deps: Pick<ShopDeps, 'flagsOf'>,
  { buyer, brandId, filter, page }: { buyer: Buyer; brandId: number; filter: ProductFilter; page: Page },
): Promise<{ offers: OfferedProduct[]; meta: PageMeta }> {
  const { tenantId, studentId } = buyer;
  await requireSelling(deps, { tenantId, brandId });
  const { products, total } = await findProductPage(db, tenantId, { filter, page });
  const inCart = new Set((await selectItems(db, studentId)).map(({ productId }) => productId));
  const holdings = await findHoldings(db, { studentId });
  const offers = products.map((product) => ({
    product,
    isInCart: inCart.has(product.id),
    ownedUntil: ownedUntil(product.lines, holdings),
  }));
  return { offers, meta: pageMeta(page, total) };
}
