import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import type { Grant } from './domain/access-state.ts';

export interface NewGrant {
  courseId: number;
  subjectId: number | null;
  source: Grant['source'];
  sourceRef: string;
  fromDay: string;
  toDay: string;
}

interface GrantOwner {
  tenantId: number;
  studentId: number;
}

/** Adds the course or finds it: a second press of the button changes nothing. */
export async function upsertEnrolment(
  tx: Tx,
  tenantId: number,
  studentId: number,
  courseId: number,
): Promise<number> {
  const inserted = await tx
    .insertInto('enrolment')
    .values({ tenant_id: tenantId, student_id: studentId, course_id: courseId })
    .onConflict((conflict) => conflict.columns(['student_id', 'course_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const existing = await tx
    .selectFrom('enrolment')
    .select('id')
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return existing.id;
}

/** The same source gives the same grant once; giving it again moves its days. */
export async function upsertGrant(
  tx: Tx,
  tenantId: number,
  studentId: number,
  grant: NewGrant,
): Promise<Change> {
  const written = await tx
    .insertInto('access_grant')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      course_id: grant.courseId,
      subject_id: grant.subjectId,
      source: grant.source,
      source_ref: grant.sourceRef,
      from_day: grant.fromDay,
      to_day: grant.toDay,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'course_id', 'subject_id', 'source', 'source_ref'])
        .doUpdateSet({ from_day: grant.fromDay, to_day: grant.toDay })
        .where((where) =>
          where.or([
            where('access_grant.from_day', '!=', grant.fromDay),
            where('access_grant.to_day', '!=', grant.toDay),
          ]),
        ),
    )
    // xmax is zero on a row that nobody has written before.
    .returning(sql<boolean>`access_grant.xmax = 0`.as('is_new'))
    .executeTakeFirst();
  if (!written) return 'unchanged';
  return written.is_new ? 'created' : 'changed';
}

interface RevokedGrant {
  student_id: number;
  id: number;
  course_id: number;
  subject_id: number | null;
  to_day: string;
}

export async function revokeGrants(
  tx: Tx,
  { tenantId, studentId, source, sourceRef }: Pick<NewGrant, 'source' | 'sourceRef'> & GrantOwner,
): Promise<RevokedGrant[]> {
  return tx
    .updateTable('access_grant')
    .set({ revoked_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('source', '=', source)
    .where('source_ref', '=', sourceRef)
    .where('revoked_at', 'is', null)
    .returning(['student_id', 'id', 'course_id', 'subject_id', 'to_day'])
    .execute();
}

/** Only purchases are added to one another; of the whole course, they reach each of its subjects. */
export async function shortenLaterGrants(tx: Tx, revoked: RevokedGrant, days: number): Promise<void> {
  await sql`
    UPDATE access_grant
    SET to_day = to_day - greatest(0, least(${days}::int, ${revoked.to_day}::date - app_today()))
    WHERE student_id = ${revoked.student_id} AND course_id = ${revoked.course_id} AND source = 'order_line'
      AND (${revoked.subject_id}::bigint IS NULL OR subject_id = ${revoked.subject_id}::bigint)
      AND id > ${revoked.id} AND to_day > ${revoked.to_day}::date AND revoked_at IS NULL
  `.execute(tx);
}

export async function selectGrants(db: Queryable, studentId: number) {
  const rows = await db
    .selectFrom('access_grant')
    .select(['course_id', 'subject_id', 'source', 'source_ref', 'from_day', 'to_day', 'revoked_at'])
    .where('student_id', '=', studentId)
    .execute();
  return rows.map((row) => ({
    courseId: row.course_id,
    subjectId: row.subject_id,
    source: row.source as Grant['source'],
    sourceRef: row.source_ref,
    fromDay: row.from_day,
    toDay: row.to_day,
    revoked: row.revoked_at !== null,
  }));
}

/** Newest selection first: the first active one is the course a student comes back to. */
export async function selectEnrolments(db: Queryable, studentId: number) {
  return db
    .selectFrom('enrolment')
    .select(['id', 'course_id', 'is_active'])
    .where('student_id', '=', studentId)
    .orderBy('last_selected_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function updateEnrolment(
  tx: Tx,
  studentId: number,
  enrolmentId: number,
  isActive: boolean,
): Promise<boolean> {
  const result = await tx
    .updateTable('enrolment')
    .set(isActive ? { is_active: true, last_selected_at: appNow } : { is_active: false })
    .where('student_id', '=', studentId)
    .where('id', '=', enrolmentId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A course that was put aside and is bought again comes back, as the one last selected. */
export async function wakeEnrolment(tx: Tx, studentId: number, courseId: number): Promise<void> {
  await tx
    .updateTable('enrolment')
    .set({ is_active: true, last_selected_at: appNow })
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('is_active', '=', false)
    .execute();
}

export async function hasGrants(db: Queryable, studentId: number, courseId: number): Promise<boolean> {
  const row = await db
    .selectFrom('access_grant')
    .select('id')
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasClassRoom(db: Queryable, studentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('enrolment')
    .innerJoin('course', 'course.id', 'enrolment.course_id')
    .select('enrolment.id')
    .where('enrolment.student_id', '=', studentId)
    .where('course.kind', '=', 'class_room')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
