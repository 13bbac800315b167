import type { SourceUpload } from '@shala/api-client/contents-staff.ts';

export interface SourceCalls {
  announce(): Promise<SourceUpload>;
  put(url: string, piece: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
  finish(): Promise<void>;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  /** Whether another try can help. */
  readonly isWorthATry: (error: unknown) => boolean;
}

const mostFailures = 6;
const firstPause = 1_000;

/**
 * Sends what the file store does not have yet. A part that fails is asked for anew, with fresh addresses; after
 * several failures in a row it is given up, and may be called again: it goes on where it stopped.
 */
export async function sendSource(file: Blob, calls: SourceCalls, sending: Sending): Promise<void> {
  const { signal, onProgress, isWorthATry } = sending;
  let failures = 0;
  for (;;) {
    try {
      const upload = await calls.announce();
      let sent = upload.sizeBytes - sum(upload.missing);
      onProgress(percentOf(sent, upload.sizeBytes));
      for (const { number, sizeBytes, url } of upload.missing) {
        signal.throwIfAborted();
        const start = (number - 1) * upload.partBytes;
        const bytes = await file.slice(start, start + sizeBytes).arrayBuffer();
        await calls.put(url, new Uint8Array(bytes), signal);
        sent += sizeBytes;
        failures = 0;
        onProgress(percentOf(sent, upload.sizeBytes));
      }
      return await calls.finish();
    } catch (error) {
      failures += 1;
      if (signal.aborted || failures >= mostFailures || !isWorthATry(error)) throw error;
      await calls.wait(firstPause * 2 ** (failures - 1), signal);
    }
  }
}

const sum = (parts: SourceUpload['missing']): number =>
  parts.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
const percentOf = (sent: number, all: number): number => Math.floor((sent / all) * 100);
