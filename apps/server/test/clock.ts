import pg from 'pg';

/** Replaces the clock by one that can be moved. Only databases made for tests ever get it. */
export async function installTestClock(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    CREATE SCHEMA test_only;
    CREATE TABLE test_only.clock (moved_by interval NOT NULL);
    INSERT INTO test_only.clock VALUES ('0');
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      AS 'SELECT now() + moved_by FROM test_only.clock';
  `);
  await client.end();
}

/** Stops the clock of a test's database: from here on it goes only where the test moves it. */
export async function freezeClock(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ now: string }>("SELECT date_trunc('second', now())::text AS now");
  await pool.query(`
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      AS $$SELECT '${rows[0]?.now}'::timestamptz + moved_by FROM test_only.clock$$;
  `);
}
