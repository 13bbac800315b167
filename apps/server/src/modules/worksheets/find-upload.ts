import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { WorksheetDeps } from './deps.ts';
import { type Chunk, chunksOf } from './domain/chunks.ts';
import { pieceKey, piecesPrefix } from './file-objects.ts';
import { selectFiles } from './file-place-store.ts';
import type { FilePlace, PlacedFile } from './placed-file.ts';
import { selectFileState, updatePiecesUntil } from './stored-file-store.ts';

type Deps = Pick<WorksheetDeps, 'db' | 'storage'>;

/** No signed address lives longer. */
const longestLinkSeconds = 15 * 60;

export interface Upload extends PlacedFile {
  missing: (Chunk & { url: string })[];
}

export async function requireFile(db: Queryable, place: FilePlace, fileId: number): Promise<PlacedFile> {
  const file = (await selectFiles(db, place)).find(({ id }) => id === fileId);
  if (!file) throw notFound();
  return file;
}

/** What has not arrived, by what lies in the file store. */
export async function findMissing({ storage }: Pick<Deps, 'storage'>, file: PlacedFile): Promise<Chunk[]> {
  const there = await storage.sizes(piecesPrefix(file.key));
  return chunksOf(file.sizeBytes).filter(
    ({ number, sizeBytes }) => there.get(pieceKey(file.key, number)) !== sizeBytes,
  );
}

/** How far a file is, with addresses for what is missing. */
export async function findUpload(deps: Deps, file: PlacedFile): Promise<Upload> {
  if (file.state !== 'uploading') return { ...file, missing: [] };
  // The row first: no address without a row that tells the sweep of it.
  if (!(await updatePiecesUntil(deps.db, file, longestLinkSeconds))) {
    const state = await selectFileState(deps.db, file);
    if (state === null) throw notFound();
    return { ...file, state, missing: [] };
  }
  const missing = await findMissing(deps, file);
  return {
    ...file,
    missing: missing.map(({ number, sizeBytes }) => ({
      number,
      sizeBytes,
      url: deps.storage.uploadUrl(pieceKey(file.key, number), sizeBytes),
    })),
  };
}
