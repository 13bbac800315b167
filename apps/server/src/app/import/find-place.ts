import { findInstitute } from '#modules/institutes/index.ts';
import { findBrand, findTenant } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';

interface Names {
  tenant: string;
  /** Left out: the default brand of the tenant. */
  brand?: string | undefined;
  institute?: string | undefined;
}

/** What the names on the command line stand for. A name that stands for nothing is refused by name. */
export async function findPlace(tx: Tx, { tenant, brand, institute }: Names) {
  const tenantId = found('tenant', tenant, await findTenant(tx, tenant));
  const brandId = found('brand', brand ?? 'default', await findBrand(tx, tenantId, brand ?? null));
  const instituteId =
    institute === undefined
      ? null
      : found('institute', institute, await findInstitute(tx, tenantId, institute));
  return { tenantId, brandId, instituteId };
}

/** The id, or the refusal that says which name stands for nothing. */
export function found(what: string, name: string, id: number | null): number {
  if (id === null) throw new AppError('no_such_name', { what, name });
  return id;
}
