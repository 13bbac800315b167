import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isBeingRemoved } from '#modules/tenancy/index.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { saveFiles } from '../backup/files.ts';
import { sumTable, type TableSums, writeRowsAlike } from '../backup/table-sums.ts';
import { createFileFinder } from './find-files.ts';
import { readLastIds } from './ids.ts';
import { type MoveManifest, writeMoveManifest } from './move-manifest.ts';
import { refuseIf } from './move-refused.ts';
import { findObstacles } from './obstacles.ts';
import { rowsFolder, saveRows } from './rows.ts';
import { movedTables, only, prepareScope } from './scope.ts';
import { readTables } from './tables.ts';

interface Deps {
  db: Database;
  storage: Storage;
}

/** All rows of the tenant as of one moment, and the files that they name. The tenant is closed meanwhile. */
export async function exportTenant(
  { db, storage }: Deps,
  tenant: { id: number; slug: string },
  folder: string,
): Promise<MoveManifest> {
  refuseIf(await findObstacles(db, tenant.id));
  refuseIf((await isBeingRemoved(db, tenant.id)) ? ['It is being removed: what is left is not whole.'] : []);
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  await mkdir(rowsFolder(folder), { recursive: true, mode: 0o700 });
  const finder = createFileFinder(await storage.sizes(''));
  const rows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => saveTables(tx, tenant.id, folder, finder.look));
  const files = await saveFiles(storage, folder, { sizes: finder.found, known: {} });
  const manifest = { tenant, ...rows, files };
  await writeMoveManifest(folder, manifest);
  return manifest;
}

async function saveTables(tx: Tx, tenantId: number, folder: string, look: (row: string) => void) {
  await writeRowsAlike(tx);
  // Once more, of the moment of the rows: a sweep may have ended a run meanwhile, and its jobs do not move.
  refuseIf(await findObstacles(tx, tenantId));
  const all = await readTables(tx);
  const tables = movedTables(all, tenantId);
  await prepareScope(tx, all, only(tenantId));
  const sums: TableSums = {};
  for (const table of tables) {
    await saveRows(tx, folder, table, look);
    sums[table.name] = await sumTable(tx, table.name, table.where);
  }
  const { rows } = await sql<{ now: string }>`
    SELECT to_char(app_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS now
  `.execute(tx);
  return {
    takenAt: rows[0]?.now ?? '',
    migrations: await readMigrations(tx),
    tables: sums,
    lastIds: await readLastIds(tx, tables),
  };
}

export async function readMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration ORDER BY id`.execute(tx);
  return rows.map(({ name }) => name);
}
