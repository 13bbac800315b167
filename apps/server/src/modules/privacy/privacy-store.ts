import { sql } from 'kysely';
import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

export interface DataExport {
  id: number;
  state: 'waiting' | 'ready' | 'gone';
  fileKey: string | null;
  sizeBytes: number | null;
  createdAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
}

export interface Deletion {
  id: number;
  state: 'waiting' | 'cancelled' | 'done';
  askedAt: Date;
  eraseOn: string;
  dueOn: string;
}

interface Student {
  tenantId: number;
  studentId: number;
}

export async function selectExports(db: Queryable, { tenantId, studentId }: Student): Promise<DataExport[]> {
  const rows = await db
    .selectFrom('data_export')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state as DataExport['state'],
    fileKey: row.file_key,
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
    createdAt: row.created_at,
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
  }));
}

/** One at a time: asked for again, the one that waits is the answer. */
export async function insertExport(tx: Tx, { tenantId, studentId }: Student): Promise<void> {
  await sql`INSERT INTO data_export (tenant_id, student_id) VALUES (${tenantId}, ${studentId})
    ON CONFLICT (student_id) WHERE state = 'waiting' DO NOTHING`.execute(tx);
}

/** False: somebody else has made it meanwhile, or the student is gone. */
export async function updateExportReady(
  tx: Tx,
  { studentId }: Student,
  file: { key: string; sizeBytes: number; days: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE data_export SET state = 'ready', file_key = ${file.key}, size_bytes = ${file.sizeBytes},
      ready_at = app_now(), expires_at = app_now() + make_interval(days => ${file.days})
    WHERE student_id = ${studentId} AND state = 'waiting'`.execute(tx);
  return numAffectedRows > 0n;
}

/** Takes the keys of what has had its days. */
export async function updateExportsGone(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    WITH due AS (SELECT student_id, id, file_key FROM data_export
      WHERE state = 'ready' AND expires_at <= app_now() LIMIT 100 FOR UPDATE SKIP LOCKED)
    UPDATE data_export SET state = 'gone', file_key = NULL FROM due
    WHERE data_export.student_id = due.student_id AND data_export.id = due.id RETURNING due.file_key`.execute(
    tx,
  );
  return rows.map((row) => row.file_key);
}

/** The one that waits, or else the newest. */
export async function selectDeletion(
  db: Queryable,
  { tenantId, studentId }: Student,
): Promise<Deletion | null> {
  const row = await db
    .selectFrom('deletion_request')
    .select(['id', 'state', 'asked_at', 'erase_on', 'due_on'])
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const state = row.state as Deletion['state'];
  return { id: row.id, state, askedAt: row.asked_at, eraseOn: row.erase_on, dueOn: row.due_on };
}

export async function insertDeletion(
  tx: Tx,
  { tenantId, studentId }: Student,
  wish: { parentId: number | null; eraseOn: string; dueOn: string },
): Promise<void> {
  await sql`INSERT INTO deletion_request (tenant_id, student_id, parent_id, erase_on, due_on)
    VALUES (${tenantId}, ${studentId}, ${wish.parentId}, ${wish.eraseOn}, ${wish.dueOn})
    ON CONFLICT (student_id) WHERE state = 'waiting' DO NOTHING`.execute(tx);
}

/** False: none waits. */
export async function endDeletion(tx: Tx, { tenantId, studentId }: Student, state: 'cancelled' | 'done') {
  const ended = await tx
    .updateTable('deletion_request')
    .set({ state, ended_at: appNow })
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export async function selectDueDeletions(db: Queryable): Promise<Student[]> {
  const { rows } = await sql<{ tenant_id: number; student_id: number }>`
    SELECT tenant_id, student_id FROM deletion_request
    WHERE state = 'waiting' AND erase_on <= app_today() ORDER BY erase_on LIMIT 20`.execute(db);
  return rows.map((row) => ({ tenantId: row.tenant_id, studentId: row.student_id }));
}

export async function insertIdentity(
  tx: Tx,
  { tenantId, studentId }: Student,
  { sealed, keepUntil }: { sealed: Buffer; keepUntil: string },
): Promise<void> {
  await tx
    .insertInto('sealed_identity')
    .values({ tenant_id: tenantId, student_id: studentId, sealed, keep_until: keepUntil })
    .execute();
}

export async function deleteIdentitiesDue(tx: Tx): Promise<void> {
  await sql`DELETE FROM sealed_identity WHERE keep_until < app_today()`.execute(tx);
}
