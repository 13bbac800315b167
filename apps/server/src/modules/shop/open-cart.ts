import type { Tx } from '#platform/db/database.ts';
import { type Cart, countChange, deleteItems, lockCart, selectItems } from './cart-store.ts';
import type { Buyer } from './deps.ts';
import { findSoldProducts, type Product } from './product.ts';

export interface CartItem {
  id: number;
  product: Product;
}

export interface OpenCart extends Cart {
  items: CartItem[];
}

/** Locked, and with what is still sold: the rest leaves it. */
export async function openCart(tx: Tx, { tenantId, studentId }: Buyer): Promise<OpenCart> {
  const cart = await lockCart(tx, { tenantId, studentId });
  const stored = await selectItems(tx, studentId);
  const products = await findSoldProducts(
    tx,
    tenantId,
    stored.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const items = stored.flatMap(({ id, productId }) => {
    const product = byId.get(productId);
    return product ? [{ id, product }] : [];
  });
  if (items.length === stored.length) return { ...cart, items };
  const kept = new Set(items.map(({ id }) => id));
  await deleteItems(
    tx,
    studentId,
    stored.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  return { ...cart, version: await countChange(tx, studentId), items };
}
