import type { CompiledQuery } from 'kysely';
import type { Queryable } from './database.ts';

export interface NamedStatement {
  /** Unique in the whole program: each connection plans it once under this name. */
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a hot statement as a prepared one. Kysely hands the text to `pg` as it is, and `pg` takes a text with a
 * name there as well; there is no other way to name a statement and stay on Kysely's connections.
 */
export async function executeNamed<Row>(
  db: Queryable,
  { name, text }: NamedStatement,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const query = { sql: { name, text }, parameters, query: { kind: 'RawNode' }, queryId: { queryId: name } };
  const { rows } = await db.executeQuery(query as unknown as CompiledQuery<Row>);
  return rows;
}

/** One name for each text. The texts are written in the program, so there are not many of them. */
const names = new Map<string, string>();

/**
 * Runs what Kysely has built as a prepared statement: for small reads of the hot calls, parsing and planning cost
 * the database several times what reading does. Only where columns are named one by one: a plan that was kept for
 * `*` is refused after a migration has added a column.
 */
export function executePrepared<Row>(db: Queryable, query: CompiledQuery<Row>): Promise<Row[]> {
  const name = names.get(query.sql) ?? `prepared-${names.size + 1}`;
  names.set(query.sql, name);
  return executeNamed<Row>(db, { name, text: query.sql }, query.parameters);
}
