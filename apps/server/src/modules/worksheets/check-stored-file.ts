import { createHash } from 'node:crypto';
import { TookTooLong } from '#platform/file-check-pdf.ts';
import type { FileType, FileVerdict } from '#platform/file-check-verdict.ts';
import { judgeFile } from '#platform/judge-file.ts';
import type { WorksheetDeps } from './deps.ts';
import { chunksOf } from './domain/chunks.ts';
import { objectKey, pieceKey, piecesPrefix } from './file-objects.ts';
import type { FileKey } from './placed-file.ts';
import {
  selectChecking,
  selectFileState,
  updateLook,
  updateToForgotten,
  updateToReady,
  updateToRefused,
} from './stored-file-store.ts';

type Deps = Pick<WorksheetDeps, 'db' | 'storage' | 'scan'>;

/** A file that takes the worker with it, or all the time of its tools, is not looked at for ever. */
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
    await updateLook(db, file, 'begun');
    try {
      const content = await joinPieces(deps, file, row.size_bytes);
      const verdict = await judge(deps, { content, type, hash: row.source_hash }, signal);
      if ('refused' in verdict) await updateToRefused(db, file, verdict.refused);
      else await keepFile(deps, file, type, verdict);
    } catch (error) {
      // A scanner or a store that is away says nothing about the file.
      if (!(error instanceof TookTooLong)) await updateToForgotten(db, file);
      throw error;
    }
  }
  await storage.removeAll(piecesPrefix(file.key));
}

interface Whole {
  content: Buffer | null;
  type: FileType;
  hash: Buffer;
}

async function judge(
  deps: Pick<Deps, 'scan'>,
  { content, type, hash }: Whole,
  signal?: AbortSignal,
): Promise<FileVerdict> {
  const isSame = content !== null && createHash('sha256').update(content).digest().equals(hash);
  return isSame ? judgeFile(deps, content, type, signal) : { refused: 'mismatch' };
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
