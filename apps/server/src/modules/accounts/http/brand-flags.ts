import type { BrandRegistry } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Place } from '#platform/http/route.ts';

/** How the brand of the request behaves. */
export async function brandFlags(brands: Pick<BrandRegistry, 'byId'>, { tenantId, brandId }: Place) {
  const brand = await brands.byId(tenantId, brandId);
  if (!brand) throw new AppError('unavailable');
  return brand.record.flags;
}
