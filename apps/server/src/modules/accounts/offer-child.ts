import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { insertOffer } from './guardian-invitation-store.ts';
import { toPhoneNumber } from './phone-number.ts';

const yearSeconds = 365 * 24 * 3600;

interface OfferChild {
  tenantId: number;
  studentId: number;
  phone: string;
  relation: 'mother' | 'father' | 'guardian';
}

/** The school names one more phone for a child: its owner may link the child, once a code proves the phone. */
export async function offerChild(
  tx: Tx,
  { tenantId, studentId, phone, relation }: OfferChild,
): Promise<Change> {
  const phoneNumber = toPhoneNumber(phone);
  if (phoneNumber === null) throw new AppError('phone_invalid', { phone });
  const isNew = await insertOffer(tx, {
    tenantId,
    studentId,
    phone: phoneNumber,
    relation,
    seconds: yearSeconds,
  });
  return isNew ? 'created' : 'unchanged';
}
