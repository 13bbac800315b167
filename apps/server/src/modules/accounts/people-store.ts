import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';

export interface StudentRow {
  tenant_id: number;
  import_ref: string;
  first_name: string;
  last_name: string;
  native_name: string | undefined;
  dob: string;
  language: string;
  usage: string | null;
  step: number;
  time_factor: number | undefined;
  photo_allowed: boolean | undefined;
  on_leaderboard: boolean;
}

/** What a student does in the product (usage, step, language) is theirs after the first time. */
export function upsertStudent(tx: Tx, row: StudentRow): Promise<Saved> {
  const { tenant_id, import_ref, usage, step, language, on_leaderboard, ...values } = row;
  return saveRow(tx, {
    table: 'student',
    key: { tenant_id, import_ref },
    values,
    first: { usage, step, language, on_leaderboard, confirmed_at: appNow },
  });
}

/** True when the state was another one before. */
export async function updateBlocked(tx: Tx, studentId: number, isBlocked: boolean): Promise<boolean> {
  const result = await tx
    .updateTable('student')
    .set({ blocked_at: isBlocked ? appNow : null })
    .where('id', '=', studentId)
    .where('blocked_at', isBlocked ? 'is' : 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** True when it was another one before. */
export async function updateTimeFactor(tx: Tx, studentId: number, factor: number): Promise<boolean> {
  const result = await tx
    .updateTable('student')
    .set({ time_factor: factor })
    .where('id', '=', studentId)
    .where('time_factor', '!=', factor)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function selectLogin(db: Queryable, studentId: number) {
  return db
    .selectFrom('student_credential')
    .select(['email', sql<boolean>`password_hash IS NOT NULL`.as('has_password')])
    .where('student_id', '=', studentId)
    .executeTakeFirst();
}

interface CredentialRow {
  tenant_id: number;
  student_id: number;
  email: string;
  password_hash: string | null;
}

export function upsertCredential(
  tx: Tx,
  { tenant_id, student_id, email, password_hash }: CredentialRow,
): Promise<Saved> {
  return saveRow(tx, {
    table: 'student_credential',
    key: { tenant_id, student_id },
    values: { email },
    first: { password_hash },
    id: 'student_id',
  });
}

/** By the name that the importing school gave. */
export async function selectStudentIdByRef(
  db: Queryable,
  tenantId: number,
  importRef: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('student')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('import_ref', '=', importRef)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectStudentIdByEmail(
  db: Queryable,
  tenantId: number,
  email: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('student_credential')
    .select('student_id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.student_id ?? null;
}

export async function selectParents(
  db: Queryable,
  tenantId: number,
  who: { importRef: string | null; phoneNumber: string },
) {
  return db
    .selectFrom('parent')
    .select(['id', 'import_ref', 'phone_number'])
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([where('phone_number', '=', who.phoneNumber), where('import_ref', '=', who.importRef)]),
    )
    .execute();
}

export interface ParentRow {
  tenant_id: number;
  phone_number: string;
  email: string | undefined;
  first_name: string;
  last_name: string;
  native_name: string | undefined;
  import_ref: string | undefined;
}

/** Without an id the parent is new. */
export function upsertParent(
  tx: Tx,
  id: number | null,
  { tenant_id, ...values }: ParentRow,
  language: string,
): Promise<Saved> {
  return saveRow(tx, {
    table: 'parent',
    key: id === null ? { tenant_id, phone_number: values.phone_number } : { tenant_id, id },
    values,
    first: { language },
  });
}

export function upsertGuardian(
  tx: Tx,
  row: { tenant_id: number; student_id: number; parent_id: number; relation: string },
): Promise<Saved> {
  const { relation, ...key } = row;
  return saveRow(tx, { table: 'guardian', key, values: { relation }, id: 'parent_id' });
}

/** Only where no child was chosen yet: the choice made on a screen is never taken back. */
export async function chooseStudentIfNone(
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
    .where('current_student_id', 'is', null)
    .execute();
}

export interface StaffRow {
  tenant_id: number;
  import_ref: string | null;
  email: string;
  name: object;
  title: object | undefined;
  phone_number: string | undefined;
  /** Of a drawing or a photo in the file store. */
  picture_key?: string | undefined;
}

export function upsertStaff(
  tx: Tx,
  id: number | null,
  { tenant_id, ...values }: StaffRow,
  passwordHash: string | null,
): Promise<Saved> {
  return saveRow(tx, {
    table: 'staff',
    key: id === null ? { tenant_id, email: values.email } : { tenant_id, id },
    values,
    first: { password_hash: passwordHash },
  });
}

export async function selectStaff(
  db: Queryable,
  tenantId: number,
  who: { importRef: string | null; email: string },
) {
  return db
    .selectFrom('staff')
    .select(['id', 'import_ref', 'email'])
    .where('tenant_id', '=', tenantId)
    .where((where) => where.or([where('email', '=', who.email), where('import_ref', '=', who.importRef)]))
    .execute();
}

export interface ConsentRow {
  tenant_id: number;
  student_id: number;
  parent_id: number;
  document: string;
  version: string;
  verified_by: string;
  given_at: Date;
}

/** A consent is a fact: the first record of it stays. */
export function insertConsentOnce(tx: Tx, { verified_by, given_at, ...key }: ConsentRow): Promise<Saved> {
  return saveRow(tx, { table: 'consent', key, values: {}, first: { verified_by, given_at } });
}
