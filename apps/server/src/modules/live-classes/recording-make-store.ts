import { sql } from 'kysely';
import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { WhichRecording } from './recording-store.ts';

/** What the job needs to know. */
export interface Making {
  tries: number;
  /** Per language. */
  title: unknown;
  startsAt: Date;
  /** Where the draft is put: the class's chapter or the subject's first; null: there is none. */
  chapterId: number | null;
  isOwnCourse: boolean;
  /** A film was made and given to the catalogue, and has not failed there. */
  hasFilm: boolean;
  tracks: { node: string; fileName: string; what: 'host' | 'screen' | 'student' }[];
}

/** Longer than any class takes; the sweep asks again then. */
const lookAgainSeconds = 2 * 60 * 60;

/** Null: it is not to be made, any more or at all. */
export async function beginMaking(
  db: Queryable,
  { tenantId, recordingId }: WhichRecording,
): Promise<Making | null> {
  const { rows } = await sql<{
    tries: number;
    title: unknown;
    starts_at: Date;
    chapter_id: number | null;
    is_own_course: boolean;
    has_film: boolean;
  }>`
    WITH begun AS (
      UPDATE live_recording SET state = 'making', tries = tries + 1, look_again_at = ${appNowPlus(lookAgainSeconds)}
      WHERE tenant_id = ${tenantId} AND id = ${recordingId} AND state IN ('waiting', 'making')
      RETURNING live_class_id, content_id, tries
    )
    SELECT begun.tries, live_class.title, live_class.starts_at,
      coalesce(live_class.chapter_id, (
        SELECT chapter.id FROM chapter WHERE chapter.subject_id = live_class.subject_id AND chapter.is_active
        ORDER BY chapter.position, chapter.id LIMIT 1)) AS chapter_id,
      course.owner_tenant_id = live_class.tenant_id AS is_own_course,
      coalesce(library.source_key IS NOT NULL AND library.state <> 'failed', false) AS has_film
    FROM begun
    JOIN live_class ON live_class.tenant_id = ${tenantId} AND live_class.id = begun.live_class_id
    JOIN course ON course.id = live_class.course_id
    LEFT JOIN content ON content.id = begun.content_id
    LEFT JOIN content_library library ON library.id = content.content_library_id
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    tries: row.tries,
    title: row.title,
    startsAt: row.starts_at,
    chapterId: row.chapter_id,
    isOwnCourse: row.is_own_course,
    hasFilm: row.has_film,
    tracks: await selectTracks(db, { tenantId, recordingId }),
  };
}

async function selectTracks(db: Queryable, { tenantId, recordingId }: WhichRecording) {
  const rows = await db
    .selectFrom('live_track')
    .select(['node', 'file_name', 'what'])
    .where('tenant_id', '=', tenantId)
    .where('recording_id', '=', recordingId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    node: row.node,
    fileName: row.file_name,
    what: row.what as Making['tracks'][number]['what'],
  }));
}

/** Locked; null: it is not being made any more. */
export async function lockMaking(
  tx: Tx,
  { tenantId, recordingId }: WhichRecording,
): Promise<{ contentId: number | null } | null> {
  const row = await tx
    .selectFrom('live_recording')
    .select('content_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .where('state', '=', 'making')
    .forUpdate()
    .executeTakeFirst();
  return row ? { contentId: row.content_id } : null;
}

export async function updateContent(
  tx: Tx,
  { tenantId, recordingId }: WhichRecording,
  contentId: number,
): Promise<void> {
  await tx
    .updateTable('live_recording')
    .set({ content_id: contentId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .execute();
}

export async function selectLibraryOf(db: Queryable, contentId: number): Promise<number> {
  const row = await db
    .selectFrom('content')
    .select('content_library_id')
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow();
  return row.content_library_id;
}

/** How it ended; nothing, if somebody has decided otherwise meanwhile. */
export async function endMaking(
  db: Queryable,
  { tenantId, recordingId }: WhichRecording,
  failureCode: string | null,
): Promise<void> {
  await db
    .updateTable('live_recording')
    .set({
      state: failureCode === null ? 'ready' : 'failed',
      failure_code: failureCode,
      look_again_at: null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .where('state', '=', 'making')
    .execute();
}

/** The worker was asked to stop: that was no try. */
export async function forgetTry(db: Queryable, { tenantId, recordingId }: WhichRecording): Promise<void> {
  await db
    .updateTable('live_recording')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1), look_again_at: appNow }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .where('state', '=', 'making')
    .execute();
}
