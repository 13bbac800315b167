import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import type { WorksheetDeps } from './deps.ts';

import { findMissing, findUpload, requireFile, type Upload } from './find-upload.ts';
import type { FileKey, FilePlace } from './placed-file.ts';
import { updateToChecking } from './stored-file-store.ts';

export const checkTask = 'check-file';

/** One job for each file. Looks that fail are asked for again by the sweep, for as long as it takes. */
export async function askForCheck(tx: Tx, { tenantId, key }: FileKey): Promise<void> {
  await enqueue(
    tx,
    checkTask,
    { tenantId, key },
    { key: `${checkTask}:${key}`, maxAttempts: 3, keepsRunAt: true },
  );
}

type Deps = Pick<WorksheetDeps, 'db' | 'storage'>;

/** All is sent: the file is looked into. If something is missing after all, the answer says what. */
export async function finishUpload(
  deps: Deps,
  openPlace: (tx: Tx) => Promise<FilePlace>,
  fileId: number,
): Promise<Upload> {
  const { db } = deps;
  const file = await db.transaction().execute(async (tx) => requireFile(tx, await openPlace(tx), fileId));
  if (file.state !== 'uploading') return { ...file, missing: [] };
  if ((await findMissing(deps, file)).length > 0) return findUpload(deps, file);
  return db.transaction().execute(async (tx) => {
    const place = await openPlace(tx);
    if (await updateToChecking(tx, file)) await askForCheck(tx, file);
    return { ...(await requireFile(tx, place, fileId)), missing: [] };
  });
}
