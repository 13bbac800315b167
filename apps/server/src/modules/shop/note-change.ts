import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';

/** Who changes what is sold. */
export interface Shopkeeper {
  tenantId: number;
  /** Null: an import. */
  staffId: number | null;
}

/** Who changed what is sold, in the same transaction. */
export async function noteChange(
  tx: Tx,
  { tenantId, staffId }: Shopkeeper,
  subject: { kind: 'product' | 'coupon'; id: number },
  { action, details }: { action: string; details: Record<string, unknown> },
): Promise<void> {
  const kind = staffId === null ? 'system' : 'staff';
  await audit(tx, { tenantId, actor: { kind, id: staffId }, subject, action, details });
}
