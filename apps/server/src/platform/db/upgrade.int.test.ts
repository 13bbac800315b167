import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/empty-database.ts';
import { schemaText } from '../../../test/schema-text.ts';
import { migrate } from './migrations.ts';

const folder = join(import.meta.dirname, '../../../db');
const migrations = readdirSync(join(folder, 'migrations')).sort();
const releases = readdirSync(join(folder, 'released')).sort();
const last = releases.at(-1) ?? '';

/** Row counts of the tables that were there at the release. */
async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migration' ORDER BY 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query(`SELECT count(*)::int AS n FROM ${name}`);
    counts[name] = counted.rows[0].n;
  }
  return counts;
}

test('a database seeded by the last released migrations takes the new ones and loses nothing', async () => {
  const old = mkdtempSync(join(tmpdir(), 'shala-released-'));
  for (const file of migrations.filter((name) => name <= last))
    copyFileSync(join(folder, 'migrations', file), join(old, file));
  const database = await createEmptyDatabase();
  const client = new pg.Client(database.url);
  await migrate(database.url, undefined, old);
  await client.connect();
  await client.query(readFileSync(join(folder, 'released', last), 'utf8'));
  const before = await countRows(client);
  expect(Object.values(before).filter((count) => count === 0).length).toBeLessThanOrEqual(1);

  const applied = await migrate(database.url);
  expect(applied).toEqual(migrations.filter((name) => name > last).map((name) => name.replace('.sql', '')));
  expect(await countRows(client)).toMatchObject(before);

  const fresh = await createEmptyDatabase();
  await migrate(fresh.url);
  const other = new pg.Client(fresh.url);
  await other.connect();
  expect(await schemaText(client)).toBe(await schemaText(other));
  await client.end();
  await other.end();
  await database.drop();
  await fresh.drop();
  rmSync(old, { recursive: true });
});
