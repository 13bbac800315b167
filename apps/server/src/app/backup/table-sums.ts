import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/** Rows and a sum over all of them, for each table: equal sums, equal data. */
export type TableSums = Record<string, { rows: number; sum: string }>;

/** A row's text follows these settings; two servers may have been given others. */
export async function writeRowsAlike(db: Queryable): Promise<void> {
  await sql`SELECT set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
    set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`.execute(db);
}

/** In one transaction that sees one moment, or of a database that nobody writes to. */
export async function sumTables(db: Queryable): Promise<TableSums> {
  await writeRowsAlike(db);
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT schemaname AS schema, tablename AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2
  `.execute(db);
  const sums: TableSums = {};
  for (const { schema, name } of tables) {
    sums[`${schema}.${name}`] = await sumTable(db, `${schema}.${name}`, sql`true`);
  }
  return sums;
}

/** The rows are called t in the condition. */
export async function sumTable(db: Queryable, name: string, where: RawBuilder<unknown>) {
  const { rows } = await sql<{ rows: string; sum: string }>`
    SELECT count(*)::text AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS sum
    FROM ${sql.table(name)} t WHERE ${where}
  `.execute(db);
  return { rows: Number(rows[0]?.rows ?? 0), sum: rows[0]?.sum ?? '' };
}
