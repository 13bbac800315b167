import { sql } from 'kysely';
import { asPeopleSort } from '#platform/db/as-people-sort.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

interface WhichClass {
  tenantId: number;
  liveClassId: number;
}

/** Those who are there are heard every few seconds. */
const silence = sql`make_interval(secs => 20)`;
/** An open span goes on until now; of somebody who is not heard any more it ended when they were last heard. */
const isHeard = sql`(span.left_at IS NULL AND span.seen_at >= app_now() - ${silence})`;
const until = sql`coalesce(span.left_at, CASE WHEN ${isHeard} THEN app_now() ELSE span.seen_at END)`;

/** Ends what is open: of one student, or of everybody. */
export async function closeOpenSpans(
  tx: Tx,
  { tenantId, liveClassId }: WhichClass,
  studentId: number | null = null,
): Promise<void> {
  await sql`UPDATE live_attendance span SET left_at = ${until}
    WHERE tenant_id = ${tenantId} AND live_class_id = ${liveClassId} AND left_at IS NULL
      AND (${studentId}::bigint IS NULL OR student_id = ${studentId})`.execute(tx);
}

/** False: the host had not sent this student out. */
export async function clearRemoval(
  tx: Tx,
  { tenantId, liveClassId, studentId }: WhichClass & { studentId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('live_seat')
    .set({ removed_at: null })
    .where('tenant_id', '=', tenantId)
    .where('live_class_id', '=', liveClassId)
    .where('student_id', '=', studentId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who has ever been there. */
export async function selectVisitors(
  db: Queryable,
  { tenantId, liveClassId }: WhichClass,
): Promise<number[]> {
  const rows = await db
    .selectFrom('live_attendance')
    .select('student_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('live_class_id', '=', liveClassId)
    .execute();
  return rows.map((row) => row.student_id);
}

export interface AttendeeRow {
  id: number;
  first_name: string;
  last_name: string;
  section_name: unknown;
  roll: number | null;
  first_joined_at: Date | null;
  last_left_at: Date | null;
  is_present: boolean | null;
  seconds: number | null;
  is_removed: boolean;
}

/** These students as they were in the class or were not, by section, roll and name. */
export async function selectAttendees(
  db: Queryable,
  { tenantId, liveClassId }: WhichClass,
  studentIds: readonly number[],
): Promise<AttendeeRow[]> {
  const { rows } = await sql<AttendeeRow>`
    SELECT student.id, student.first_name, student.last_name, member.name AS section_name, member.roll,
      been.first_joined_at, CASE WHEN been.is_present THEN NULL ELSE been.last_left_at END AS last_left_at,
      been.is_present, been.seconds, coalesce(seat.removed_at IS NOT NULL, false) AS is_removed
    FROM student
    LEFT JOIN LATERAL (
      SELECT section.name, own.roll FROM section_membership own
      JOIN section ON section.tenant_id = own.tenant_id AND section.id = own.section_id
      JOIN live_class ON live_class.tenant_id = section.tenant_id AND live_class.id = ${liveClassId}
        AND live_class.course_id = section.course_id
      WHERE own.tenant_id = student.tenant_id AND own.student_id = student.id
        AND own.from_day <= app_today() AND (own.to_day IS NULL OR own.to_day >= app_today())
      ORDER BY section.id LIMIT 1
    ) member ON true
    LEFT JOIN LATERAL (
      SELECT min(span.joined_at) AS first_joined_at, max(${until}) AS last_left_at, bool_or(${isHeard}) AS is_present,
        floor(sum(extract(epoch FROM ${until} - span.joined_at)))::int AS seconds
      FROM live_attendance span
      WHERE span.student_id = student.id AND span.tenant_id = ${tenantId} AND span.live_class_id = ${liveClassId}
    ) been ON true
    LEFT JOIN live_seat seat ON seat.student_id = student.id AND seat.live_class_id = ${liveClassId}
    WHERE student.tenant_id = ${tenantId} AND student.id = ANY (${studentIds}::bigint[])
    ORDER BY member.name ->> 'en' NULLS LAST, member.roll NULLS LAST, student.first_name ${asPeopleSort},
      student.last_name ${asPeopleSort}, student.id
  `.execute(db);
  return rows;
}
