import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { GuardianInvited } from './events.ts';
import { upsertGuardianInvitation } from './guardian-invitation-store.ts';
import { toPhoneNumber } from './phone-number.ts';

const monthSeconds = 30 * 24 * 3600;

interface InviteGuardian {
  tenantId: number;
  studentId: number;
  phone: string;
  relation: 'mother' | 'father' | 'guardian';
  invitedBy: number;
  brandId: number;
}

/** The caller has made sure that the child is the inviting parent's own. */
export async function inviteGuardian(tx: Tx, request: InviteGuardian): Promise<void> {
  const { tenantId, studentId, relation, invitedBy, brandId } = request;
  const phone = toPhoneNumber(request.phone);
  if (phone === null) throw new AppError('phone_invalid');
  const invitation = await upsertGuardianInvitation(tx, {
    tenantId,
    studentId,
    phone,
    relation,
    invitedBy,
    seconds: monthSeconds,
  });
  if (!invitation) return;
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: invitedBy },
    action: 'guardian.invited',
    subject: { kind: 'student', id: studentId },
    details: { phone, relation },
  });
  if (!invitation.is_due) return;
  await emit<GuardianInvited>(tx, {
    type: 'accounts.guardian_invited',
    tenantId,
    data: { studentId, invitationId: invitation.id, brandId },
  });
}
