import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { CommandDeps } from '#app/import/command-deps.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import { compareFiles, findDamaged, sendFiles } from './files.ts';
import { dumpOf, type Manifest, manifest, manifestOf } from './manifest.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { sumTables } from './table-sums.ts';

type Deps = Pick<CommandDeps, 'db' | 'print'> & { storage: Storage; databaseUrl: string };

/** Into an empty database and an empty store only; then compares both with what was saved. */
export async function restoreCommand(deps: Deps, folder: string): Promise<number> {
  const { db, storage, print } = deps;
  const saved = manifest.parse(JSON.parse(await readFile(manifestOf(folder), 'utf8')));
  if (await hasTables(db)) return refuse(print, 'The database is not empty.');
  if ((await storage.list('')).some((key) => !key.endsWith('/.keep'))) {
    return refuse(print, 'The file store is not empty.');
  }
  const damaged = await findDamaged(folder, saved.files);
  if (damaged.length > 0) return refuse(print, `The backup is damaged: ${damaged.slice(0, 5).join(', ')}`);

  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runPostgresTool('pg_restore', deps.databaseUrl, [
    ...args,
    `--dbname=${nameOf(deps)}`,
    dumpOf(folder),
  ]);
  await sendFiles(storage, folder, saved.files);

  const differences = [...(await compareTables(db, saved)), ...(await compareFiles(storage, saved.files))];
  for (const difference of differences) print(difference);
  const { length: tables } = Object.keys(saved.tables);
  if (differences.length > 0) return refuse(print, `Differences: ${differences.length}`);
  print(
    `Restored ${tables} tables and ${Object.keys(saved.files).length} files as of ${saved.takenAt}: all equal`,
  );
  return 0;
}

const nameOf = ({ databaseUrl }: Deps) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

function refuse(print: Deps['print'], why: string): number {
  print(why);
  return 1;
}

async function hasTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')) AS has
  `.execute(db);
  return rows[0]?.has ?? true;
}

async function compareTables(db: Database, { tables }: Manifest): Promise<string[]> {
  const now = await db.transaction().execute(sumTables);
  return Object.entries(tables).flatMap(([name, { rows, sum }]) => {
    const there = now[name];
    if (there?.rows === rows && there.sum === sum) return [];
    return [`${name}: ${rows} rows were saved, ${there?.rows ?? 'no'} are there, or their contents differ`];
  });
}
