import { stat } from 'node:fs/promises';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { hashFile } from '#platform/hash-file.ts';
import { newSecret } from '#platform/random.ts';
import type { Storage } from '#platform/storage.ts';
import { keepLeftover, upsertLeftover } from './media-leftover-store.ts';
import {
  deleteUpload,
  markFailed,
  replaceUpload,
  type SourceRow,
  selectSource,
  selectUpload,
  updateSource,
} from './media-store.ts';
import { enqueuePrepare } from './prepare-task.ts';

export interface MediaDeps {
  db: Database;
  storage: Storage;
}

export interface AddSourceFile {
  libraryId: number;
  /** A file of this machine. What it is called says nothing: its bytes decide. */
  path: string;
  /** The author's own picture for the poster. */
  posterPath?: string;
}

export interface AddedSource {
  /** unchanged: the same file is there already, ready or being worked on. */
  change: 'changed' | 'unchanged';
}

export const partBytes = 8 * 1024 * 1024;
/** A lesson of three hours from a good camera. */
export const mostBytes = 8 * 1024 ** 3;

/**
 * Sends a file to the store, in parts, going on where an earlier try stopped; then the work on it begins. A
 * file that was given before is neither sent nor worked on again, unless the work has failed.
 */
export async function addSourceFile(
  { db, storage }: MediaDeps,
  { libraryId, path, posterPath }: AddSourceFile,
): Promise<AddedSource> {
  const library = await selectSource(db, libraryId);
  if (!library) throw notFound();
  if (library.content_type === 'external_link') throw new AppError('content_takes_no_file');
  const hashes = [await hashFile(path), ...(posterPath === undefined ? [] : [await hashFile(posterPath)])];
  const sourceHash = hashes.join('.');
  if (library.source_hash === sourceHash && library.state !== 'failed') return { change: 'unchanged' };

  const { size } = await stat(path);
  if (size === 0 || size > mostBytes) {
    const nothing = { source_key: null, source_hash: sourceHash, poster_source_key: null };
    await db.transaction().execute(async (tx) => {
      await replaceSource(tx, libraryId, nothing);
      await markFailed(tx, libraryId, size === 0 ? 'empty_file' : 'too_large');
    });
    return { change: 'changed' };
  }
  const posterKey = posterPath === undefined ? null : await sendPoster({ db, storage }, posterPath);
  const sourceKey = await send({ db, storage }, { libraryId, path, sourceHash, size });
  await db.transaction().execute(async (tx) => {
    await replaceSource(tx, libraryId, {
      source_key: sourceKey,
      source_hash: sourceHash,
      poster_source_key: posterKey,
    });
    // The sweep came first: what was sent may be gone from the store.
    if (!(await deleteUpload(tx, libraryId))) throw new Error('the upload was given up while it was sent');
    if (posterKey !== null) await keepLeftover(tx, posterKey);
    await enqueuePrepare(tx, library);
  });
  return { change: 'changed' };
}

/** Noted before it is sent: if nobody comes to use it, it goes again. */
async function sendPoster({ db, storage }: MediaDeps, path: string): Promise<string> {
  const key = `sources/${newSecret()}`;
  await upsertLeftover(db, key, 24 * 60 * 60);
  await storage.putFile(key, path, 'application/octet-stream');
  return key;
}

interface Sending {
  libraryId: number;
  path: string;
  sourceHash: string;
  size: number;
}

async function send({ db, storage }: MediaDeps, { libraryId, path, sourceHash, size }: Sending) {
  const known = await selectUpload(db, libraryId);
  if (known) {
    const upload = { key: known.source_key, ref: known.upload_ref, partBytes: known.part_bytes };
    const isSame = known.source_hash === sourceHash && known.size_bytes === size;
    if (isSame && (await storage.continueUpload(upload, path, size))) return upload.key;
    if (!isSame) await storage.forgetUpload(upload);
    // The last try may have ended between the store's answer and our own note of it.
    await upsertLeftover(db, upload.key, 0);
  }
  const upload = await storage.startUpload(`sources/${newSecret()}`, partBytes);
  await replaceUpload(db, {
    content_library_id: libraryId,
    upload_ref: upload.ref,
    source_key: upload.key,
    source_hash: sourceHash,
    size_bytes: size,
    part_bytes: partBytes,
  });
  if (!(await storage.continueUpload(upload, path, size))) throw new Error('the upload was lost on the way');
  return upload.key;
}

/** Files that nothing shows any more may go; a PDF that is still shown stays until the next one is ready. */
export async function replaceSource(tx: Tx, libraryId: number, source: SourceRow): Promise<void> {
  const before = await updateSource(tx, libraryId, source);
  for (const key of [before.source_key, before.poster_source_key]) {
    if (key !== null && key !== before.file_key) await upsertLeftover(tx, key, 0);
  }
}
