import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { newSecret } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import { insertErpClient } from './erp-store.ts';

interface AddErpClient {
  tenantId: number;
  keyId: string;
  brandId: number | null;
  instituteId: number | null;
}

/** Lets a school's own system hand students over. The secret is answered once and kept sealed. */
export async function addErpClient(
  tx: Tx,
  sealer: Sealer,
  { tenantId, keyId, brandId, instituteId }: AddErpClient,
): Promise<{ secret: string }> {
  const secret = newSecret();
  const row = { tenantId, keyId, brandId, instituteId, secret: sealer.seal(secret) };
  if (!(await insertErpClient(tx, row))) throw new AppError('key_id_taken', { key: keyId });
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'erp_client.added',
    subject: { kind: 'erp_client', id: null },
    details: { keyId, brandId, instituteId },
  });
  return { secret };
}
