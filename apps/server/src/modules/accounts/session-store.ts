import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { executePrepared } from '#platform/db/named-statement.ts';

export type SessionKind = 'student' | 'parent' | 'staff';

/** Not ended, not too old, and not of somebody on the staff who was blocked. */
const isLive = sql<boolean>`session.revoked_at IS NULL AND session.expires_at > app_now() AND staff.blocked_at IS NULL`;

export interface NewSession {
  id: string;
  tenantId: number;
  kind: SessionKind;
  studentId: number | null;
  parentId: number | null;
  staffId: number | null;
  userAgent: string;
  ip: string;
  seconds: number;
  /** What it is for, where that is not everything. */
  scope: 'payment' | null;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      tenant_id: session.tenantId,
      kind: session.kind,
      student_id: session.studentId,
      parent_id: session.parentId,
      staff_id: session.staffId,
      user_agent: session.userAgent.slice(0, 300),
      ip: session.ip,
      expires_at: appNowPlus(session.seconds),
      scope: session.scope,
    })
    .execute();
}

/** The time the token is counted from comes back with it: the database's, not this machine's. */
export async function insertRefreshToken(
  tx: Tx,
  tenantId: number,
  sessionId: string,
  tokenHash: Buffer,
): Promise<Date> {
  const row = await tx
    .insertInto('refresh_token')
    .values({ tenant_id: tenantId, session_id: sessionId, token_hash: tokenHash })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return row.created_at;
}

/** Locks the session, so that two refreshes of one family never pass each other. */
export async function selectRefresh(tx: Tx, tenantId: number, tokenHash: Buffer) {
  return tx
    .selectFrom('refresh_token as token')
    .innerJoin('session', (join) =>
      join.onRef('session.tenant_id', '=', 'token.tenant_id').onRef('session.id', '=', 'token.session_id'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenant_id', '=', 'session.tenant_id').onRef('staff.id', '=', 'session.staff_id'),
    )
    .select([
      'session.id',
      'session.kind',
      'session.student_id',
      'session.parent_id',
      'session.staff_id',
      'token.used_at',
      isLive.as('is_live'),
      sql<number>`extract(epoch FROM app_now() - token.used_at)`.as('seconds_since_use'),
    ])
    .where('token.tenant_id', '=', tenantId)
    .where('token.token_hash', '=', tokenHash)
    .forUpdate('session')
    .executeTakeFirst();
}

export async function markRefreshUsed(
  tx: Tx,
  tenantId: number,
  tokenHash: Buffer,
  sessionId: string,
  seconds: number,
) {
  await tx
    .updateTable('refresh_token')
    .set({ used_at: sql`coalesce(used_at, app_now())` })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .execute();
  await tx
    .updateTable('session')
    .set({ last_used_at: appNow, expires_at: appNowPlus(seconds) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
}

interface Which {
  sessionId?: string;
  studentId?: number;
}

export async function revokeSessions(tx: Tx, tenantId: number, which: Which, reason: string): Promise<void> {
  let update = tx
    .updateTable('session')
    .set({ revoked_at: appNow, revoked_for: reason })
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null);
  if (which.sessionId !== undefined) update = update.where('id', '=', which.sessionId);
  if (which.studentId !== undefined)
    update = update.where('kind', '=', 'student').where('student_id', '=', which.studentId);
  await update.execute();
}

/** Whether the session lives, what the time is, and whether the student acted for may still be acted for. */
export async function selectLiveness(
  db: Queryable,
  tenantId: number,
  sessionId: string,
  studentId: number | null,
) {
  const query = db
    .selectFrom('session')
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenant_id', '=', 'session.tenant_id').onRef('staff.id', '=', 'session.staff_id'),
    )
    .leftJoin('student', (join) =>
      join.onRef('student.tenant_id', '=', 'session.tenant_id').on('student.id', '=', studentId ?? 0),
    )
    .leftJoin('guardian', (join) =>
      join
        .onRef('guardian.parent_id', '=', 'session.parent_id')
        .on('guardian.student_id', '=', studentId ?? 0),
    )
    .select([
      'session.kind',
      'session.student_id as session_student',
      'guardian.student_id as guarded_student',
      'student.blocked_at',
      isLive.as('is_live'),
      appNow.as('now'),
    ])
    .where('session.tenant_id', '=', tenantId)
    .where('session.id', '=', sessionId);
  const [row] = await executePrepared(db, query.compile());
  return row;
}

export async function markConfirmed(tx: Tx, tenantId: number, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ confirmed_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
}

export async function isConfirmed(
  db: Queryable,
  tenantId: number,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .where('confirmed_at', '>', sql<Date>`app_now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tokens of the session that nobody has used yet count as used from now on: the new pair takes their place. */
export async function retireRefreshTokens(tx: Tx, tenantId: number, sessionId: string): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ used_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute();
}
