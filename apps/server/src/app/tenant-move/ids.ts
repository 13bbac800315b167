import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import type { MovedTable } from './scope.ts';

/**
 * Ids are kept, because people and devices know them. New ones of the new installation begin in a block of their own,
 * above all that the old one has given out, so that a second tenant can follow from there.
 */
const block = 100_000_000;

export async function readLastIds(
  db: Queryable,
  tables: readonly MovedTable[],
): Promise<Record<string, number>> {
  const lastIds: Record<string, number> = {};
  for (const { name, identity } of tables) {
    if (identity !== null) lastIds[name] = await readLast(db, name, identity);
  }
  return lastIds;
}

export async function beginAbove(
  db: Queryable,
  tables: readonly MovedTable[],
  lastIds: Record<string, number>,
): Promise<void> {
  for (const { name, identity } of tables) {
    if (identity === null) continue;
    const start = Math.ceil(((lastIds[name] ?? 0) + 1) / block) * block;
    const last = Math.max(start, await readLast(db, name, identity));
    await sql`SELECT setval(pg_get_serial_sequence(${name}, ${identity}), ${last})`.execute(db);
  }
}

async function readLast(db: Queryable, table: string, column: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass), 0) AS last
  `.execute(db);
  return rows[0]?.last ?? 0;
}
