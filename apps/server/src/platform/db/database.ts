import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** A query that may run inside or outside a transaction. */
export type Queryable = Database | Tx;

const types = new pg.TypeOverrides();
// Ids are short and counts small: both fit a JavaScript number. Days stay text: they have no time zone.
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.DATE, (day: string) => day);

export interface DatabaseOptions {
  url: string;
  max: number;
  onIdleError: (error: Error) => void;
}

export function openDatabase({ url, max, onIdleError }: DatabaseOptions): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'shala',
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}
