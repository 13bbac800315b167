import type { Queryable } from '#platform/db/database.ts';

interface StudentPerson {
  firstName: string;
  lastName: string;
  pictureKey: string | null;
  /** Sent out of this class by its host. */
  isRemoved: boolean;
}

export async function selectStudentPerson(
  db: Queryable,
  { tenantId, studentId, liveClassId }: { tenantId: number; studentId: number; liveClassId: number },
): Promise<StudentPerson | null> {
  const row = await db
    .selectFrom('student')
    .leftJoin('live_seat', (join) =>
      join.onRef('live_seat.student_id', '=', 'student.id').on('live_seat.live_class_id', '=', liveClassId),
    )
    .select([
      'student.first_name',
      'student.last_name',
      'student.picture_key',
      'student.photo_allowed',
      'live_seat.removed_at',
    ])
    .where('student.tenant_id', '=', tenantId)
    .where('student.id', '=', studentId)
    .executeTakeFirst();
  return row
    ? {
        firstName: row.first_name,
        lastName: row.last_name,
        // Others see it: only where the parents have allowed that.
        pictureKey: row.photo_allowed ? row.picture_key : null,
        isRemoved: row.removed_at !== null,
      }
    : null;
}

export async function selectStaffPerson(
  db: Queryable,
  { tenantId, staffId }: { tenantId: number; staffId: number },
): Promise<{ name: unknown; pictureKey: string | null } | null> {
  const row = await db
    .selectFrom('staff')
    .select(['name', 'picture_key'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', staffId)
    .executeTakeFirst();
  return row ? { name: row.name, pictureKey: row.picture_key } : null;
}
