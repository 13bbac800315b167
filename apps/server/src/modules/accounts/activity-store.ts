import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';

export interface ActivityRow {
  tenantId: number;
  studentId: number;
  sessionId: string;
  event: 'connect' | 'disconnect';
  ip: string;
  userAgent: string;
}

export async function insertActivity(db: Database, row: ActivityRow): Promise<void> {
  await db
    .insertInto('session_activity')
    .values({
      tenant_id: row.tenantId,
      student_id: row.studentId,
      session_id: row.sessionId,
      event: row.event,
      ip: row.ip,
      user_agent: row.userAgent.slice(0, 300),
    })
    .execute();
}

export async function deleteOldActivity(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('session_activity')
    .where('at', '<', appNowPlus(-days * 24 * 3600))
    .execute();
}

export interface StaffConnection {
  tenantId: number;
  sessionId: string;
  staffId: number;
}

/** Which of these may stay: the session lives and is this person's, who is not blocked. */
export async function selectLiveStaff(
  db: Database,
  connections: readonly StaffConnection[],
): Promise<StaffConnection[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenant_id', '=', 'session.tenant_id').onRef('staff.id', '=', 'session.staff_id'),
    )
    .select(['session.tenant_id', 'session.id', 'staff.id as staff_id'])
    .where(
      'session.id',
      'in',
      connections.map(({ sessionId }) => sessionId),
    )
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', appNow)
    .where('staff.blocked_at', 'is', null)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, sessionId: row.id, staffId: row.staff_id }));
}

export interface Connection {
  tenantId: number;
  sessionId: string;
  studentId: number;
}

/** Which of these may stay: the session lives, the student is not blocked and may still be acted for. */
export async function selectLiveConnections(
  db: Database,
  connections: readonly Connection[],
): Promise<Connection[]> {
  const rows = await db
    .selectFrom(
      sql<{ tenant_id: number; session_id: string; student_id: number }>`unnest(
        ${connections.map((one) => one.tenantId)}::bigint[],
        ${connections.map((one) => one.sessionId)}::uuid[],
        ${connections.map((one) => one.studentId)}::bigint[]
      )`.as<'open'>(sql`open(tenant_id, session_id, student_id)`),
    )
    .innerJoin('session', (join) =>
      join.onRef('session.tenant_id', '=', 'open.tenant_id').onRef('session.id', '=', 'open.session_id'),
    )
    .innerJoin('student', (join) =>
      join.onRef('student.tenant_id', '=', 'open.tenant_id').onRef('student.id', '=', 'open.student_id'),
    )
    .leftJoin('guardian', (join) =>
      join
        .onRef('guardian.parent_id', '=', 'session.parent_id')
        .onRef('guardian.student_id', '=', 'open.student_id'),
    )
    .select(['open.tenant_id', 'open.session_id', 'open.student_id'])
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', appNow)
    .where('student.blocked_at', 'is', null)
    .where((where) =>
      where.or([where('session.kind', '=', 'student'), where('guardian.student_id', 'is not', null)]),
    )
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    sessionId: row.session_id,
    studentId: row.student_id,
  }));
}
