import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Database } from '#platform/db/database.ts';
import { hashPassword } from '#platform/passwords.ts';
import { hashSecret } from '#platform/random.ts';
import type { Sealer } from '#platform/sealed.ts';
import { revokeDevices } from './device-store.ts';
import { isAllowedPassword } from './domain/password-rule.ts';
import { selectInvitation, useInvitation } from './invitation-store.ts';
import { type Device, openSession } from './open-session.ts';
import { updateStaffCredential } from './staff-store.ts';
import type { TokenPair } from './token-pair.ts';
import { findTotpStep } from './totp.ts';

interface Deps {
  db: Database;
  tokens: AccessTokens;
  sealer: Sealer;
}

interface Accept {
  tenantId: number;
  token: string;
  password: string;
  code: string;
  device: Device;
}

/** Works once. The first code proves that the app is set up; older devices of the person are signed out. */
export async function acceptInvitation(
  { db, tokens, sealer }: Deps,
  { tenantId, token, password, code, device }: Accept,
): Promise<{ staffId: number; pair: TokenPair }> {
  if (!isAllowedPassword(password)) throw new AppError('password_rule');
  const tokenHash = hashSecret(token);
  const invitation = await selectInvitation(db, tenantId, tokenHash);
  if (!invitation?.totp_secret) throw new AppError('invitation_invalid');
  const { staff_id: staffId, totp_secret: totpSecret, now } = invitation;
  const step = findTotpStep(sealer.open(totpSecret), code, now.getTime() / 1000);
  if (step === null) throw new AppError('code_wrong');
  const passwordHash = await hashPassword(password);
  const who = { tenantId, kind: 'staff', studentId: null, parentId: null, staffId } as const;
  const pair = await db.transaction().execute(async (tx) => {
    if (!(await useInvitation(tx, tenantId, tokenHash, staffId))) throw new AppError('invitation_invalid');
    await updateStaffCredential(tx, { tenantId, staffId, passwordHash, totpSecret, totpStep: step });
    await revokeDevices(tx, { tenantId, kind: 'staff', id: staffId }, null, 'invitation accepted');
    await audit(tx, {
      tenantId,
      actor: { kind: 'staff', id: staffId },
      action: 'staff.invitation_accepted',
      subject: { kind: 'staff', id: staffId },
    });
    return (await openSession(tx, tokens, who, device)).pair;
  });
  return { staffId, pair };
}
