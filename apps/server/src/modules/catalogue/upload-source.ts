import { AppError, notFound } from '#platform/app-error.ts';
import { newSecret } from '#platform/random.ts';
import type { PartOfFile } from '#platform/storage-uploads.ts';
import { type MediaDeps, mostBytes, partBytes, replaceSource } from './add-source-file.ts';
import { upsertLeftover } from './media-leftover-store.ts';
import { deleteUpload, replaceUpload, selectSource, selectUpload } from './media-store.ts';
import { enqueuePrepare } from './prepare-task.ts';

export interface AnnounceSource {
  libraryId: number;
  sizeBytes: number;
  /** The same file has the same one. */
  fingerprint: string;
}

export interface SourceUpload {
  sizeBytes: number;
  partBytes: number;
  missing: (PartOfFile & { url: string })[];
}

/** The author's browser sends a file straight to the store, in parts, going on where an earlier try stopped. */
export async function announceSource(
  { db, storage }: MediaDeps,
  { libraryId, sizeBytes, fingerprint }: AnnounceSource,
): Promise<SourceUpload> {
  const library = await selectSource(db, libraryId);
  if (!library) throw notFound();
  if (library.content_type === 'external_link') throw new AppError('content_takes_no_file');
  if (sizeBytes === 0) throw new AppError('file_empty');
  if (sizeBytes > mostBytes) throw new AppError('too_large');
  const known = await selectUpload(db, libraryId);
  if (known) {
    const upload = { key: known.source_key, ref: known.upload_ref, partBytes: known.part_bytes };
    const isSame = known.source_hash === fingerprint && known.size_bytes === sizeBytes;
    const missing = isSame ? await storage.missingParts(upload, sizeBytes) : null;
    if (missing) return signed(storage, upload, sizeBytes, missing);
    await storage.forgetUpload(upload);
    await upsertLeftover(db, upload.key, 0);
  }
  const upload = await storage.startUpload(`sources/${newSecret()}`, partBytes);
  await replaceUpload(db, {
    content_library_id: libraryId,
    upload_ref: upload.ref,
    source_key: upload.key,
    source_hash: fingerprint,
    size_bytes: sizeBytes,
    part_bytes: upload.partBytes,
  });
  return signed(storage, upload, sizeBytes, (await storage.missingParts(upload, sizeBytes)) ?? []);
}

function signed(
  storage: MediaDeps['storage'],
  upload: { key: string; ref: string; partBytes: number },
  sizeBytes: number,
  missing: readonly PartOfFile[],
): SourceUpload {
  const parts = missing.map((part) => ({
    number: part.number,
    sizeBytes: part.sizeBytes,
    url: storage.partUrl(upload, part),
  }));
  return { sizeBytes, partBytes: upload.partBytes, missing: parts };
}

/** All is sent: the parts become one file, and the work on it begins. Asked again, nothing more happens. */
export async function finishSource({ db, storage }: MediaDeps, libraryId: number): Promise<void> {
  const library = await selectSource(db, libraryId);
  if (!library) throw notFound();
  const known = await selectUpload(db, libraryId);
  if (!known) return;
  const upload = { key: known.source_key, ref: known.upload_ref, partBytes: known.part_bytes };
  // A try that was cut off may have made the file already: then the store knows the file, and no upload.
  const isWhole =
    (await storage.completeUpload(upload, known.size_bytes)) ||
    (await storage.sizes(upload.key)).get(upload.key) === known.size_bytes;
  if (!isWhole) throw new AppError('upload_incomplete');
  await db.transaction().execute(async (tx) => {
    // Another call was quicker.
    if (!(await deleteUpload(tx, libraryId, upload.ref))) return;
    await replaceSource(tx, libraryId, {
      source_key: upload.key,
      source_hash: known.source_hash,
      poster_source_key: null,
    });
    await enqueuePrepare(tx, library);
  });
}
