import pg from 'pg';

/** TEST_CLOCK=2027-01-31T18:29:50Z runs a suite on another day: there each copy of the school begins. */
const begin = process.env.TEST_CLOCK;

/** The next noon in India: no day ends while a suite runs. */
export const nextNoon = `(date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata' + interval '12 hours')
  + interval '12 hours') AT TIME ZONE 'Asia/Kolkata'`;

/** Replaces the clock by one that can be moved. Only databases made for tests ever get it. */
export async function installTestClock(url: string, at = 'now()'): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    CREATE SCHEMA test_only;
    CREATE TABLE test_only.clock (moved_by interval NOT NULL);
    INSERT INTO test_only.clock VALUES (${at} - now());
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      AS 'SELECT now() + moved_by FROM test_only.clock';
  `);
  // The school itself is older than its copies.
  if (begin) await client.query(`${setClock} - interval '1 hour'`, [begin]);
  await client.end();
}

const setClock = 'UPDATE test_only.clock SET moved_by = $1::timestamptz - now()';

/** A copy's clock begins at TEST_CLOCK, where there is one. */
export async function beginTestClock(pool: pg.Pool): Promise<void> {
  if (begin) await pool.query(setClock, [begin]);
}

/** Stops the clock of a test's database: from here on it goes only where the test moves it. */
export async function freezeClock(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ now: string }>("SELECT date_trunc('second', app_now())::text AS now");
  await pool.query(`
    UPDATE test_only.clock SET moved_by = '0';
    CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      AS $$SELECT '${rows[0]?.now}'::timestamptz + moved_by FROM test_only.clock$$;
  `);
}

/** For what another program says of the time. */
export async function takeMachineClock(pool: pg.Pool): Promise<void> {
  await pool.query("UPDATE test_only.clock SET moved_by = '0'");
}
