import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { countChange, insertItem } from './cart-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { openCart } from './open-cart.ts';
import { findSoldProducts } from './product.ts';
import { requireExamAge, requireSelling } from './require-selling.ts';

/** With the highest price of a product the sum still fits the columns of an order. */
const mostItems = 20;

/** Puts a product into the cart and answers with its item; one that is there already is the same item. */
export async function addToCart(
  tx: Tx,
  deps: Pick<ShopDeps, 'flagsOf'>,
  { buyer, brandId, productId }: { buyer: Buyer; brandId: number; productId: number },
): Promise<number> {
  const { tenantId, studentId } = buyer;
  const flags = await requireSelling(deps, { tenantId, brandId });
  const products = await findSoldProducts(tx, tenantId, [productId]);
  if (products.length === 0) throw notFound();
  await requireExamAge(tx, flags, { studentId, products });
  const { items } = await openCart(tx, buyer);
  const there = items.find(({ product }) => product.id === productId);
  if (there) return there.id;
  if (items.length >= mostItems) throw new AppError('cart_full');
  const id = await insertItem(tx, buyer, productId);
  await countChange(tx, studentId);
  return id;
}
