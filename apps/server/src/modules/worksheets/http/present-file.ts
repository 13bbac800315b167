import type { WireUpload } from '@shala/wire/worksheet-files.ts';
import type { WireWorksheetAttachment } from '@shala/wire/worksheets.ts';
import type { Storage } from '#platform/storage.ts';
import { chunksOf } from '../domain/chunks.ts';
import { chunkBytes } from '../domain/limits.ts';
import { objectKey } from '../file-objects.ts';

import type { Upload } from '../find-upload.ts';
import type { PlacedFile } from '../placed-file.ts';

export type Links = Pick<Storage, 'downloadUrl'>;

const urlOf = (storage: Links, file: PlacedFile): string | null =>
  file.state === 'ready'
    ? storage.downloadUrl(objectKey(file.key, file.contentType), file.contentType, file.name)
    : null;

export const presentAttachment = (storage: Links, file: PlacedFile): WireWorksheetAttachment => ({
  attachmentId: file.id,
  name: file.name,
  path: urlOf(storage, file),
  isDownload: false,
  contentType: file.contentType,
  sizeBytes: file.sizeBytes,
  pageCount: file.pageCount,
  state: file.state,
  refusal: file.refusal,
});

export const presentUpload = (storage: Links, file: Upload): WireUpload =>
  present(storage, file, file.missing);

/** A file among others: how it stands, without addresses for pieces. */
export const presentStanding = (storage: Links, file: PlacedFile): WireUpload => present(storage, file, []);

const present = (storage: Links, file: PlacedFile, missing: Upload['missing']): WireUpload => ({
  id: file.id,
  name: file.name,
  content_type: file.contentType,
  size_bytes: file.sizeBytes,
  state: file.state,
  refusal: file.refusal,
  page_count: file.pageCount,
  url: urlOf(storage, file),
  chunk_size: chunkBytes,
  chunk_count: chunksOf(file.sizeBytes).length,
  missing_chunks: missing.map(({ number, sizeBytes, url }) => ({ number, size_bytes: sizeBytes, url })),
});
