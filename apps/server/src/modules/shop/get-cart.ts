import { inLocale, type Locale } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import { selectPendingReference } from './cart-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import { type OpenCart, openCart } from './open-cart.ts';
import { requireSelling } from './require-selling.ts';

export interface ShownCart extends OpenCart {
  pendingReference: string | null;
  needsParentApproval: boolean;
  refundPolicy: string | null;
  gstIncluded: boolean;
}

interface GetCart {
  buyer: Buyer;
  brandId: number;
  /** The student's own session, no parent's. */
  isStudent: boolean;
  locale: Locale;
}

/** The cart with the prices of now, and what has to be known before paying. */
export async function getCart(
  tx: Tx,
  deps: Pick<ShopDeps, 'flagsOf' | 'brands'>,
  { buyer, brandId, isStudent, locale }: GetCart,
): Promise<ShownCart> {
  const { tenantId, studentId } = buyer;
  const flags = await requireSelling(deps, { tenantId, brandId });
  const seller = (await deps.brands.byId(tenantId, brandId))?.seller ?? null;
  const { cartId, version, items } = await openCart(tx, buyer);
  return {
    cartId,
    version,
    items,
    pendingReference: await selectPendingReference(tx, studentId),
    needsParentApproval: flags.parentApproval && isStudent,
    refundPolicy: seller && inLocale(seller.refundPolicy, locale),
    gstIncluded: (seller?.gstPercent ?? 0) > 0,
  };
}
