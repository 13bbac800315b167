import { draftsDatabase } from '#shared/session/forget-drafts.ts';
import { isCurrentProfile } from '#shared/session/session.ts';
import { type DraftStore, openDraftStore, type WorkKey } from './draft-store.ts';

let disk: Promise<DraftStore> | null = null;

/**
 * Null where the device has no room or lets us write nothing (some private windows): what was chosen then lives as
 * long as the page, and is sent all the same.
 */
async function onDisk<T>(work: (store: DraftStore) => Promise<T>, may = () => true): Promise<T | null> {
  for (let tries = 0; tries < 2 && may(); tries += 1) {
    try {
      disk ??= openDraftStore(indexedDB, draftsDatabase);
      return await work(await disk);
    } catch {
      // The browser may have closed it under us: the second try opens it anew.
      disk = null;
    }
  }
  return null;
}

/** What was deleted as its student left the seat is not written again by a step that ends late. */
const hasSeat = (rows: readonly WorkKey[]) => () =>
  rows.every(({ studentId }) => isCurrentProfile(studentId));

const store: DraftStore = {
  listFiles: async (work) => (await onDisk((disk) => disk.listFiles(work))) ?? [],
  putFile: async (file) => (await onDisk((disk) => disk.putFile(file), hasSeat([file]))) ?? false,
  removeFile: async (work, id) => void (await onDisk((disk) => disk.removeFile(work, id))),
  listPages: async (work) => (await onDisk((disk) => disk.listPages(work))) ?? [],
  putPages: async (pages) => void (await onDisk((disk) => disk.putPages(pages), hasSeat(pages))),
  removePages: async (work, ids) => void (await onDisk((disk) => disk.removePages(work, ids))),
};

/** What this device keeps of work that is not handed in yet. */
export const deviceStore = (): DraftStore => store;
