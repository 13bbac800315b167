import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import type { Subscription } from './digest-token.ts';
import type { DigestWeek } from './domain/digest-week.ts';

export const sendTask = 'notifications.send-digest';

/**
 * The letters of a week that nobody has begun: their rows and their jobs, in one statement. They go to guardians
 * with an address about a child that is confirmed, not blocked and has somebody's consent; where something was
 * done this week, something is due, or the letter before told of something.
 */
export async function insertDueDigests(
  db: Database,
  { week, from, to }: DigestWeek,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    WITH begun AS (
      INSERT INTO digest (student_id, parent_id, week, tenant_id)
      SELECT guardian.student_id, guardian.parent_id, ${week}::date, guardian.tenant_id
      FROM guardian
      JOIN parent ON parent.tenant_id = guardian.tenant_id AND parent.id = guardian.parent_id
      JOIN student ON student.id = guardian.student_id
      WHERE parent.email IS NOT NULL AND student.confirmed_at IS NOT NULL AND student.blocked_at IS NULL
        AND EXISTS (SELECT FROM consent WHERE consent.student_id = student.id)
        AND NOT EXISTS (SELECT FROM tenant_closed closed WHERE closed.tenant_id = student.tenant_id)
        AND NOT EXISTS (SELECT FROM digest_setting setting WHERE setting.student_id = student.id
          AND setting.parent_id = parent.id AND setting.stopped_at IS NOT NULL)
        AND NOT EXISTS (SELECT FROM digest WHERE digest.student_id = student.id
          AND digest.parent_id = parent.id AND digest.week = ${week}::date)
        AND (
          EXISTS (SELECT FROM content_state state WHERE state.student_id = student.id
            AND state.completed_at > ${from} AND state.completed_at <= ${to})
          OR EXISTS (SELECT FROM attempt_run run WHERE run.student_id = student.id AND run.state = 'completed'
            AND run.ended_at > ${from} AND run.ended_at <= ${to})
          OR EXISTS (SELECT FROM enrolment JOIN worksheet ON worksheet.tenant_id = enrolment.tenant_id
            AND worksheet.course_id = enrolment.course_id AND worksheet.posted_at IS NOT NULL
            AND worksheet.due_at > ${to} AND worksheet.due_at <= ${to}::timestamptz + interval '7 days'
            WHERE enrolment.student_id = student.id)
          OR (SELECT told FROM digest before WHERE before.student_id = student.id
            AND before.parent_id = parent.id AND before.week < ${week}::date AND before.told <> 'nothing'
            ORDER BY before.week DESC LIMIT 1) = 'week'
        )
      ORDER BY guardian.student_id, guardian.parent_id
      LIMIT ${limit}
      ON CONFLICT DO NOTHING
      RETURNING student_id, parent_id, week
    )
    SELECT graphile_worker.add_job(${sendTask},
      json_build_object('studentId', student_id, 'parentId', parent_id, 'week', week),
      job_key => concat_ws(':', 'digest', student_id, parent_id, week))
    FROM begun
  `.execute(db);
  return rows.length;
}

interface WhichDigest {
  studentId: number;
  parentId: number;
  week: string;
}

/** Who is told about whom; undefined once it was sent, and where it may not be sent any more. */
export async function selectUnsent(db: Queryable, { studentId, parentId, week }: WhichDigest) {
  return db
    .selectFrom('digest')
    .innerJoin('guardian', (join) =>
      join
        .onRef('guardian.student_id', '=', 'digest.student_id')
        .onRef('guardian.parent_id', '=', 'digest.parent_id'),
    )
    .innerJoin('student', 'student.id', 'digest.student_id')
    .innerJoin('parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'digest.tenant_id').onRef('parent.id', '=', 'digest.parent_id'),
    )
    .leftJoin('digest_setting', (join) =>
      join
        .onRef('digest_setting.student_id', '=', 'digest.student_id')
        .onRef('digest_setting.parent_id', '=', 'digest.parent_id'),
    )
    .select([
      'digest.tenant_id',
      'student.first_name as child_name',
      'student.native_name as child_native_name',
      'parent.email',
      'parent.first_name as parent_name',
      'parent.native_name as parent_native_name',
      'parent.language',
    ])
    .where('digest.student_id', '=', studentId)
    .where('digest.parent_id', '=', parentId)
    .where('digest.week', '=', week)
    .where('digest.told', 'is', null)
    .where('digest_setting.stopped_at', 'is', null)
    .where('student.blocked_at', 'is', null)
    .where('student.confirmed_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('consent').select('consent.id').whereRef('consent.student_id', '=', 'student.id')),
    )
    .executeTakeFirst();
}

/** What the letter before told of: a week, that it was quiet, or null where there was none. */
export async function selectLastTold(
  db: Queryable,
  { studentId, parentId, week }: WhichDigest,
): Promise<string | null> {
  const row = await db
    .selectFrom('digest')
    .select('told')
    .where('student_id', '=', studentId)
    .where('parent_id', '=', parentId)
    .where('week', '<', week)
    .where('told', 'in', ['week', 'quiet'])
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.told ?? null;
}

export async function updateTold(
  db: Database,
  { studentId, parentId, week }: WhichDigest,
  told: 'week' | 'quiet' | 'nothing',
): Promise<void> {
  await db
    .updateTable('digest')
    .set({ told, sent_at: told === 'nothing' ? null : appNow })
    .where('student_id', '=', studentId)
    .where('parent_id', '=', parentId)
    .where('week', '=', week)
    .execute();
}

/** False where the parent does not look after the child (any more), and where nothing changes. */
export async function upsertStopped(
  tx: Tx,
  { tenantId, parentId, studentId }: Subscription,
  isStopped: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO digest_setting AS setting (student_id, parent_id, tenant_id, stopped_at)
    SELECT student_id, parent_id, tenant_id, CASE WHEN ${isStopped}::boolean THEN app_now() END FROM guardian
    WHERE tenant_id = ${tenantId} AND student_id = ${studentId} AND parent_id = ${parentId}
    ON CONFLICT (student_id, parent_id) DO UPDATE SET stopped_at = excluded.stopped_at
    WHERE (setting.stopped_at IS NULL) <> (excluded.stopped_at IS NULL)
    RETURNING student_id
  `.execute(tx);
  return rows.length > 0;
}

/** Undefined where the parent does not look after the child. */
export async function selectLetterSetting(
  db: Queryable,
  { tenantId, parentId, studentId }: Subscription,
): Promise<{ email: string | null; stopped_at: Date | null } | undefined> {
  return db
    .selectFrom('guardian')
    .innerJoin('parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'guardian.tenant_id').onRef('parent.id', '=', 'guardian.parent_id'),
    )
    .leftJoin('digest_setting', (join) =>
      join
        .onRef('digest_setting.student_id', '=', 'guardian.student_id')
        .onRef('digest_setting.parent_id', '=', 'guardian.parent_id'),
    )
    .select(['parent.email', 'digest_setting.stopped_at'])
    .where('guardian.tenant_id', '=', tenantId)
    .where('guardian.parent_id', '=', parentId)
    .where('guardian.student_id', '=', studentId)
    .executeTakeFirst();
}
