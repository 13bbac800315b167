import { findProduct } from '#modules/shop/index.ts';
import type { ImportContext } from '../context.ts';
import { inside, type Place } from '../source.ts';

/** Null when one is missing; that has been told. */
export async function findProducts(
  context: ImportContext,
  tenantId: number,
  slugs: readonly string[],
  at: Place,
): Promise<number[] | null> {
  const ids: number[] = [];
  for (const [index, slug] of slugs.entries()) {
    const id = await context.find('product', slug, inside(at, index), () =>
      findProduct(context.tx, tenantId, slug),
    );
    if (id !== null) ids.push(id);
  }
  return ids.length < slugs.length ? null : ids;
}
