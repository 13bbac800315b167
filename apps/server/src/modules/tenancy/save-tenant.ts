import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertTenant } from './tenancy-store.ts';

export function saveTenant(
  tx: Tx,
  tenant: { slug: string; name: LocalText; timezone: string },
): Promise<Saved> {
  return upsertTenant(tx, tenant);
}
