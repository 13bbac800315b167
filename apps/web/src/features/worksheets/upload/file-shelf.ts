import type { DraftStore, KeptFile, WorkKey } from '../device/draft-store.ts';
import { createSendingList } from './sending-list.ts';

export type FileStore = Pick<DraftStore, 'listFiles' | 'putFile' | 'removeFile'>;

/** The files of one worksheet until they are judged: here while the page lives, and on the device where it can. */
export function createFileShelf(work: WorkKey, store: FileStore) {
  const list = createSendingList();
  const files = new Map<string, KeptFile>();
  /** What is told once a file is gone that this device could not keep. */
  const whenGone = new Map<string, () => void>();
  let isClosed = false;

  function take(file: KeptFile): void {
    if (isClosed) return;
    files.set(file.id, file);
    list.add(file);
  }

  return {
    list,
    get: (id: string) => files.get(id),
    /** Taken away by the student, and not because everything stopped. */
    isRemoved: (id: string) => !isClosed && !files.has(id),
    async load(): Promise<void> {
      for (const file of await store.listFiles(work)) if (!files.has(file.id)) take(file);
    },
    async put(file: KeptFile, onSafe: () => void): Promise<void> {
      if (isClosed) return;
      if (await store.putFile(file)) onSafe();
      else whenGone.set(file.id, onSafe);
      take(file);
    },
    async drop(id: string): Promise<void> {
      files.delete(id);
      list.remove(id);
      whenGone.get(id)?.();
      whenGone.delete(id);
      await store.removeFile(work, id);
    },
    close(): void {
      isClosed = true;
      files.clear();
    },
  };
}
