import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { runner } from 'node-pg-migrate';
import type { Database } from './database.ts';

const table = 'schema_migration';
/** The same place seen from src and from dist: both lie three folders above this file. */
const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/** Forward only. A migration that cannot get its locks in three seconds gives way instead of stopping the school. */
export async function migrate(
  url: string,
  log: (line: string) => void = () => {},
  folder = migrationsFolder,
): Promise<string[]> {
  const done = await runner({
    databaseUrl: { connectionString: url, options: '-c lock_timeout=3s' },
    dir: folder,
    direction: 'up',
    migrationsTable: table,
    checkOrder: true,
    singleTransaction: true,
    verbose: false,
    log,
  });
  // The queue brings its own tables; without them no change could write its event.
  await runMigrations({ connectionString: url });
  return done.map((migration) => migration.name);
}

/** Names of migrations this build knows and the database lacks, and of those it has and this build lacks. */
export async function migrationGap(db: Database): Promise<{ missing: string[]; unknown: string[] }> {
  const files = await readdir(migrationsFolder);
  const known = files.filter((file) => file.endsWith('.sql')).map((file) => file.replace(/\.sql$/, ''));
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  return {
    missing: known.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !known.includes(name)),
  };
}
