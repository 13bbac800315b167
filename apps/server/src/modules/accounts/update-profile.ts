import { AppError } from '#platform/app-error.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { isStudentsBirthday } from './domain/student-age.ts';
import { selectPictureKey, updateStudentRow } from './family-store.ts';
import { toPhoneNumber } from './phone-number.ts';
import { forgetPicture, withPicture } from './student-picture.ts';

interface UpdateProfile {
  tenantId: number;
  studentId: number;
  firstName?: string | undefined;
  lastName?: string | undefined;
  dob?: string | undefined;
  /** For the school to call; nobody signs in with it. Null takes it away. */
  phone?: string | null | undefined;
  picture: Buffer | null;
}

/** What is left out keeps what it is. */
export async function updateProfile(
  { db, storage }: { db: Database; storage: Storage },
  { tenantId, studentId, firstName, lastName, dob, phone, picture }: UpdateProfile,
): Promise<void> {
  if (dob !== undefined && !isStudentsBirthday(dob, await readToday(db))) {
    throw new AppError('dob_out_of_range', { dob });
  }
  const phoneNumber = phone ? toPhoneNumber(phone) : phone;
  if (phone && phoneNumber === null) throw new AppError('phone_invalid');
  await withPicture(storage, picture, (pictureKey) =>
    db.transaction().execute(async (tx) => {
      if (pictureKey !== null)
        await forgetPicture(tx, tenantId, await selectPictureKey(tx, tenantId, studentId));
      await updateStudentRow(tx, tenantId, studentId, {
        first_name: firstName,
        last_name: lastName,
        dob,
        phone_number: phoneNumber,
        picture_key: pictureKey ?? undefined,
      });
    }),
  );
}
