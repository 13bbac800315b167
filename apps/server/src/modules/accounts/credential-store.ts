import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export async function selectCredential(db: Queryable, tenantId: number, email: string) {
  return db
    .selectFrom('student_credential')
    .innerJoin('student', 'student.id', 'student_credential.student_id')
    .select([
      'student.id',
      'student.first_name',
      'student.language',
      'student.blocked_at',
      'student_credential.password_hash',
      'student_credential.password_changed_at',
    ])
    .where('student_credential.tenant_id', '=', tenantId)
    .where('student_credential.email', '=', email)
    .executeTakeFirst();
}

export async function updatePassword(tx: Tx, studentId: number, passwordHash: string): Promise<void> {
  await tx
    .updateTable('student_credential')
    .set({ password_hash: passwordHash, password_changed_at: appNow })
    .where('student_id', '=', studentId)
    .execute();
}

interface ResetCounts {
  lastMinute: number;
  lastHour: number;
}

/**
 * Requests other than this one. The credential is locked first: two requests handled at the same moment count
 * each other.
 */
export async function countResets(tx: Tx, studentId: number, requestRef: string): Promise<ResetCounts> {
  await tx
    .selectFrom('student_credential')
    .select('student_id')
    .where('student_id', '=', studentId)
    .forUpdate()
    .execute();
  const row = await tx
    .selectFrom('password_reset')
    .select([
      sql<number>`count(*) FILTER (WHERE created_at > app_now() - interval '60 seconds')`.as('last_minute'),
      sql<number>`count(*) FILTER (WHERE created_at > app_now() - interval '1 hour')`.as('last_hour'),
    ])
    .where('student_id', '=', studentId)
    .where('request_ref', '!=', requestRef)
    .executeTakeFirstOrThrow();
  return { lastMinute: row.last_minute, lastHour: row.last_hour };
}

interface NewReset {
  tenantId: number;
  studentId: number;
  requestRef: string;
  tokenHash: Buffer;
  seconds: number;
}

/** A repeated job makes a new token for the same row. False when the row was mailed already. */
export async function upsertReset(tx: Tx, reset: NewReset): Promise<boolean> {
  const row = await tx
    .insertInto('password_reset')
    .values({
      tenant_id: reset.tenantId,
      student_id: reset.studentId,
      request_ref: reset.requestRef,
      token_hash: reset.tokenHash,
      expires_at: appNowPlus(reset.seconds),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'request_ref'])
        .doUpdateSet({ token_hash: reset.tokenHash, expires_at: appNowPlus(reset.seconds) })
        .where('password_reset.sent_at', 'is', null),
    )
    .returning('student_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markResetSent(tx: Tx, studentId: number, requestRef: string): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ sent_at: appNow })
    .where('student_id', '=', studentId)
    .where('request_ref', '=', requestRef)
    .execute();
}

/** Uses up the token if it is live. Whoever comes second gets false. */
export async function useReset(tx: Tx, studentId: number, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('password_reset')
    .set({ used_at: appNow })
    .where('student_id', '=', studentId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .returning('student_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Links mailed before open nothing any more. */
export async function cancelResets(tx: Tx, studentId: number): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ expires_at: appNow })
    .where('student_id', '=', studentId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', appNow)
    .execute();
}
