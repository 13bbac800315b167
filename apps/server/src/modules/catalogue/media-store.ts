import { appNow, appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { type Saved, saveRow } from '#platform/db/save-row.ts';

export interface ContentLibraryRow {
  owner_tenant_id: number;
  slug: string;
  content_type: 'video' | 'pdf' | 'external_link';
  external_url: string | null;
  state?: 'ready';
  progress_percent?: number;
  ready_version?: number;
}

export function upsertContentLibrary(
  tx: Tx,
  { owner_tenant_id, slug, ...values }: ContentLibraryRow,
): Promise<Saved> {
  return saveRow(tx, { table: 'content_library', key: { owner_tenant_id, slug }, values });
}

export interface ContentRow {
  chapter_id: number;
  content_library_id: number;
  title: object;
  description: object;
  position: number;
  is_active: boolean;
}

export function upsertContent(
  tx: Tx,
  { chapter_id, content_library_id, ...values }: ContentRow,
): Promise<Saved> {
  return saveRow(tx, { table: 'content', key: { chapter_id, content_library_id }, values });
}

/** The file and how far the work on it is. */
export async function selectSource(db: Queryable, libraryId: number) {
  return db
    .selectFrom('content_library')
    .select([
      'id',
      'content_type',
      'state',
      'source_key',
      'source_hash',
      'poster_source_key',
      'tries',
      'duration_seconds',
    ])
    .where('id', '=', libraryId)
    .executeTakeFirst();
}

export async function selectState(db: Queryable, libraryId: number) {
  return db
    .selectFrom('content_library')
    .select(['state', 'progress_percent', 'failure_code'])
    .where('id', '=', libraryId)
    .executeTakeFirst();
}

export async function selectUpload(db: Queryable, libraryId: number) {
  return db
    .selectFrom('media_upload')
    .select(['upload_ref', 'source_key', 'source_hash', 'size_bytes', 'part_bytes'])
    .where('content_library_id', '=', libraryId)
    .executeTakeFirst();
}

export interface UploadRow {
  content_library_id: number;
  upload_ref: string;
  source_key: string;
  source_hash: string;
  size_bytes: number;
  part_bytes: number;
}

export async function replaceUpload(db: Queryable, row: UploadRow): Promise<void> {
  await deleteUpload(db, row.content_library_id);
  await db.insertInto('media_upload').values(row).execute();
}

/** False when it was not there any more. */
export async function deleteUpload(db: Queryable, libraryId: number, ref?: string): Promise<boolean> {
  const result = await db
    .deleteFrom('media_upload')
    .where('content_library_id', '=', libraryId)
    .$if(ref !== undefined, (query) => query.where('upload_ref', '=', ref ?? ''))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface SourceRow {
  source_key: string | null;
  source_hash: string;
  poster_source_key: string | null;
}

/** The new file takes the place of the old one, and the work begins from the start. Answers with what was there. */
export async function updateSource(tx: Tx, libraryId: number, source: SourceRow) {
  const before = await tx
    .selectFrom('content_library')
    .select(['source_key', 'poster_source_key', 'file_key'])
    .where('id', '=', libraryId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('content_library')
    .set({
      source_key: source.source_key,
      source_hash: source.source_hash,
      poster_source_key: source.poster_source_key,
      state: 'waiting',
      progress_percent: 0,
      failure_code: null,
      tries: 0,
      updated_at: appNow,
    })
    .where('id', '=', libraryId)
    .execute();
  return before;
}

export async function markFailed(db: Queryable, libraryId: number, code: string): Promise<void> {
  await db
    .updateTable('content_library')
    .set({ state: 'failed', failure_code: code, updated_at: appNow })
    .where('id', '=', libraryId)
    .execute();
}

/** Libraries that should be worked on and have not been touched for so long. */
export async function selectStalled(db: Queryable, seconds: number) {
  return db
    .selectFrom('content_library')
    .select(['id', 'content_type'])
    .where('state', 'in', ['waiting', 'processing'])
    .where('source_key', 'is not', null)
    .where('updated_at', '<=', appNowPlus(-seconds))
    .execute();
}

interface CaptionRow {
  content_library_id: number;
  locale: 'en' | 'hi';
  file_key: string;
}

/** Answers with the file that stood there before. */
export async function upsertCaption(tx: Tx, row: CaptionRow): Promise<string | null> {
  const before = await tx
    .selectFrom('media_caption')
    .select('file_key')
    .where('content_library_id', '=', row.content_library_id)
    .where('locale', '=', row.locale)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('media_caption')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['content_library_id', 'locale']).doUpdateSet({ file_key: row.file_key }),
    )
    .execute();
  return before?.file_key ?? null;
}

/** Answers with the file that stood there. */
export async function deleteCaption(tx: Tx, libraryId: number, locale: 'en' | 'hi'): Promise<string | null> {
  const row = await tx
    .deleteFrom('media_caption')
    .where('content_library_id', '=', libraryId)
    .where('locale', '=', locale)
    .returning('file_key')
    .executeTakeFirst();
  return row?.file_key ?? null;
}
