import { isDeepStrictEqual } from 'node:util';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { noteChange, type Shopkeeper } from './note-change.ts';
import { lockStaffProduct, type StaffProduct } from './staff-product.ts';
import {
  insertProduct,
  type ProductInput,
  selectProductId,
  selectSellable,
  updateProduct,
} from './staff-product-store.ts';

export type { ProductInput };

/** Ten lakh rupees. */
const mostPaise = 1_000_000_00;

interface SaveProduct {
  shopkeeper: Shopkeeper;
  /** Null: a new one. */
  productId: number | null;
  input: ProductInput;
}

/** Orders keep what they were made with; carts follow the new price. */
export async function saveProduct(tx: Tx, { shopkeeper, productId, input }: SaveProduct): Promise<Saved> {
  const { tenantId } = shopkeeper;
  await requireSellable(tx, tenantId, input);
  const wanted = inOrder(input);
  if (productId === null) {
    const id = await insertProduct(tx, tenantId, wanted);
    if (id === null) throw new AppError('product_slug_taken');
    await noteChange(
      tx,
      shopkeeper,
      { kind: 'product', id },
      { action: 'product.created', details: { price_paise: priceOf(wanted) } },
    );
    return { id, change: 'created' };
  }
  const before = await lockStaffProduct(tx, { tenantId, id: productId });
  if (!before) throw notFound();
  if (isDeepStrictEqual(inputOf(before), wanted)) return { id: productId, change: 'unchanged' };
  const owner = await selectProductId(tx, tenantId, wanted.slug);
  if (owner !== null && owner !== productId) throw new AppError('product_slug_taken');
  await updateProduct(tx, { tenantId, id: productId }, wanted);
  const prices = [priceOf(before), priceOf(wanted)];
  const details = { price_paise: prices, is_on_sale: [before.isOnSale, wanted.isOnSale] };
  await noteChange(
    tx,
    shopkeeper,
    { kind: 'product', id: productId },
    { action: 'product.changed', details },
  );
  return { id: productId, change: 'changed' };
}

/** Only what the tenant owns or has a licence for, and subjects of the course they are listed with. */
async function requireSellable(tx: Tx, tenantId: number, input: ProductInput): Promise<void> {
  if (priceOf(input) > mostPaise) throw new AppError('product_too_dear');
  const known = await selectSellable(
    tx,
    tenantId,
    input.lines.map(({ courseId }) => courseId),
  );
  for (const { courseId, subjectIds } of input.lines) {
    const isKnown = (subjectIds ?? []).every((id) => known.courseOf.get(id) === courseId);
    if (!known.courseIds.has(courseId) || !isKnown) throw notFound();
  }
}

const priceOf = ({ lines }: Pick<ProductInput, 'lines'>): number =>
  lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);

const inOrder = (input: ProductInput): ProductInput => ({
  ...input,
  lines: input.lines.map((line) => ({
    ...line,
    subjectIds: line.subjectIds && [...new Set(line.subjectIds)].toSorted((one, other) => one - other),
  })),
});

const inputOf = ({ slug, name, description, isOnSale, lines }: StaffProduct): ProductInput => ({
  slug,
  name,
  description,
  isOnSale,
  lines,
});
