import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import { checkOtp } from './check-otp.ts';
import type { PhoneChanged } from './events.ts';
import { lockParent, updateParentPhone } from './family-store.ts';
import { lockPhone, selectParentIdByPhone, useChallenge } from './otp-store.ts';
import { toPhoneNumber } from './phone-number.ts';

interface ChangePhone {
  tenantId: number;
  brandId: number;
  parentId: number;
  phone: string;
  code: string;
  codeLength: number;
}

/** Only with the code that went to the new number. Whoever reads the old one is told, in case it was not they. */
export async function changePhone(
  { db, otpKey }: { db: Database; otpKey: string },
  request: ChangePhone,
): Promise<void> {
  const { tenantId, parentId, code, codeLength } = request;
  const phone = toPhoneNumber(request.phone);
  if (phone === null) throw new AppError('phone_invalid');
  const purpose = `phone:${parentId}` as const;
  const { nonce } = await checkOtp(db, { tenantId, phone, purpose, code, key: otpKey, length: codeLength });
  const isFree = await db.transaction().execute(async (tx) => {
    const isFirst = await useChallenge(tx, tenantId, phone, nonce);
    if (!isFirst) throw new AppError('otp_expired');
    return takeNumber(tx, request, phone);
  });
  // Outside the transaction: a code that was right is used up, whatever it was right for.
  if (!isFree) throw new AppError('account_exists');
}

/** False where the number signs somebody else in. Only its owner can learn that: the code came to them. */
async function takeNumber(
  tx: Tx,
  { tenantId, brandId, parentId }: ChangePhone,
  phone: string,
): Promise<boolean> {
  await lockPhone(tx, tenantId, phone);
  const owner = await selectParentIdByPhone(tx, tenantId, phone);
  if (owner !== null) return owner === parentId;
  const parent = await lockParent(tx, tenantId, parentId);
  if (!parent) throw notFound();
  await updateParentPhone(tx, tenantId, parentId, phone);
  const newDigits = phone.slice(-4);
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: parentId },
    action: 'parent.phone_changed',
    subject: { kind: 'parent', id: parentId },
    details: { oldDigits: parent.phone_number.slice(-4), newDigits },
  });
  await emit<PhoneChanged>(tx, {
    type: 'accounts.phone_changed',
    tenantId,
    data: { oldPhone: parent.phone_number, newDigits, brandId },
  });
  return true;
}
