import type { WorksheetDeps } from './deps.ts';
import { objectKey, piecesPrefix } from './file-objects.ts';
import { askForCheck } from './finish-upload.ts';
import { clearPieces } from './stored-file-store.ts';
import {
  deleteAbandoned,
  deleteOrphan,
  selectOrphans,
  selectUnchecked,
  selectWithPieces,
} from './sweep-store.ts';

type Deps = Pick<WorksheetDeps, 'db' | 'storage'>;

const inOneGo = 200;

/** Files whose look was killed, or that wait for the scanner, are looked at again. */
export async function sweepUnchecked({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const file of await selectUnchecked(db, inOneGo)) {
    await db.transaction().execute((tx) => askForCheck(tx, file));
  }
}

/**
 * Takes out of the file store what nobody will ever ask for: pieces of files that have been judged, files that left
 * their place, uploads that were given up. The store comes first, the row last: killed between, it is done again.
 */
export async function sweepFiles({ db, storage }: Deps): Promise<void> {
  await deleteAbandoned(db);
  const failures: unknown[] = [];
  // One file that cannot be removed must not keep the others.
  const attempt = (work: () => Promise<void>) => work().catch((error: unknown) => failures.push(error));
  for (const file of await selectWithPieces(db, inOneGo)) {
    await attempt(async () => {
      await storage.removeAll(piecesPrefix(file.key));
      await clearPieces(db, file);
    });
  }
  for (const file of await selectOrphans(db, inOneGo)) {
    await attempt(async () => {
      await storage.removeAll(piecesPrefix(file.key));
      await storage.remove(objectKey(file.key, file.type));
      await deleteOrphan(db, file);
    });
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} files could not be removed`);
}
