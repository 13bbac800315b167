import { ApiError } from '@shala/api-client/api-error.ts';
import type { Upload } from '@shala/api-client/worksheet-files.ts';
import { type FileCalls, sendFile } from '@shala/app-kit/upload/send-file.ts';
import { judgeFailure, retryDelay } from '#shared/sending/retry-delay.ts';
import type { KeptFile, WorkKey } from '../device/draft-store.ts';
import { createFileShelf, type FileStore } from './file-shelf.ts';

export interface UploaderParts {
  readonly work: WorkKey;
  readonly calls: FileCalls;
  readonly store: FileStore;
  /** The server has judged a file: resolves when the page shows that. */
  readonly onJudged: (upload: Upload) => Promise<void>;
}

export type Uploader = ReturnType<typeof createUploader>;

/** Sends the files of one worksheet, one after the other, each from where it stopped, until all are judged. */
export function createUploader({ work, calls, store, onJudged }: UploaderParts) {
  const shelf = createFileShelf(work, store);
  const { items, subscribe, change, stateOf } = shelf.list;
  let current: { id: string; control: AbortController } | null = null;
  let rest: AbortController | null = null;
  let isRunning = false;
  let failures = 0;

  const interrupt = (id: string) => {
    if (current?.id === id) current.control.abort();
    rest?.abort();
  };

  async function sendOne(file: KeptFile): Promise<void> {
    const control = new AbortController();
    current = { id: file.id, control };
    change(file.id, { state: 'sending', failure: null });
    try {
      const upload = await sendFile(file, calls, {
        signal: control.signal,
        onAnnounced: async (fileId) => {
          change(file.id, { fileId });
          // Removed before anybody could know its id.
          if (shelf.isRemoved(file.id)) await calls.remove(fileId);
        },
        onProgress: ({ fileId, percent, isChecking }) => {
          if (control.signal.aborted) return;
          failures = 0;
          change(file.id, { fileId, percent, state: isChecking ? 'checking' : 'sending' });
        },
      });
      await onJudged(upload);
      // Bytes that changed on the way are still good here; of any other refusal the server's own list tells.
      if (upload.refusal === 'mismatch') change(file.id, { state: 'failed', fileId: upload.id });
      else await shelf.drop(file.id);
    } catch (error) {
      if (!control.signal.aborted) await giveWay(file.id, error);
    } finally {
      current = null;
    }
  }

  async function giveWay(id: string, error: unknown): Promise<void> {
    if (judgeFailure(error) === 'refused') {
      change(id, { state: 'failed', failure: error instanceof Error ? error.message : null });
      return;
    }
    failures += 1;
    change(id, { state: 'held' });
    rest = new AbortController();
    await calls.wait(pauseAfter(failures, error), rest.signal).catch(() => undefined);
    rest = null;
    if (stateOf(id) === 'held') change(id, { state: 'waiting' });
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = nextFile(); next; next = nextFile()) await sendOne(next);
    } finally {
      isRunning = false;
    }
  }
  const nextFile = () => shelf.get(items().find(({ state }) => state === 'waiting')?.id ?? '');

  return {
    items,
    subscribe,
    /** What an earlier page left goes on. */
    async start(): Promise<void> {
      await shelf.load();
      await run();
    },
    /**
     * Sending follows by itself. onSafe is called when the file is kept on this device, or, where it cannot be kept,
     * when the server has it.
     */
    async add(file: KeptFile, onSafe: () => void = () => undefined): Promise<void> {
      await shelf.put(file, onSafe);
      void run();
    },
    pause(id: string): void {
      change(id, { state: 'paused' });
      interrupt(id);
    },
    goOn(id: string): void {
      change(id, { state: 'waiting', failure: null });
      void run();
    },
    remove(id: string): Promise<void> {
      const gone = shelf.drop(id);
      interrupt(id);
      return gone;
    },
    /** A line that is new: what was on its way by the old one starts again at once. */
    networkIsBack(): void {
      failures = 0;
      const id = current?.id;
      if (id && stateOf(id) === 'sending') change(id, { state: 'waiting' });
      if (id && stateOf(id) === 'waiting') interrupt(id);
      rest?.abort();
    },
    /** For good: nobody looks after it any more. */
    stop(): void {
      shelf.close();
      current?.control.abort();
      rest?.abort();
    },
  };
}

const pauseAfter = (failures: number, error: unknown): number =>
  retryDelay(failures, error instanceof ApiError ? error.retryAfter : null);
