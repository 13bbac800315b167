import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { TableSums } from '../backup/table-sums.ts';
import { lineOf, readLines } from './row-lines.ts';
import type { MovedTable } from './scope.ts';

export const rowsFolder = (folder: string) => join(folder, 'rows');
const rowsOf = (folder: string, table: string) => join(rowsFolder(folder), `${table}.jsonl`);
const atOnce = 2_000;

/** One line for each row, as PostgreSQL writes it: what is read back is the same to the last digit. */
export async function saveRows(
  tx: Tx,
  folder: string,
  { name, where, identity, hasOwnKin }: MovedTable,
  look: (row: string) => void,
): Promise<void> {
  // They are brought in by parts: an answer must not come before what it answers.
  const order = hasOwnKin && identity !== null ? sql`ORDER BY t.${sql.ref(identity)}` : sql``;
  async function* lines() {
    for await (const row of fetchRows(tx, name, sql`${where} ${order}`)) {
      look(row);
      yield lineOf(row);
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(rowsOf(folder, name), { mode: 0o600 }));
}

/** The rows t of a table as text, some at a time. */
export async function* fetchRows(tx: Tx, name: string, where: RawBuilder<unknown>): AsyncGenerator<string> {
  await sql`
    DECLARE fetching NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${sql.table(name)} t WHERE ${where}
  `.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.lit(atOnce)} FROM fetching`.execute(tx);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await sql`CLOSE fetching`.execute(tx);
}

export async function loadRows(
  tx: Tx,
  folder: string,
  { name, columns, isShared }: MovedTable,
): Promise<void> {
  const table = sql.table(name);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const isNew = isShared ? sql`NOT ${isThere(name)}` : sql`true`;
  for await (const rows of readRows(folder, name)) {
    await sql`
      INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
      SELECT ${list} FROM unnest(${rows}::text[]::${table}[]) AS r WHERE ${isNew}
    `.execute(tx);
  }
}

/** How many of the saved rows are in the table, exactly as they were; their owner may have added others since. */
export async function countThere(tx: Tx, folder: string, name: string): Promise<number> {
  let count = 0;
  for await (const rows of readRows(folder, name)) {
    const { rows: found } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM unnest(${rows}::text[]::${sql.table(name)}[]) AS r WHERE ${isThere(name)}
    `.execute(tx);
    count += found[0]?.count ?? 0;
  }
  return count;
}

/** Rows and sum of what was saved, reckoned like those of a table. */
export async function sumSaved(db: Queryable, folder: string, name: string): Promise<TableSums[string]> {
  let count = 0;
  let sum = 0n;
  for await (const lines of readRows(folder, name)) {
    const { rows } = await sql<{ sum: string }>`
      SELECT sum(hashtextextended(line, 0))::text AS sum FROM unnest(${lines}::text[]) AS line
    `.execute(db);
    count += lines.length;
    sum += BigInt(rows[0]?.sum ?? 0);
  }
  return { rows: count, sum: String(sum) };
}

const isThere = (name: string) => sql`EXISTS (SELECT FROM ${sql.table(name)} t WHERE t::text = r::text)`;

async function* readRows(folder: string, table: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const row of readLines(rowsOf(folder, table))) {
    batch.push(row);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
