import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { selectParents, upsertParent } from './people-store.ts';
import { toPhoneNumber } from './phone-number.ts';

interface SaveParent {
  tenantId: number;
  /** null: the phone number alone says who it is. */
  importRef: string | null;
  phone: string;
  email?: string | undefined;
  firstName: string;
  lastName: string;
  nativeName?: string | undefined;
  language: 'en' | 'hi';
  /** Somebody who is known keeps their own name and address. */
  keepsKnown?: boolean;
}

/** A phone number belongs to one parent of a tenant; one who signed up before the import is found by it. */
export async function saveParent(tx: Tx, parent: SaveParent): Promise<Saved> {
  const { tenantId, importRef } = parent;
  const phone = toPhoneNumber(parent.phone);
  if (phone === null) throw new AppError('phone_invalid', { phone: parent.phone });
  const found = await selectParents(tx, tenantId, { importRef, phoneNumber: phone });
  const known = found.find((row) => importRef !== null && row.import_ref === importRef);
  const owner = found.find((row) => row.phone_number === phone);
  const isOther =
    owner !== undefined && (known ? known.id !== owner.id : isClaimed(owner.import_ref, importRef));
  if (isOther) throw new AppError('phone_taken', { phone });
  if (owner && parent.keepsKnown) return { id: owner.id, change: 'unchanged' };
  return upsertParent(
    tx,
    known?.id ?? owner?.id ?? null,
    {
      tenant_id: tenantId,
      phone_number: phone,
      email: parent.email?.toLowerCase(),
      first_name: parent.firstName,
      last_name: parent.lastName,
      native_name: parent.nativeName,
      import_ref: importRef ?? undefined,
    },
    parent.language,
  );
}

const isClaimed = (owner: string | null, importRef: string | null): boolean =>
  importRef !== null && owner !== null && owner !== importRef;
