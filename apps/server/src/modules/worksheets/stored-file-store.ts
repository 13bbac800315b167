import { sql } from 'kysely';
import { appNowPlus } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { FileRefusal } from '#platform/file-check-verdict.ts';
import type { FileKey, FileState, NewFile } from './placed-file.ts';

export async function insertFile(tx: Queryable, { tenantId, key }: FileKey, file: NewFile): Promise<void> {
  await tx
    .insertInto('stored_file')
    .values({
      tenant_id: tenantId,
      key,
      content_type: file.contentType,
      size_bytes: file.sizeBytes,
      source_hash: file.sourceHash,
    })
    .execute();
}

const one = (tx: Queryable, { tenantId, key }: FileKey) =>
  tx.updateTable('stored_file').where('tenant_id', '=', tenantId).where('key', '=', key);

/** Addresses are about to be handed out: pieces may arrive for as long as the longest of them lives. */
export async function updatePiecesUntil(db: Queryable, file: FileKey, seconds: number): Promise<boolean> {
  const done = await one(db, file)
    .where('state', '=', 'uploading')
    .set({ pieces_until: appNowPlus(seconds) })
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Longer than any look lasts, so that one which is running is not doubled. */
const longestLookSeconds = 150;
/** After trouble of ours, a scanner that is away: soon. */
const afterTroubleSeconds = 10;

export async function updateToChecking(tx: Tx, file: FileKey): Promise<boolean> {
  const done = await one(tx, file)
    .where('state', '=', 'uploading')
    .set({ state: 'checking', look_again_at: appNowPlus(longestLookSeconds) })
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function selectChecking(db: Queryable, { tenantId, key }: FileKey) {
  return db
    .selectFrom('stored_file')
    .select(['content_type', 'size_bytes', 'source_hash', 'tries'])
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('state', '=', 'checking')
    .executeTakeFirst();
}

/** Another look begins, or was asked for. */
export async function updateLook(db: Queryable, file: FileKey, change: 'begun' | 'asked'): Promise<void> {
  await one(db, file)
    .set({
      look_again_at: appNowPlus(longestLookSeconds),
      ...(change === 'begun' && { tries: sql`tries + 1` }),
    })
    .execute();
}

/** A look ended without a verdict, and it was not for the file. */
export async function updateToForgotten(db: Queryable, file: FileKey): Promise<void> {
  await one(db, file)
    .set({ look_again_at: appNowPlus(afterTroubleSeconds), tries: sql`greatest(tries - 1, 0)` })
    .execute();
}

/** False: it is no longer wanted, or another look was faster. */
export async function updateToReady(
  tx: Queryable,
  file: FileKey,
  { sizeBytes, pageCount }: { sizeBytes: number; pageCount: number },
): Promise<boolean> {
  const done = await one(tx, file)
    .where('state', 'in', ['uploading', 'checking'])
    .set({ state: 'ready', size_bytes: sizeBytes, page_count: pageCount })
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function updateToRefused(tx: Queryable, file: FileKey, refusal: FileRefusal): Promise<void> {
  await one(tx, file).where('state', '<>', 'ready').set({ state: 'refused', refusal }).execute();
}

export async function selectFileState(db: Queryable, { tenantId, key }: FileKey): Promise<FileState | null> {
  const row = await db
    .selectFrom('stored_file')
    .select('state')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .executeTakeFirst();
  return (row?.state as FileState | undefined) ?? null;
}

export async function clearPieces(db: Queryable, file: FileKey): Promise<void> {
  await one(db, file).set({ pieces_until: null }).execute();
}
