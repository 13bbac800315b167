import { sql } from 'kysely';
import { beginRemoval } from '#modules/tenancy/index.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { inTurns } from '../backup/manifest.ts';
import { deleteInPieces } from './delete-in-pieces.ts';
import { findExportFaults } from './find-export-faults.ts';
import { findGoneFiles } from './find-gone-files.ts';
import { deleteJobs } from './jobs-of-tenant.ts';
import type { MoveManifest } from './move-manifest.ts';
import { refuseIf } from './move-refused.ts';
import { findObstacles } from './obstacles.ts';
import { type RemovedTable, removedTables } from './removed-tables.ts';
import { allBut, prepareScope } from './scope.ts';
import { readTables } from './tables.ts';

interface Deps {
  db: Database;
  storage: Storage;
}

export interface Removed {
  files: number;
  /** Others use courses of it: these stay, with its name as their owner. */
  isOwnerKept: boolean;
}

/**
 * Files first, because rows say which they are; then its own rows, in pieces; the courses that nobody else uses and the
 * tenant itself at last, at once. Killed anywhere, it is done by calling it again.
 */
export async function removeTenant(
  { db, storage }: Deps,
  tenant: MoveManifest['tenant'],
  exportFolder: string | null,
): Promise<Removed> {
  const { id: tenantId } = tenant;
  refuseIf(await findObstacles(db, tenantId));
  if (exportFolder !== null) refuseIf(await findExportFaults(db, tenant, exportFolder));
  await db.transaction().execute(async (tx) => {
    await beginRemoval(tx, tenantId);
    // From here on it cannot be opened; until here it could.
    refuseIf(await findObstacles(tx, tenantId));
  });
  await deleteJobs(db, tenantId);
  const files = await removeFiles({ db, storage }, tenantId);
  const { own } = removedTables(await readTables(db), tenantId);
  for (const table of own) {
    await deleteInPieces((work) => db.transaction().execute((tx) => removing(tx, tenantId, work)), table);
  }
  const isOwnerKept = await db
    .transaction()
    .execute((tx) => removing(tx, tenantId, () => removeCatalogue(tx, tenantId)));
  return { files, isOwnerKept };
}

async function removeFiles({ db, storage }: Deps, tenantId: number): Promise<number> {
  const { rows: uploads } = await sql<{ key: string; ref: string; partBytes: number }>`
    SELECT media_upload.source_key AS key, upload_ref AS ref, part_bytes AS "partBytes" FROM media_upload
    JOIN content_library ON id = content_library_id WHERE owner_tenant_id = ${tenantId}
  `.execute(db);
  await inTurns(uploads, (upload) => storage.forgetUpload(upload));
  const sizes = await storage.sizes('');
  const keys = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => findGoneFiles(tx, tenantId, sizes));
  await inTurns(keys, (key) => storage.remove(key));
  return keys.length;
}

/** For the time of the transaction the tables that are append-only let rows go. */
async function removing<Result>(
  tx: Tx,
  tenantId: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await sql`SELECT set_config('shala.removing_tenant', ${String(tenantId)}, true)`.execute(tx);
  return work(tx);
}

/** One transaction: if another tenant begins to use one of the courses meanwhile, none has gone. */
async function removeCatalogue(tx: Tx, tenantId: number): Promise<boolean> {
  const all = await readTables(tx);
  await prepareScope(tx, all, allBut(tenantId));
  const { own, catalogue } = removedTables(all, tenantId);
  for (const table of catalogue) {
    if (table.name === 'tenant')
      await tx.deleteFrom('tenant_closed').where('tenant_id', '=', tenantId).execute();
    await deleteInPieces((work) => work(tx), table);
  }
  await deleteJobs(tx, tenantId);
  refuseIf(await findReturned(tx, own));
  const owner = await tx.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst();
  return owner !== undefined;
}

/** A sweep may have written while others were removed. */
async function findReturned(tx: Tx, own: readonly RemovedTable[]): Promise<string[]> {
  const returned: string[] = [];
  for (const { name, where } of own) {
    const { rows } = await sql`SELECT FROM ${sql.table(name)} t WHERE ${where} LIMIT 1`.execute(tx);
    if (rows.length > 0) returned.push(`Written meanwhile: ${name}. Call it again.`);
  }
  return returned;
}
