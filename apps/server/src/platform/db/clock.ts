import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';

/** The one clock, for use inside statements. */
export const appNow: RawBuilder<Date> = sql<Date>`app_now()`;
export const appToday: RawBuilder<string> = sql<string>`app_today()`;

/** A moment so many seconds away from the one clock's now. */
export const appNowPlus = (seconds: number): RawBuilder<Date> =>
  sql<Date>`app_now() + make_interval(secs => ${seconds})`;

export async function readToday(db: Queryable): Promise<string> {
  const { rows } = await sql<{ today: string }>`SELECT app_today() AS today`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no date');
  return row.today;
}

export async function readNow(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row.now;
}

/** True on a database whose clock can be moved. Such a database is for tests only. */
export async function hasMovableClock(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{
    source: string;
  }>`SELECT prosrc AS source FROM pg_proc WHERE proname = 'app_now'`.execute(db);
  return rows.some((row) => row.source.trim() !== 'SELECT now()');
}
