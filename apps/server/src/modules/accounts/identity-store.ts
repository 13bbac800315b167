import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

interface Student {
  tenantId: number;
  studentId: number;
}

export async function selectIdentity(db: Queryable, { tenantId, studentId }: Student) {
  const row = await db
    .selectFrom('student')
    .select(['first_name', 'last_name', 'native_name', 'dob', 'phone_number', 'picture_key'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM guardian WHERE guardian.student_id = student.id)`.as('has_parent'),
    )
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    nativeName: row.native_name,
    dob: row.dob,
    phoneNumber: row.phone_number,
    pictureKey: row.picture_key,
    hasParent: row.has_parent,
  };
}

/** The row stays, because what must be kept hangs on it; nothing in it says who it was. */
export async function updateWiped(tx: Tx, { tenantId, studentId }: Student): Promise<void> {
  const nothing = { native_name: null, dob: null, phone_number: null, picture_key: null, import_ref: null };
  await tx
    .updateTable('student')
    .set({
      ...nothing,
      first_name: '',
      last_name: '',
      on_leaderboard: false,
      photo_allowed: false,
      blocked_at: appNow,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .execute();
}
