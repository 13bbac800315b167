import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import { upsertTenant } from './tenancy-store.ts';

export async function saveTenant(
  tx: Tx,
  tenant: { slug: string; name: LocalText; timezone: string },
): Promise<number> {
  return upsertTenant(tx, tenant);
}
