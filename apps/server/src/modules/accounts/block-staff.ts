import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { revokeDevices } from './device-store.ts';
import { updateStaffBlock } from './staff-store.ts';

interface BlockStaff {
  tenantId: number;
  staffId: number;
  isBlocked: boolean;
  /** The member of staff who decided it. */
  by: number;
}

/** Shut out at once: the sessions end. Let in again, the person signs in as before. */
export async function blockStaff(tx: Tx, { tenantId, staffId, isBlocked, by }: BlockStaff): Promise<void> {
  if (!(await updateStaffBlock(tx, { tenantId, staffId, isBlocked }))) return;
  if (isBlocked) await revokeDevices(tx, { tenantId, kind: 'staff', id: staffId }, null, 'blocked');
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: by },
    action: isBlocked ? 'staff.blocked' : 'staff.unblocked',
    subject: { kind: 'staff', id: staffId },
  });
}
