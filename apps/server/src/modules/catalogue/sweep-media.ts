import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import {
  claimLeftovers,
  deleteLeftover,
  deleteReplaced,
  selectForgottenUploads,
} from './media-leftover-store.ts';
import { deleteUpload, selectStalled } from './media-store.ts';
import { enqueuePrepare } from './prepare-task.ts';
import { replacedSeconds } from './publish-media.ts';

/** An upload that nobody has continued for a week. */
const forgottenSeconds = 7 * 24 * 60 * 60;

/** Work gives a sign of life every two seconds; what waits has a job that is tried again and again, but not for ever. */
const stalledSeconds = 60 * 60;

/** Takes out of the file store what nothing shows any more: of killed runs, replaced versions, half uploads. Work that was lost begins again. */
export async function sweepMedia({ db, storage }: { db: Database; storage: Storage }): Promise<void> {
  await deleteReplaced(db, replacedSeconds);
  for (const prefix of await claimLeftovers(db)) {
    await storage.removeAll(prefix);
    await deleteLeftover(db, prefix);
  }
  for (const upload of await selectForgottenUploads(db, forgottenSeconds)) {
    const { source_key: key, upload_ref: ref, part_bytes: partBytes } = upload;
    await storage.forgetUpload({ key, ref, partBytes });
    await deleteUpload(db, upload.content_library_id);
  }
  for (const libraryId of await selectStalled(db, stalledSeconds)) {
    await db.transaction().execute((tx) => enqueuePrepare(tx, libraryId));
  }
}
