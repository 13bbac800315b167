import type { FilePlace } from '@shala/api-client/worksheets-staff.ts';
import { staffFileCalls } from '@shala/api-client/worksheets-staff.ts';
import { fileKind } from '@shala/app-kit/upload/file-kind.ts';
import { putPiece, wait } from '@shala/app-kit/upload/put-piece.ts';
import { sendFile } from '@shala/app-kit/upload/send-file.ts';
import { sha256 } from '@shala/app-kit/upload/sha256.ts';
import { useEffect, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import type { TextId } from '#shared/texts/texts.ts';

export interface Sending {
  readonly id: number;
  readonly file: File;
  readonly percent: number;
  readonly state: 'sending' | 'checking' | 'failed';
  readonly problem: TextId | null;
}

let lastId = 0;

/** Sends files piece by piece into a worksheet, or back to a student; each goes on where it stopped. */
export function useSending(place: FilePlace, onJudged: () => Promise<unknown>) {
  const [items, setItems] = useState<readonly Sending[]>([]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    const control = new AbortController();
    stop.current = control;
    return () => control.abort();
  }, []);
  const change = (id: number, more: Partial<Sending>) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...more } : item)));

  async function run({ id, file }: Pick<Sending, 'id' | 'file'>): Promise<void> {
    const signal = stop.current?.signal ?? new AbortController().signal;
    try {
      const contentType = await fileKind(file);
      if (contentType === null) return change(id, { state: 'failed', problem: 'files.wrongType' });
      const bytes = await file.arrayBuffer();
      const announced = { name: file.name, contentType, sizeBytes: bytes.byteLength };
      const calls = { ...staffFileCalls(transport, place), put: putPiece, wait };
      await sendFile({ ...announced, sha256: await sha256(bytes), bytes }, calls, {
        signal,
        onAnnounced: async () => undefined,
        onProgress: ({ percent, isChecking }) =>
          change(id, { percent, state: isChecking ? 'checking' : 'sending' }),
      });
      await onJudged();
      setItems((now) => now.filter((item) => item.id !== id));
    } catch {
      if (!signal.aborted) change(id, { state: 'failed', problem: 'files.failed' });
    }
  }

  return {
    items,
    async add(files: readonly File[]): Promise<void> {
      const added = files.map((file): Sending => {
        lastId += 1;
        return { id: lastId, file, percent: 0, state: 'sending', problem: null };
      });
      setItems((now) => [...now, ...added]);
      for (const item of added) await run(item);
    },
    async again(item: Sending): Promise<void> {
      change(item.id, { state: 'sending', problem: null });
      await run(item);
    },
    drop: (id: number) => setItems((now) => now.filter((item) => item.id !== id)),
  };
}
