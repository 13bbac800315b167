import type { AnnouncedFile, Upload } from '@shala/api-client/worksheet-files.ts';

export interface FileCalls {
  announce(file: AnnouncedFile): Promise<Upload>;
  find(fileId: number): Promise<Upload>;
  finish(fileId: number): Promise<Upload>;
  remove(fileId: number): Promise<void>;
  /** Puts a piece into the file store. */
  put(url: string, piece: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
  /** Lets time pass between two questions about the check. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface SentSoFar {
  readonly fileId: number;
  readonly percent: number;
  readonly isChecking: boolean;
}

interface SendingSteps {
  /** The server knows the file, even where it was stopped meanwhile. */
  readonly onAnnounced: (fileId: number) => Promise<void>;
  readonly onProgress: (sent: SentSoFar) => void;
  readonly signal: AbortSignal;
}

const firstWait = 400;
const longestWait = 4000;

/**
 * Sends what the server does not have yet, and waits for its judgement. Called again after whatever went wrong, it
 * goes on where it stopped: the server knows a file by its content.
 */
export async function sendFile(
  { bytes, ...announced }: AnnouncedFile & { readonly bytes: ArrayBuffer },
  calls: FileCalls,
  { onAnnounced, onProgress, signal }: SendingSteps,
): Promise<Upload> {
  let upload = await calls.announce(announced);
  await onAnnounced(upload.id);
  signal.throwIfAborted();
  while (upload.state === 'uploading') {
    const { id, chunkSize, chunkCount, missingChunks } = upload;
    let there = chunkCount - missingChunks.length;
    const tell = () =>
      onProgress({ fileId: id, percent: Math.floor((there / chunkCount) * 100), isChecking: false });
    for (const { number, sizeBytes, url } of missingChunks) {
      signal.throwIfAborted();
      tell();
      await calls.put(url, new Uint8Array(bytes, number * chunkSize, sizeBytes), signal);
      there += 1;
    }
    tell();
    signal.throwIfAborted();
    upload = await calls.finish(id);
  }
  onProgress({ fileId: upload.id, percent: 100, isChecking: true });
  for (let pause = firstWait; upload.state === 'checking'; pause = Math.min(longestWait, pause * 1.5)) {
    await calls.wait(pause, signal);
    upload = await calls.find(upload.id);
  }
  return upload;
}
