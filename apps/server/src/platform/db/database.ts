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
  /** A statement that takes longer is given up. None for work that may take its time: jobs, imports, backups. */
  statementMs?: number;
  onIdleError: (error: Error) => void;
}

/** Nothing slow stands between BEGIN and COMMIT: whoever is silent for so long has lost its way, and holds locks. */
const silentInTransactionMs = 60_000;

export function openDatabase(options: DatabaseOptions): { db: Database; pool: pg.Pool } {
  const { url, max, statementMs = 0, onIdleError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'shala',
    connectionTimeoutMillis: 5_000,
    // Without it a connection that a firewall has dropped in silence hangs for hours.
    keepAlive: true,
    ...(statementMs > 0 && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: silentInTransactionMs,
    }),
  });
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}
