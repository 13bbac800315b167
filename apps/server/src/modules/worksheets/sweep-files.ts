import type { WorksheetDeps } from './deps.ts';
import { objectKey, piecesPrefix } from './file-objects.ts';
import { askForCheck } from './finish-upload.ts';
import { clearPieces, updateLook } from './stored-file-store.ts';
import {
  deleteAbandoned,
  deleteOrphan,
  selectAsked,
  selectOrphans,
  selectUnchecked,
  selectWithPieces,
} from './sweep-store.ts';
import { turnInAsked } from './turn-in.ts';

type Deps = Pick<WorksheetDeps, 'db' | 'storage'>;

const inOneGo = 200;

/** Files whose look was killed, or that wait for the scanner, are looked at again. */
export async function sweepUnchecked({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const file of await selectUnchecked(db, inOneGo)) {
    await db.transaction().execute(async (tx) => {
      await askForCheck(tx, file);
      await updateLook(tx, file, 'asked');
    });
  }
}

/** What was turned in while its files were being checked is handed in once they are. */
export async function sweepAsked({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const which of await selectAsked(db, inOneGo)) {
    await db.transaction().execute((tx) => turnInAsked(tx, which));
  }
}

/**
 * Takes out of the file store what nobody will ever ask for: pieces of files that have been judged, files that left
 * their place, uploads that were given up. The store comes first, the row last: killed between, it is done again.
 */
export async function sweepFiles({ db, storage }: Deps): Promise<void> {
  await deleteAbandoned(db);
  await inBatches(
    () => selectWithPieces(db, inOneGo),
    async (file) => {
      await storage.removeAll(piecesPrefix(file.key));
      await clearPieces(db, file);
    },
  );
  await inBatches(
    () => selectOrphans(db, inOneGo),
    async (file) => {
      await storage.removeAll(piecesPrefix(file.key));
      await storage.remove(objectKey(file.key, file.type));
      await deleteOrphan(db, file);
    },
  );
}

/** Until none is left. One file that cannot be removed does not keep the others of its batch. */
async function inBatches<File>(
  select: () => Promise<File[]>,
  remove: (file: File) => Promise<void>,
): Promise<void> {
  for (let batch = await select(); batch.length > 0; batch = await select()) {
    const failures: unknown[] = [];
    for (const file of batch) await remove(file).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} files could not be removed`);
  }
}
