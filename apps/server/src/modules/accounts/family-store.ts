import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** Undefined for a child of somebody else and for one that does not exist. */
export async function selectOwnChild(db: Queryable, tenantId: number, parentId: number, studentId: number) {
  return db
    .selectFrom('guardian')
    .innerJoin('student', (join) =>
      join
        .onRef('student.tenant_id', '=', 'guardian.tenant_id')
        .onRef('student.id', '=', 'guardian.student_id'),
    )
    .select(['student.id', 'student.first_name', 'student.blocked_at'])
    .where('guardian.tenant_id', '=', tenantId)
    .where('guardian.parent_id', '=', parentId)
    .where('guardian.student_id', '=', studentId)
    .executeTakeFirst();
}

export async function selectGuardianIds(db: Queryable, tenantId: number, studentId: number) {
  const rows = await db
    .selectFrom('guardian')
    .select('parent_id')
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .execute();
  return rows.map((row) => row.parent_id);
}

/** The parent who was linked first: the one that is asked where one has to be. */
export async function selectFirstGuardian(db: Queryable, tenantId: number, studentId: number) {
  return db
    .selectFrom('guardian')
    .innerJoin('parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'guardian.tenant_id').onRef('parent.id', '=', 'guardian.parent_id'),
    )
    .innerJoin('student', 'student.id', 'guardian.student_id')
    .select(['parent.id', 'parent.phone_number', 'student.first_name as child_name'])
    .where('guardian.tenant_id', '=', tenantId)
    .where('guardian.student_id', '=', studentId)
    .orderBy('guardian.created_at')
    .orderBy('parent.id')
    .executeTakeFirst();
}

/** Two presses of one button wait for each other here. */
export async function lockParent(tx: Tx, tenantId: number, parentId: number) {
  return tx
    .selectFrom('parent')
    .select(['current_student_id', 'phone_number'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', parentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateParentPhone(
  tx: Tx,
  tenantId: number,
  parentId: number,
  phone: string,
): Promise<void> {
  await tx
    .updateTable('parent')
    .set({ phone_number: phone })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', parentId)
    .execute();
}

export interface ChildFields {
  firstName: string;
  lastName: string;
  dob: string;
}

/** A child of the same name and birthday is the same child. */
export async function selectSameChild(tx: Tx, tenantId: number, parentId: number, child: ChildFields) {
  return tx
    .selectFrom('student')
    .innerJoin('guardian', 'guardian.student_id', 'student.id')
    .select(['student.id', 'student.picture_key'])
    .where('student.tenant_id', '=', tenantId)
    .where('guardian.parent_id', '=', parentId)
    .where(sql<string>`lower(student.first_name)`, '=', child.firstName.toLowerCase())
    .where(sql<string>`lower(student.last_name)`, '=', child.lastName.toLowerCase())
    .where('student.dob', '=', child.dob)
    .executeTakeFirst();
}

export async function insertStudent(
  tx: Tx,
  tenantId: number,
  child: ChildFields & { language: string; pictureKey: string | null },
): Promise<number> {
  const row = await tx
    .insertInto('student')
    .values({
      tenant_id: tenantId,
      first_name: child.firstName,
      last_name: child.lastName,
      dob: child.dob,
      language: child.language,
      picture_key: child.pictureKey,
      step: 2,
      confirmed_at: appNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface StudentPatch {
  first_name?: string | undefined;
  last_name?: string | undefined;
  dob?: string | undefined;
  phone_number?: string | null | undefined;
  picture_key?: string | undefined;
  step?: number | undefined;
  usage?: string | undefined;
  photo_allowed?: boolean | undefined;
  on_leaderboard?: boolean | undefined;
}

/** What is left out keeps what it is. */
export async function updateStudentRow(
  tx: Tx,
  tenantId: number,
  studentId: number,
  patch: StudentPatch,
): Promise<void> {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  await tx
    .updateTable('student')
    .set(Object.fromEntries(given))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .execute();
}

/** The row is locked: whoever replaces a picture knows which one went. */
export async function selectPictureKey(tx: Tx, tenantId: number, studentId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('student')
    .select('picture_key')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
  return row?.picture_key ?? null;
}

/** One column holds the choice, so that choosing one child takes it from the others. */
export async function updateCurrentStudent(
  tx: Tx,
  tenantId: number,
  parentId: number,
  studentId: number,
): Promise<void> {
  await tx
    .updateTable('parent')
    .set({ current_student_id: studentId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', parentId)
    .execute();
}

/** From now on the session acts for this child: whatever it is refreshed to, too. */
export async function updateSessionStudent(
  tx: Tx,
  tenantId: number,
  sessionId: string,
  studentId: number,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ student_id: studentId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
}

/** Two parents who change them at once do so one after the other. */
export async function lockPermissions(tx: Tx, tenantId: number, studentId: number): Promise<void> {
  await tx
    .selectFrom('student')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .forNoKeyUpdate()
    .execute();
}

export async function selectPermissions(db: Queryable, tenantId: number, studentId: number) {
  return db
    .selectFrom('student')
    .select(['photo_allowed', 'on_leaderboard'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
}

export async function selectConsents(db: Queryable, tenantId: number, studentId: number) {
  return db
    .selectFrom('consent')
    .leftJoin('parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'consent.tenant_id').onRef('parent.id', '=', 'consent.parent_id'),
    )
    .select([
      'consent.document',
      'consent.version',
      'consent.verified_by',
      'consent.given_at',
      'parent.first_name',
      'parent.last_name',
    ])
    .where('consent.tenant_id', '=', tenantId)
    .where('consent.student_id', '=', studentId)
    .orderBy('consent.given_at', 'desc')
    .orderBy('consent.id', 'desc')
    .execute();
}
