import { appNow } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';

/** One try at making a source ready. */
export interface Run {
  libraryId: number;
  contentType: string;
  sourceKey: string;
  posterSourceKey: string | null;
  tries: number;
}

/** Null when there is nothing to do: another run was quicker, or the file is known to be no good. */
export async function beginRun(db: Queryable, libraryId: number): Promise<Run | null> {
  const row = await db
    .updateTable('content_library')
    .set((set) => ({ state: 'processing', tries: set('tries', '+', 1), updated_at: appNow }))
    .where('id', '=', libraryId)
    .where('state', 'in', ['waiting', 'processing'])
    .where('source_key', 'is not', null)
    .returning(['id', 'content_type', 'source_key', 'poster_source_key', 'tries'])
    .executeTakeFirst();
  if (!row || row.source_key === null) return null;
  return {
    libraryId: row.id,
    contentType: row.content_type,
    sourceKey: row.source_key,
    posterSourceKey: row.poster_source_key,
    tries: row.tries,
  };
}

/** The library while the run is still wanted: on the same source, and not overtaken by another run. */
export async function lockRun(tx: Tx, { libraryId, sourceKey }: Run) {
  return tx
    .selectFrom('content_library')
    .select(['ready_version', 'is_announced_when_ready', 'poster_key', 'file_key'])
    .where('id', '=', libraryId)
    .where('source_key', '=', sourceKey)
    .where('state', 'in', ['waiting', 'processing'])
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProgress(db: Queryable, run: Run, percent: number): Promise<void> {
  await db
    .updateTable('content_library')
    .set({ progress_percent: percent, updated_at: appNow })
    .where('id', '=', run.libraryId)
    .where('source_key', '=', run.sourceKey)
    .where('state', '=', 'processing')
    .execute();
}

export async function failRun(db: Queryable, run: Run, code: string): Promise<void> {
  await db
    .updateTable('content_library')
    .set({ state: 'failed', failure_code: code, updated_at: appNow })
    .where('id', '=', run.libraryId)
    .where('source_key', '=', run.sourceKey)
    .where('state', '=', 'processing')
    .execute();
}

interface ReadyRow {
  ready_version: number;
  poster_key: string;
  duration_seconds: number | null;
  page_count: number | null;
  file_key: string | null;
  previews: string | null;
}

export async function markReady(tx: Tx, run: Run, row: ReadyRow): Promise<void> {
  await tx
    .updateTable('content_library')
    .set({ ...row, state: 'ready', progress_percent: 100, failure_code: null, updated_at: appNow })
    .where('id', '=', run.libraryId)
    .execute();
}

export interface RenditionRow {
  name: string;
  bandwidth: number;
  width: number | null;
  height: number | null;
  codecs: string;
  segments: readonly (readonly [string, number])[];
}

export async function insertRenditions(
  tx: Tx,
  { libraryId, version, prefix }: { libraryId: number; version: number; prefix: string },
  renditions: readonly RenditionRow[],
): Promise<void> {
  const rows = renditions.map((one) => ({
    content_library_id: libraryId,
    version,
    name: one.name,
    bandwidth: one.bandwidth,
    width: one.width,
    height: one.height,
    codecs: one.codecs,
    key_prefix: `${prefix}${one.name}/`,
    segments: JSON.stringify(one.segments),
  }));
  await tx.insertInto('media_rendition').values(rows).execute();
}

export async function insertKey(tx: Tx, libraryId: number, version: number, sealed: Buffer): Promise<void> {
  await tx
    .insertInto('media_key')
    .values({ content_library_id: libraryId, version, sealed_key: sealed })
    .execute();
}

export async function replaceKeys(tx: Tx, libraryId: number): Promise<void> {
  await tx
    .updateTable('media_key')
    .set({ replaced_at: appNow })
    .where('content_library_id', '=', libraryId)
    .where('replaced_at', 'is', null)
    .execute();
}
