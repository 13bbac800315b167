import { draftsDatabase } from '#shared/session/forget-drafts.ts';
import { type DraftStore, openDraftStore } from './draft-store.ts';

let disk: Promise<DraftStore> | null = null;

/**
 * Null where the device has no room or lets us write nothing (some private windows): what was chosen then lives as
 * long as the page, and is sent all the same.
 */
async function onDisk<T>(work: (store: DraftStore) => Promise<T>): Promise<T | null> {
  try {
    disk ??= openDraftStore(indexedDB, draftsDatabase);
    return await work(await disk);
  } catch {
    // The browser may have closed it under us: the next one opens anew.
    disk = null;
    return null;
  }
}

const store: DraftStore = {
  listFiles: async (work) => (await onDisk((disk) => disk.listFiles(work))) ?? [],
  putFile: async (file) => void (await onDisk((disk) => disk.putFile(file))),
  removeFile: async (work, id) => void (await onDisk((disk) => disk.removeFile(work, id))),
  listPages: async (work) => (await onDisk((disk) => disk.listPages(work))) ?? [],
  putPages: async (pages) => void (await onDisk((disk) => disk.putPages(pages))),
  removePages: async (work, ids) => void (await onDisk((disk) => disk.removePages(work, ids))),
};

/** What this device keeps of work that is not handed in yet. */
export const deviceStore = (): DraftStore => store;
