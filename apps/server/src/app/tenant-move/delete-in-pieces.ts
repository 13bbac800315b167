import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { RemovedTable } from './removed-tables.ts';

type InTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** A piece should take about so long: what others do never waits for more. */
const goalMs = 500;
const mostPages = 4096;

/**
 * Goes through the table once, by pages and not by an index: most tables have none by tenant. How many pages a piece
 * has follows from how long the last one took, because a row that others could refer to is looked up in their tables.
 */
export async function deleteInPieces(
  inTransaction: InTransaction,
  { name, where }: RemovedTable,
): Promise<void> {
  const pages = await inTransaction((tx) => countPages(tx, name));
  let size = 32;
  for (let from = 0; from < pages; ) {
    const [begin, end] = [from, from + size].map((page) => sql`${sql.lit(`(${page},0)`)}::tid`);
    const begunAt = performance.now();
    await inTransaction((tx) =>
      sql`
        DELETE FROM ${sql.table(name)} t WHERE t.ctid >= ${begin} AND t.ctid < ${end} AND ${where}
      `.execute(tx),
    );
    from += size;
    const tookMs = performance.now() - begunAt;
    size = tookMs < goalMs ? Math.min(size * 2, mostPages) : Math.max(Math.floor(size / 2), 1);
  }
}

async function countPages(tx: Tx, name: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    SELECT pg_relation_size(${name}::regclass) / current_setting('block_size')::int AS pages
  `.execute(tx);
  return rows[0]?.pages ?? 0;
}
