import { claimDefaultHost, findBrand } from '#modules/tenancy/index.ts';
import { audit } from '#platform/audit.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { Storage } from '#platform/storage.ts';
import { sumTable, writeRowsAlike } from '../backup/table-sums.ts';
import { readMigrations } from './export-tenant.ts';
import { beginAbove } from './ids.ts';
import type { MoveManifest } from './move-manifest.ts';
import { refuseIf } from './move-refused.ts';
import { countThere, loadRows } from './rows.ts';
import { type MovedTable, movedTables } from './scope.ts';
import { findUnopened } from './sealed-columns.ts';
import { withFilesSent } from './send-files.ts';
import { readTables } from './tables.ts';

interface Deps {
  db: Database;
  storage: Storage;
  sealer: Sealer | null;
}

/** Rows, comparison, files and comparison are one transaction: the tenant is there whole or not at all. */
export async function importTenant(deps: Deps, folder: string, saved: MoveManifest): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await writeRowsAlike(tx);
    const tables = movedTables(await readTables(tx), saved.tenant.id);
    refuseIf(await differencesOfSchema(tx, tables, saved));
    for (const table of tables) await loadRows(tx, folder, table);
    refuseIf(await differencesOfRows(tx, folder, tables, saved));
    refuseIf(
      (await findUnopened(tx, deps.sealer)).map(
        (column) => `${column}: DATA_KEYS must also name the key of the old installation`,
      ),
    );
    await withFilesSent(deps.storage, { folder, files: saved.files }, async () => {
      await beginAbove(tx, tables, saved.lastIds);
      await settleIn(tx, saved);
    });
  });
}

async function differencesOfSchema(tx: Tx, tables: readonly MovedTable[], saved: MoveManifest) {
  const here = (await readMigrations(tx)).join();
  const isSame = here === saved.migrations.join() && tables.every(({ name }) => name in saved.tables);
  return isSame ? [] : ['The two installations are not of the same release: upgrade the older one first.'];
}

async function differencesOfRows(
  tx: Tx,
  folder: string,
  tables: readonly MovedTable[],
  saved: MoveManifest,
): Promise<string[]> {
  const differences: string[] = [];
  for (const { name, where, isShared } of tables) {
    const was = saved.tables[name];
    const there = isShared
      ? { rows: await countThere(tx, folder, name), sum: was?.sum }
      : await sumTable(tx, name, where);
    if (was?.rows === there.rows && was.sum === there.sum) continue;
    differences.push(
      `${name}: ${was?.rows} rows were saved, ${there.rows} are there, or their contents differ`,
    );
  }
  return differences;
}

/** An installation whose first tenant this is shows its default brand under unknown hosts. */
async function settleIn(tx: Tx, { tenant, takenAt }: MoveManifest): Promise<void> {
  const brandId = await findBrand(tx, tenant.id, null);
  if (brandId !== null) await claimDefaultHost(tx, tenant.id, brandId);
  await audit(tx, {
    tenantId: tenant.id,
    actor: { kind: 'system', id: null },
    action: 'tenant.imported',
    subject: { kind: 'tenant', id: tenant.id },
    details: { takenAt },
  });
}
