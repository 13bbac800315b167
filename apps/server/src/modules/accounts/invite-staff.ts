import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { StaffInvited } from './staff-events.ts';

interface InviteStaff {
  tenantId: number;
  staffId: number;
  /** In whose look and from whose address the mail comes. */
  brandId: number;
  language: 'en' | 'hi';
  /** The member of staff who asks; null: the command line. */
  by?: number | null;
}

/** Asks a person on the staff to set a password and an app for codes; also the way back in after both are lost. */
export async function inviteStaff(
  tx: Tx,
  { tenantId, staffId, brandId, language, by = null }: InviteStaff,
): Promise<void> {
  await emit<StaffInvited>(tx, {
    type: 'accounts.staff_invited',
    tenantId,
    data: { staffId, brandId, language },
  });
  await audit(tx, {
    tenantId,
    actor: by === null ? { kind: 'system', id: null } : { kind: 'staff', id: by },
    action: 'staff.invited',
    subject: { kind: 'staff', id: staffId },
  });
}
