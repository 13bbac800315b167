import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { BrandRecord } from './brand-record.ts';
import { claimDefaultHost, claimHost, upsertBrand } from './tenancy-store.ts';

interface SaveBrand {
  tenantId: number;
  isDefault: boolean;
  hosts: readonly string[];
  brand: BrandRecord;
}

/** Creates or changes a brand. The first default brand of an installation also answers for unknown hosts. */
export async function saveBrand(tx: Tx, { tenantId, isDefault, hosts, brand }: SaveBrand): Promise<number> {
  const brandId = await upsertBrand(tx, tenantId, isDefault, brand);
  for (const host of hosts) {
    const claimed = await claimHost(tx, host, tenantId, brandId);
    if (!claimed) throw new AppError('host_taken', { host });
  }
  if (isDefault) await claimDefaultHost(tx, tenantId, brandId);
  return brandId;
}
