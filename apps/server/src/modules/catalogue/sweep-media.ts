import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import {
  claimLeftovers,
  deleteLeftover,
  deleteReplaced,
  type ForgottenUpload,
  selectForgottenUploads,
  upsertLeftover,
} from './media-leftover-store.ts';
import { deleteUpload, selectStalled } from './media-store.ts';
import { enqueuePrepare } from './prepare-task.ts';
import { replacedSeconds } from './publish-media.ts';

/** An upload that nobody has continued for a week. */
const forgottenSeconds = 7 * 24 * 60 * 60;

/** Work gives a sign of life every two seconds; what waits has a job that is tried again and again, but not for ever. */
const stalledSeconds = 60 * 60;

/**
 * Work that was lost begins again; then leaves the file store what nothing shows any more: of killed runs,
 * replaced versions, half uploads. One file that cannot be removed keeps no other, and is told in the end.
 */
export async function sweepMedia({ db, storage }: { db: Database; storage: Storage }): Promise<void> {
  for (const library of await selectStalled(db, stalledSeconds)) {
    await db.transaction().execute((tx) => enqueuePrepare(tx, library));
  }
  await deleteReplaced(db, replacedSeconds);
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  for (const upload of await selectForgottenUploads(db, forgottenSeconds)) {
    await forget({ db, storage }, upload).catch(note);
  }
  for (const prefix of await claimLeftovers(db)) {
    await remove({ db, storage }, prefix).catch(note);
  }
  if (errors.length > 0) throw new AggregateError(errors, `some files are still in the store: ${errors[0]}`);
}

async function remove({ db, storage }: { db: Database; storage: Storage }, prefix: string): Promise<void> {
  await storage.removeAll(prefix);
  await deleteLeftover(db, prefix);
}

/** Its last part may have come in and the note of it not: then the store has a whole file that nobody wants. */
async function forget(
  { db, storage }: { db: Database; storage: Storage },
  { content_library_id, source_key: key, upload_ref: ref, part_bytes: partBytes }: ForgottenUpload,
): Promise<void> {
  await storage.forgetUpload({ key, ref, partBytes });
  await db.transaction().execute(async (tx) => {
    const isForgotten = await deleteUpload(tx, content_library_id, ref);
    if (isForgotten) await upsertLeftover(tx, key, 0);
  });
}
