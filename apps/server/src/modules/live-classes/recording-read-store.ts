import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Recording, RecordingState } from './domain/recording.ts';
import type { WhichClass } from './domain/seat.ts';
import type { WhichRecording } from './recording-store.ts';

interface Row {
  id: number;
  state: RecordingState;
  failure_code: string | null;
  started_at: Date;
  stopped_at: Date | null;
  started_by: unknown;
  duration_seconds: number | null;
  content_id: number | null;
  chapter_id: number | null;
  media_state: Recording['mediaState'];
  has_files: boolean;
}

// A lesson may also be published, hidden or removed where lessons are kept.
const select = (condition: RawBuilder<unknown>) => sql<Row>`
  SELECT recording.id, recording.failure_code, recording.started_at, recording.stopped_at, staff.name AS started_by,
    CASE WHEN recording.state NOT IN ('ready', 'published') THEN recording.state
      WHEN content.id IS NULL THEN 'discarded'
      WHEN content.is_active THEN 'published' ELSE 'ready' END AS state,
    library.duration_seconds, recording.content_id, content.chapter_id, library.state AS media_state,
    EXISTS (SELECT FROM live_track track
      WHERE track.tenant_id = recording.tenant_id AND track.recording_id = recording.id) AS has_files
  FROM live_recording recording
  JOIN staff ON staff.tenant_id = recording.tenant_id AND staff.id = recording.staff_id
  LEFT JOIN content ON content.id = recording.content_id
  LEFT JOIN content_library library ON library.id = content.content_library_id
  WHERE ${condition}
  ORDER BY recording.started_at DESC, recording.id DESC`;

const toRecording = (row: Row): Recording => ({
  id: row.id,
  state: row.state,
  failureCode: row.failure_code,
  startedAt: row.started_at,
  stoppedAt: row.stopped_at,
  startedBy: row.started_by,
  durationSeconds: row.duration_seconds,
  contentId: row.content_id,
  chapterId: row.chapter_id,
  mediaState: row.media_state,
  hasFiles: row.has_files,
});

export async function selectRecordings(
  db: Queryable,
  { tenantId, liveClassId }: WhichClass,
): Promise<Recording[]> {
  const isOfClass = sql`recording.tenant_id = ${tenantId} AND recording.live_class_id = ${liveClassId}`;
  const { rows } = await select(isOfClass).execute(db);
  return rows.map(toRecording);
}

/** Nobody else decides about it at the same time. */
export async function lockRecording(
  tx: Tx,
  { tenantId, liveClassId, recordingId }: WhichClass & WhichRecording,
): Promise<Recording | null> {
  await sql`
    SELECT FROM live_recording WHERE tenant_id = ${tenantId} AND id = ${recordingId} FOR UPDATE
  `.execute(tx);
  const isIt = sql`recording.tenant_id = ${tenantId} AND recording.live_class_id = ${liveClassId}
    AND recording.id = ${recordingId}`;
  const { rows } = await select(isIt).execute(tx);
  return rows[0] ? toRecording(rows[0]) : null;
}

export async function updateState(
  tx: Tx,
  { tenantId, recordingId }: WhichRecording,
  state: 'published' | 'discarded',
): Promise<void> {
  await tx
    .updateTable('live_recording')
    .set({ state, failure_code: null, look_again_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .execute();
}

/** From the beginning, with all its tries. */
export async function updateWaiting(tx: Tx, { tenantId, recordingId }: WhichRecording): Promise<void> {
  await tx
    .updateTable('live_recording')
    .set({
      state: 'waiting',
      failure_code: null,
      tries: 0,
      look_again_at: sql`app_now() + interval '1 minute'`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .execute();
}

export async function isChapterOf(
  db: Queryable,
  { chapterId, subjectId }: { chapterId: number; subjectId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('chapter')
    .select('id')
    .where('id', '=', chapterId)
    .where('subject_id', '=', subjectId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
