import { ApiError } from '@shala/api-client/api-error.ts';
import { announceSource, finishSource } from '@shala/api-client/contents-staff.ts';
import { putPiece, wait } from '@shala/app-kit/upload/put-piece.ts';
import { sha256 } from '@shala/app-kit/upload/sha256.ts';
import { useSyncExternalStore } from 'react';
import { transport } from '#shared/api/transport.ts';
import { sendSource } from './send-source.ts';
import { refetchTeaching } from './teaching-query.ts';

/** A file on its way, or one that stopped half way and can go on. */
export interface SourceSending {
  readonly file: File;
  readonly percent: number;
  /** What went wrong, in the server's words; empty: the network. Null: it is on its way. */
  readonly failure: string | null;
}

// Beside the pages: whoever looks at another chapter meanwhile stops nothing.
let sendings: ReadonlyMap<number, SourceSending> = new Map();
const stops = new Map<number, AbortController>();
const listeners = new Set<() => void>();

function change(contentId: number, sending: SourceSending | null): void {
  const next = new Map(sendings);
  if (sending) next.set(contentId, sending);
  else next.delete(contentId);
  sendings = next;
  const isBusy = [...next.values()].some(({ failure }) => failure === null);
  if (isBusy) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listen of listeners) listen();
}

/** The browser asks before it closes the page. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Of name, size and date: good enough to go on with the same file, and quick for gigabytes. */
const fingerprintOf = ({ name, size, lastModified }: File): Promise<string> =>
  sha256(new TextEncoder().encode(`${name}\n${size}\n${lastModified}`).buffer);

const isWorthATry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 409 || error.status >= 500;

export async function uploadSource(contentId: number, file: File): Promise<void> {
  stops.get(contentId)?.abort();
  const stop = new AbortController();
  stops.set(contentId, stop);
  change(contentId, { file, percent: 0, failure: null });
  try {
    const fingerprint = await fingerprintOf(file);
    await sendSource(
      file,
      {
        announce: () => announceSource(transport, contentId, { sizeBytes: file.size, fingerprint }),
        put: putPiece,
        finish: () => finishSource(transport, contentId),
        wait,
      },
      {
        signal: stop.signal,
        isWorthATry,
        onProgress: (percent) => change(contentId, { file, percent, failure: null }),
      },
    );
    await refetchTeaching();
    change(contentId, null);
  } catch (error) {
    if (stop.signal.aborted) return;
    const percent = sendings.get(contentId)?.percent ?? 0;
    const isRefused = error instanceof ApiError && error.status > 0;
    change(contentId, { file, percent, failure: isRefused ? error.message : '' });
  }
}

export function stopUpload(contentId: number): void {
  stops.get(contentId)?.abort();
  change(contentId, null);
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

export const useSourceSending = (contentId: number): SourceSending | undefined =>
  useSyncExternalStore(subscribe, () => sendings.get(contentId));
