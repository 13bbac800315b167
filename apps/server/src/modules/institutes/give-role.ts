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
}

export async function giveRole(tx: Tx, { tenantId, staffId, role }: GiveRole): Promise<Saved> {
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
      actor: { kind: 'system', id: null },
      action: 'staff.role_given',
      subject: { kind: 'staff', id: staffId },
      details: { role: role.name, instituteId },
    });
  }
  return saved;
}
