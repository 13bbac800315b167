import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { WhichClass } from './domain/seat.ts';

export interface WhichRecording {
  tenantId: number;
  recordingId: number;
}

export interface RunningRecording {
  recordingId: number;
  startedAt: Date;
}

export async function selectRunning(
  db: Queryable,
  { tenantId, liveClassId }: WhichClass,
): Promise<RunningRecording | null> {
  const row = await db
    .selectFrom('live_recording')
    .select(['id', 'started_at'])
    .where('tenant_id', '=', tenantId)
    .where('live_class_id', '=', liveClassId)
    .where('state', '=', 'recording')
    .executeTakeFirst();
  return row ? { recordingId: row.id, startedAt: row.started_at } : null;
}

/** False: one runs already. */
export async function insertRecording(
  tx: Tx,
  { tenantId, liveClassId, staffId }: WhichClass & { staffId: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('live_recording')
    .values({ tenant_id: tenantId, live_class_id: liveClassId, staff_id: staffId })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'live_class_id']).where('state', '=', 'recording').doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface TrackRow {
  node: string;
  what: 'host' | 'screen' | 'student';
  author_student_id: number | null;
  file_name: string;
}

export async function insertTrack(
  tx: Tx,
  { tenantId, recordingId }: WhichRecording,
  track: TrackRow,
): Promise<void> {
  await tx
    .insertInto('live_track')
    .values({
      tenant_id: tenantId,
      recording_id: recordingId,
      node: track.node,
      what: track.what,
      author_student_id: track.author_student_id,
      file_name: track.file_name,
    })
    .execute();
}

export async function selectClassOf(
  db: Queryable,
  { tenantId, recordingId }: WhichRecording,
): Promise<number | null> {
  const row = await db
    .selectFrom('live_recording')
    .select('live_class_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .executeTakeFirst();
  return row?.live_class_id ?? null;
}

/** The one that ran, which waits for its lesson now. */
export async function updateStopped(tx: Tx, { tenantId, liveClassId }: WhichClass): Promise<number | null> {
  const row = await tx
    .updateTable('live_recording')
    .set({
      state: 'waiting',
      stopped_at: sql`app_now()`,
      look_again_at: sql`app_now() + interval '1 minute'`,
    })
    .where('tenant_id', '=', tenantId)
    .where('live_class_id', '=', liveClassId)
    .where('state', '=', 'recording')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectTrackNames(
  db: Queryable,
  { tenantId, recordingId }: WhichRecording,
): Promise<string[]> {
  const rows = await db
    .selectFrom('live_track')
    .select('file_name')
    .where('tenant_id', '=', tenantId)
    .where('recording_id', '=', recordingId)
    .orderBy('id')
    .execute();
  return rows.map(({ file_name: name }) => name);
}
