import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { hashSecret } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import { findStaff, type StaffView } from './find-staff.ts';
import { openInvitationRow } from './invitation-store.ts';
import { newTotpSecret, totpUri } from './totp.ts';

interface Opened {
  staff: StaffView;
  secret: string;
  uri: string;
}

/** The page of an invitation shows who it is for and the secret to scan; opened again it shows the same. */
export async function openInvitation(
  { db, sealer }: { db: Database; sealer: Sealer },
  { tenantId, token, issuer }: { tenantId: number; token: string; issuer: string },
): Promise<Opened> {
  const row = await openInvitationRow(db, tenantId, hashSecret(token), sealer.seal(newTotpSecret()));
  if (!row?.totp_secret) throw new AppError('invitation_invalid');
  const staff = await findStaff(db, { tenantId, staffId: row.staff_id });
  const secret = sealer.open(row.totp_secret);
  return { staff, secret, uri: totpUri(secret, { issuer, email: staff.email }) };
}
