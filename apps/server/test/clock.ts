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
