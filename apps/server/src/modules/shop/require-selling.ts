import type { Brand } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectAge } from './cart-store.ts';
import type { ShopDeps } from './deps.ts';
import type { Product } from './product.ts';

const leastExamAge = 16;

/** A brand that sells elsewhere, or not at all, has no store, no cart and no checkout here. */
export async function requireSelling(
  deps: Pick<ShopDeps, 'flagsOf'>,
  { tenantId, brandId }: { tenantId: number; brandId: number },
): Promise<Brand['flags']> {
  const flags = await deps.flagsOf(tenantId, brandId);
  if (flags?.store !== 'internal') throw new AppError('store_off');
  return flags;
}

/** Under the brand's flag nobody younger, or of unknown age, is sold an exam course. */
export async function requireExamAge(
  db: Queryable,
  flags: Pick<Brand['flags'], 'examMinAge16'>,
  { studentId, products }: { studentId: number; products: readonly Product[] },
): Promise<void> {
  if (!flags.examMinAge16) return;
  if (!products.some(({ lines }) => lines.some(({ courseKind }) => courseKind === 'exam'))) return;
  if (((await selectAge(db, studentId)) ?? 0) < leastExamAge) throw new AppError('exam_too_young');
}
