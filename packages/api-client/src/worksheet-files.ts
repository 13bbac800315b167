import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/worksheet-files.ts';
import type { Transport } from './transport.ts';
import type { Receipt, WorksheetFile } from './worksheets.ts';

export interface Chunk {
  readonly number: number;
  readonly sizeBytes: number;
  /** PUT exactly the bytes from number * chunkSize here, without a token. */
  readonly url: string;
}

export interface Upload extends WorksheetFile {
  readonly chunkSize: number;
  readonly chunkCount: number;
  /** Empty: all there; finish it. */
  readonly missingChunks: readonly Chunk[];
}

export interface AnnouncedFile {
  readonly name: string;
  readonly contentType: 'application/pdf' | 'image/jpeg';
  readonly sizeBytes: number;
  /** In lower-case hex. */
  readonly sha256: string;
}

const base = (worksheetId: number) => `/worksheet/student/worksheets/${worksheetId}`;

/** At most five at a time. A file that was announced before answers with what is still missing of it. */
export async function announceFiles(
  transport: Transport,
  { worksheetId, files }: { worksheetId: number; files: readonly AnnouncedFile[] },
): Promise<Upload[]> {
  const answer = await transport.send<ResponseOf<typeof wire.draftFiles.announce>>({
    family: 'main',
    method: 'POST',
    path: `${base(worksheetId)}/files`,
    body: {
      files: files.map((file) => ({
        name: file.name,
        content_type: file.contentType,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
      })),
    },
  });
  return answer.files.map(toUpload);
}

interface WhichFile {
  readonly worksheetId: number;
  readonly fileId: number;
  readonly signal?: AbortSignal;
}

export async function getUpload(
  transport: Transport,
  { worksheetId, fileId, signal }: WhichFile,
): Promise<Upload> {
  const { file } = await transport.send<ResponseOf<typeof wire.draftFiles.find>>({
    family: 'main',
    method: 'GET',
    path: `${base(worksheetId)}/files/${fileId}`,
    signal,
  });
  return toUpload(file);
}

/** The check may take a moment: ask with getUpload until the state is ready or refused. */
export async function finishUpload(
  transport: Transport,
  { worksheetId, fileId }: WhichFile,
): Promise<Upload> {
  const { file } = await transport.send<ResponseOf<typeof wire.draftFiles.finish>>({
    family: 'main',
    method: 'POST',
    path: `${base(worksheetId)}/files/${fileId}/finish`,
  });
  return toUpload(file);
}

export async function removeFile(transport: Transport, { worksheetId, fileId }: WhichFile): Promise<void> {
  await transport.send({
    family: 'main',
    method: 'DELETE',
    path: `${base(worksheetId)}/files/${fileId}`,
  });
}

/**
 * Refused with `worksheet_overdue` after the due date, `files_not_ready` while one is on its way, and
 * `handed_in_when_checked` where it comes about by itself.
 */
export async function turnInWorksheet(
  transport: Transport,
  { worksheetId }: { worksheetId: number },
): Promise<Receipt> {
  const { receipt } = await transport.send<ResponseOf<typeof wire.turnIn>>({
    family: 'main',
    method: 'PUT',
    path: `${base(worksheetId)}/turn_in`,
  });
  return { code: receipt.code, turnedInAt: receipt.turned_in_at };
}

export const toUpload = (file: wire.WireUpload): Upload => ({
  id: file.id,
  name: file.name,
  url: file.url,
  contentType: file.content_type,
  sizeBytes: file.size_bytes,
  pageCount: file.page_count,
  state: file.state,
  refusal: file.refusal,
  chunkSize: file.chunk_size,
  chunkCount: file.chunk_count,
  missingChunks: file.missing_chunks.map(({ number, size_bytes, url }) => ({
    number,
    sizeBytes: size_bytes,
    url,
  })),
});
