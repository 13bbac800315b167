import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import type { BrandRecord } from './brand-record.ts';
import type { Seller } from './seller.ts';
import { claimDefaultHost, claimHost, clearDefaultBrand, upsertBrand } from './tenancy-store.ts';

interface SaveBrand {
  tenantId: number;
  isDefault: boolean;
  hosts: readonly string[];
  brand: BrandRecord;
  /** Left out: as it is. */
  seller?: Seller | undefined;
}

/** Creates or changes a brand. The first default brand of an installation also answers for unknown hosts. */
export async function saveBrand(
  tx: Tx,
  { tenantId, isDefault, hosts, brand, seller }: SaveBrand,
): Promise<Saved> {
  if (isDefault) await clearDefaultBrand(tx, tenantId, brand.slug);
  const saved = await upsertBrand(tx, tenantId, isDefault, brand, seller);
  let { change } = saved;
  for (const host of hosts) {
    const claimed = await claimHost(tx, host, tenantId, saved.id);
    if (claimed === null) throw new AppError('host_taken', { host });
    if (claimed !== 'unchanged' && change === 'unchanged') change = 'changed';
  }
  if (isDefault) await claimDefaultHost(tx, tenantId, saved.id);
  return { id: saved.id, change };
}
