import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertRole } from './institutes-store.ts';

export interface GiveRole {
  tenantId: number;
  staffId: number;
  role:
    | { name: 'tutor' | 'tenant_admin' | 'platform_operator' }
    | { name: 'school_admin'; instituteId: number };
  /** The member of staff who gives it; null: an import or the command line. */
  by?: number | null;
}

export async function giveRole(tx: Tx, { tenantId, staffId, role, by = null }: GiveRole): Promise<Saved> {
  const instituteId = role.name === 'school_admin' ? role.instituteId : null;
  const saved = await upsertRole(tx, {
    tenant_id: tenantId,
    staff_id: staffId,
    role: role.name,
    institute_id: instituteId,
  });
  if (saved.change === 'created') {
    await audit(tx, {
      tenantId,
      actor: by === null ? { kind: 'system', id: null } : { kind: 'staff', id: by },
      action: 'staff.role_given',
      subject: { kind: 'staff', id: staffId },
      details: { role: role.name, instituteId },
    });
  }
  return saved;
}
