import type { Database } from '#platform/db/database.ts';
import { createBrandRegistry } from './brand-registry.ts';
import { brandRoutes } from './http/brand-routes.ts';
import { legalRoutes } from './http/legal-routes.ts';

export type { BrandRecord, PlacedBrand } from './brand-record.ts';
export type { BrandRegistry } from './brand-registry.ts';
export { beginRemoval, closeTenant, openTenant } from './close-tenant.ts';
export { saveBrand } from './save-brand.ts';
export { saveTenant } from './save-tenant.ts';
export { readSeller, type Seller, sellerFields, sellerSchema } from './seller.ts';
export {
  claimDefaultHost,
  selectBrandId as findBrand,
  selectIsBeingRemoved as isBeingRemoved,
  selectTenantId as findTenant,
} from './tenancy-store.ts';

export function createTenancyModule({ db }: { db: Database }) {
  return { brands: createBrandRegistry(db), routes: [...brandRoutes({ db }), ...legalRoutes({ db })] };
}
