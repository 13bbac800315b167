import type { Queryable } from '#platform/db/database.ts';

function studentView(db: Queryable, tenantId: number, parentId: number | null) {
  return db
    .selectFrom('student')
    .leftJoin('student_credential', 'student_credential.student_id', 'student.id')
    .leftJoin('parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'student.tenant_id').on('parent.id', '=', parentId ?? 0),
    )
    .select([
      'student.id',
      'student.first_name',
      'student.last_name',
      'student.phone_number',
      'student.picture_key',
      'student.step',
      'student.dob',
      'student.blocked_at',
      'student.confirmed_at',
      'student_credential.email',
      'parent.current_student_id',
    ])
    .where('student.tenant_id', '=', tenantId);
}

export async function selectStudentView(
  db: Queryable,
  tenantId: number,
  studentId: number,
  parentId: number | null,
) {
  return studentView(db, tenantId, parentId).where('student.id', '=', studentId).executeTakeFirst();
}

/** A parent's children in the order they came. */
export async function selectChildren(db: Queryable, tenantId: number, parentId: number) {
  return studentView(db, tenantId, parentId)
    .innerJoin('guardian', 'guardian.student_id', 'student.id')
    .where('guardian.tenant_id', '=', tenantId)
    .where('guardian.parent_id', '=', parentId)
    .orderBy('guardian.created_at')
    .orderBy('student.id')
    .execute();
}

export async function selectParentView(db: Queryable, tenantId: number, parentId: number) {
  return db
    .selectFrom('parent')
    .select(['id', 'phone_number', 'email', 'first_name', 'last_name', 'current_student_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', parentId)
    .executeTakeFirst();
}
