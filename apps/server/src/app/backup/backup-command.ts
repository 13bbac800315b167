import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CommandDeps } from '#app/import/command-deps.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { saveFiles } from './files.ts';
import { dumpOf, type Manifest, manifest, manifestOf } from './manifest.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { sumTables } from './table-sums.ts';

type Deps = Pick<CommandDeps, 'db' | 'print'> & { storage: Storage; databaseUrl: string };

/**
 * The database as of one moment, then the files. Files are never changed, only added and (after a while) removed:
 * what the database names at its moment is still there when it is copied. Into the same folder again, only new files
 * are fetched, and what the store has forgotten is forgotten here, too.
 */
export async function backupCommand(deps: Deps, folder: string): Promise<number> {
  // Everything about every child is in it: a folder that we make is nobody else's to read.
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  const known = await readManifest(folder);
  const { takenAt, tables } = await saveDatabase(deps, folder);
  const files = await saveFiles(deps.storage, folder, {
    sizes: await deps.storage.sizes(''),
    known: known?.files ?? {},
  });
  const whole: Manifest = { takenAt, tables, files };
  await writeFile(`${manifestOf(folder)}.new`, JSON.stringify(whole, null, 1));
  await rename(`${dumpOf(folder)}.new`, dumpOf(folder));
  await rename(`${manifestOf(folder)}.new`, manifestOf(folder));
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  deps.print(
    `Saved ${Object.keys(tables).length} tables with ${rows} rows and ${Object.keys(files).length} files as of ${takenAt}`,
  );
  return 0;
}

async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => null);
  return text === null ? null : manifest.parse(JSON.parse(text));
}

/** The sums are of exactly what pg_dump writes: both look at one exported snapshot. */
async function saveDatabase({ db, databaseUrl }: Pick<Deps, 'db' | 'databaseUrl'>, folder: string) {
  return inOneMoment(db, async (tx) => {
    const { rows } = await sql<{ snapshot: string; now: string }>`
      SELECT pg_export_snapshot() AS snapshot,
        to_char(app_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS now
    `.execute(tx);
    const [moment] = rows;
    if (!moment) throw new Error('the database gave no snapshot');
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${moment.snapshot}`];
    await runPostgresTool('pg_dump', databaseUrl, [...args, `--file=${dumpOf(folder)}.new`]);
    return { takenAt: moment.now, tables: await sumTables(tx) };
  });
}

const inOneMoment = <Result>(db: Database, work: (tx: Database) => Promise<Result>) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
