import type { LocalText } from '@shala/brand/brand.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { selectStaff, upsertStaff } from './people-store.ts';
import { toPhoneNumber } from './phone-number.ts';

interface SaveStaff {
  tenantId: number;
  importRef: string | null;
  email: string;
  name: LocalText;
  title?: LocalText | undefined;
  phone?: string | undefined;
  pictureKey?: string | undefined;
  passwordHash: string | null;
}

/** The password counts for a new person only. */
export async function saveStaff(tx: Tx, staff: SaveStaff): Promise<Saved> {
  const { tenantId, importRef } = staff;
  const email = staff.email.toLowerCase();
  const phone = staff.phone === undefined ? undefined : toPhoneNumber(staff.phone);
  if (phone === null) throw new AppError('phone_invalid', { phone: staff.phone ?? '' });
  const found = await selectStaff(tx, tenantId, { importRef, email });
  const known = found.find((row) => importRef !== null && row.import_ref === importRef);
  const owner = found.find((row) => row.email === email);
  const isOther = owner !== undefined && (known ? known.id !== owner.id : owner.import_ref !== null);
  if (isOther) throw new AppError('email_taken', { email });
  return upsertStaff(
    tx,
    known?.id ?? owner?.id ?? null,
    {
      tenant_id: tenantId,
      import_ref: importRef,
      email,
      name: staff.name,
      title: staff.title,
      phone_number: phone,
      picture_key: staff.pictureKey,
    },
    staff.passwordHash,
  );
}
