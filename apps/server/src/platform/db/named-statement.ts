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
