import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { WhichClass } from './domain/seat.ts';
import type { WhichRecording } from './recording-store.ts';

interface Row {
  tenant_id: number;
  id: number;
}

const toWhich = (row: Row): WhichRecording => ({ tenantId: row.tenant_id, recordingId: row.id });

/** Nobody has ended them: the class is over, or should have been for half an hour. */
export async function selectForgotten(db: Queryable): Promise<WhichClass[]> {
  const { rows } = await sql<{ tenant_id: number; live_class_id: number }>`
    SELECT recording.tenant_id, recording.live_class_id FROM live_recording recording
    JOIN live_class ON live_class.tenant_id = recording.tenant_id AND live_class.id = recording.live_class_id
    WHERE recording.state = 'recording'
      AND (live_class.ended_at IS NOT NULL OR live_class.ends_at < app_now() - interval '30 minutes')
  `.execute(db);
  return rows.map((row) => ({ tenantId: row.tenant_id, liveClassId: row.live_class_id }));
}

export async function selectDue(db: Queryable): Promise<WhichRecording[]> {
  const { rows } = await sql<Row>`
    SELECT tenant_id, id FROM live_recording
    WHERE state IN ('waiting', 'making') AND look_again_at <= app_now()
  `.execute(db);
  return rows.map(toWhich);
}

export async function updateLookAgain(tx: Tx, { tenantId, recordingId }: WhichRecording): Promise<void> {
  await sql`
    UPDATE live_recording SET look_again_at = app_now() + interval '10 minutes'
    WHERE tenant_id = ${tenantId} AND id = ${recordingId}
  `.execute(tx);
}

/** Its draft was removed where lessons are kept. */
export async function discardRemoved(db: Queryable): Promise<void> {
  await sql`
    UPDATE live_recording SET state = 'discarded' WHERE state IN ('ready', 'published') AND content_id IS NULL
  `.execute(db);
}

export interface DoneRecording extends WhichRecording {
  files: { node: string; fileName: string }[];
}

/**
 * Whose files nobody needs any more: the film can be played, it was thrown away, or nobody has come back to what
 * failed for a week.
 */
export async function selectDone(db: Queryable, most: number): Promise<DoneRecording[]> {
  const { rows } = await sql<Row & { files: DoneRecording['files'] }>`
    SELECT recording.tenant_id, recording.id,
      json_agg(json_build_object('node', track.node, 'fileName', track.file_name)) AS files
    FROM live_recording recording
    JOIN live_track track ON track.tenant_id = recording.tenant_id AND track.recording_id = recording.id
    LEFT JOIN content ON content.id = recording.content_id
    LEFT JOIN content_library library ON library.id = content.content_library_id
    WHERE recording.state = 'discarded'
      OR (recording.state IN ('ready', 'published') AND library.ready_version IS NOT NULL)
      OR ((recording.state = 'failed' OR (recording.state = 'ready' AND library.state = 'failed'))
        AND recording.stopped_at < app_now() - interval '7 days')
    GROUP BY recording.tenant_id, recording.id ORDER BY recording.id LIMIT ${most}
  `.execute(db);
  return rows.map((row) => ({ tenantId: row.tenant_id, recordingId: row.id, files: row.files }));
}

export async function deleteTracks(db: Queryable, { tenantId, recordingId }: WhichRecording): Promise<void> {
  await db
    .deleteFrom('live_track')
    .where('tenant_id', '=', tenantId)
    .where('recording_id', '=', recordingId)
    .execute();
}
