import { AppError } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { hasApproval } from './approval-store.ts';
import type { Buyer, ShopDeps } from './deps.ts';
import type { PricedCart } from './price-cart.ts';

/** A parent's yes is good for so long. */
const seconds = 15 * 60;

/** Under the brand's flag a student alone may not buy: a parent has said yes to this cart at this total. */
export async function requireApproval(
  db: Queryable,
  deps: Pick<ShopDeps, 'flagsOf'>,
  { tenantId, studentId, brandId, parentId }: Buyer & { brandId: number; parentId: number | null },
  { version, totalPaise }: Pick<PricedCart, 'version' | 'totalPaise'>,
): Promise<void> {
  if (parentId !== null) return;
  const flags = await deps.flagsOf(tenantId, brandId);
  if (!flags?.parentApproval) return;
  const isApproved = await hasApproval(
    db,
    { tenantId, studentId, cartVersion: version, totalPaise },
    seconds,
  );
  if (!isApproved) throw new AppError('approval_required');
}
