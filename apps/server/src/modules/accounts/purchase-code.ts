import { AppError } from '#platform/app-error.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import { askForCode } from './ask-for-code.ts';
import { checkOtp } from './check-otp.ts';
import type { OtpChannel } from './domain/otp-channel.ts';
import { selectFirstGuardian } from './family-store.ts';
import { useChallenge } from './otp-store.ts';

interface Child {
  tenantId: number;
  studentId: number;
}

interface SendPurchaseCode extends Child {
  brandId: number;
  channel: OtpChannel;
  ip: string;
  /** What the parent says yes to; the right code gives it back. */
  subject: object;
  /** As the message says it. */
  amount: string;
}

/** Sends a child's parent a code that allows one purchase. It signs nobody in, and no other code allows a purchase. */
export async function sendPurchaseCode(
  tx: Tx,
  { tenantId, studentId, brandId, channel, ip, subject, amount }: SendPurchaseCode,
): Promise<{ phone: string; retryAfter: number }> {
  const { phone_number: phone, child_name: child } = await requireGuardian(tx, { tenantId, studentId });
  const { retryAfter } = await askForCode(tx, {
    tenantId,
    brandId,
    phone,
    channel,
    ip,
    isKnownDevice: false,
    takesUnknown: false,
    purpose: `purchase:${studentId}`,
    signUp: null,
    subject,
    message: { template: 'purchase_approval', variables: { amount, child } },
  });
  return { phone, retryAfter };
}

interface CheckPurchaseCode extends Child {
  code: string;
  codeLength: number;
}

export interface PurchaseCode {
  parentId: number;
  subject: unknown;
  /** False: somebody used the same right code a moment before. */
  use(tx: Tx): Promise<boolean>;
}

/** Refuses a wrong code; a right one can be used once. */
export async function checkPurchaseCode(
  { db, otpKey }: { db: Database; otpKey: string },
  { tenantId, studentId, code, codeLength }: CheckPurchaseCode,
): Promise<PurchaseCode> {
  const { id: parentId, phone_number: phone } = await requireGuardian(db, { tenantId, studentId });
  const { nonce, subject } = await checkOtp(db, {
    tenantId,
    phone,
    purpose: `purchase:${studentId}`,
    code,
    key: otpKey,
    length: codeLength,
  });
  return { parentId, subject, use: (tx) => useChallenge(tx, tenantId, phone, nonce) };
}

async function requireGuardian(db: Queryable, { tenantId, studentId }: Child) {
  const guardian = await selectFirstGuardian(db, tenantId, studentId);
  if (!guardian) throw new AppError('no_guardian');
  return guardian;
}
