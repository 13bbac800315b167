import { AppError, notFound } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { checkOtp } from './check-otp.ts';
import { useChallenge } from './otp-store.ts';
import { selectParentView } from './person-view-store.ts';
import { markConfirmed } from './session-store.ts';

interface Confirm {
  tenantId: number;
  parentId: number;
  sessionId: string;
  code: string;
  codeLength: number;
}

/** The code goes to the parent's own number, whatever the request says. */
export async function confirmWithOtp(
  { db, otpKey }: { db: Database; otpKey: string },
  request: Confirm,
): Promise<void> {
  const { tenantId, parentId, sessionId, code, codeLength } = request;
  const parent = await selectParentView(db, tenantId, parentId);
  if (!parent) throw notFound();
  const phone = parent.phone_number;
  const { nonce } = await checkOtp(db, {
    tenantId,
    phone,
    purpose: 'sign-in',
    code,
    key: otpKey,
    length: codeLength,
  });
  await db.transaction().execute(async (tx) => {
    const isFirst = await useChallenge(tx, tenantId, phone, nonce);
    if (!isFirst) throw new AppError('otp_expired');
    await markConfirmed(tx, tenantId, sessionId);
  });
}
