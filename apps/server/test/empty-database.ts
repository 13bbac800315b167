import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrations.ts';
import { dropDatabase } from './drop-database.ts';
import { readServices } from './services.ts';

export interface EmptyDatabase {
  url: string;
  db: Database;
  pool: pg.Pool;
  stop(): Promise<void>;
}

/** A database without a single table. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `shala_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(readServices().DATABASE_ADMIN_URL);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(readServices().DATABASE_ADMIN_URL);
  url.pathname = name;
  return {
    url: url.href,
    async drop() {
      await dropDatabase(admin, name);
      await admin.end();
    },
  };
}

/** Migrated, with nobody in it: an installation on its first day. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const { url, drop } = await createEmptyDatabase();
  await migrate(url);
  const { db, pool } = openDatabase({ url, max: 2, onIdleError: () => {} });
  return {
    url,
    db,
    pool,
    async stop() {
      await db.destroy();
      await drop();
    },
  };
}

/** Everything in every table, as one text for each: equal texts, equal data. */
export async function readAllRows(
  pool: pg.Pool,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const all: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ text: string | null }>(
      `SELECT string_agg((to_jsonb(t) - $1::text[])::text, E'\\n' ORDER BY (to_jsonb(t) - $1::text[])::text) AS text FROM "${name}" t`,
      [without],
    );
    all[name] = rows[0]?.text ?? '';
  }
  return all;
}
