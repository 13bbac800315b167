import { createHash } from 'node:crypto';
import type { FileType, FileVerdict } from '#platform/file-check-verdict.ts';
import { judgeFile, ScannerAway } from '#platform/judge-file.ts';
import type { WorksheetDeps } from './deps.ts';
import { chunksOf } from './domain/chunks.ts';
import { objectKey, pieceKey, piecesPrefix } from './file-objects.ts';
import type { FileKey } from './placed-file.ts';
import {
  selectChecking,
  selectFileState,
  updateToReady,
  updateToRefused,
  updateTried,
} from './stored-file-store.ts';

type Deps = Pick<WorksheetDeps, 'db' | 'storage' | 'scan'>;

/** A file whose look never comes to an end takes the worker with it: it is not looked at for ever. */
const mostTries = 20;

/**
 * Joins the pieces of an upload, looks into the whole and keeps what was made of it. The object lies in the store
 * before the row says so; looks may overlap, be repeated or be killed anywhere.
 */
export async function checkStoredFile(deps: Deps, file: FileKey, signal?: AbortSignal): Promise<void> {
  const { db, storage } = deps;
  const row = await selectChecking(db, file);
  if (!row) return;
  const type = row.content_type as FileType;
  if (row.tries >= mostTries) {
    await updateToRefused(db, file, 'broken');
  } else {
    const content = await joinPieces(deps, file, row.size_bytes);
    await updateTried(db, file, 'one_more');
    const verdict = await judge(deps, file, { content, type, hash: row.source_hash }, signal);
    if ('refused' in verdict) await updateToRefused(db, file, verdict.refused);
    else await keepFile(deps, file, type, verdict);
  }
  await storage.removeAll(piecesPrefix(file.key));
}

interface Whole {
  content: Buffer | null;
  type: FileType;
  hash: Buffer;
}

async function judge(
  deps: Deps,
  file: FileKey,
  { content, type, hash }: Whole,
  signal?: AbortSignal,
): Promise<FileVerdict> {
  const isSame = content !== null && createHash('sha256').update(content).digest().equals(hash);
  if (!isSame) return { refused: 'mismatch' };
  try {
    return await judgeFile(deps, content, type, signal);
  } catch (error) {
    if (error instanceof ScannerAway) await updateTried(deps.db, file, 'forgotten');
    throw error;
  }
}

/** Null: what lies there is not what was there when the upload was finished. */
async function joinPieces({ storage }: Deps, { key }: FileKey, sizeBytes: number): Promise<Buffer | null> {
  const chunks = chunksOf(sizeBytes);
  const there = await storage.sizes(piecesPrefix(key));
  if (chunks.some((chunk) => there.get(pieceKey(key, chunk.number)) !== chunk.sizeBytes)) return null;
  const pieces: Buffer[] = [];
  for (const { number } of chunks) pieces.push(await storage.get(pieceKey(key, number)));
  return Buffer.concat(pieces);
}

/** Puts the checked file into the store, then says so. */
export async function keepFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  file: FileKey,
  type: FileType,
  { content, pageCount }: { content: Buffer; pageCount: number },
): Promise<void> {
  const key = objectKey(file.key, type);
  await storage.put(key, content, type);
  const isKept = await updateToReady(db, file, { sizeBytes: content.length, pageCount });
  if (!isKept && (await selectFileState(db, file)) !== 'ready') await storage.remove(key);
}
