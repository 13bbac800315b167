import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Logger } from '#platform/logger.ts';

/** So many signs of life fit into the silence that means death. */
const beatsInSilence = 7;

/**
 * graphile-worker keeps the jobs of a killed worker locked for four hours. Every worker writes down that it
 * lives, and frees the jobs of those that have gone silent. Freed jobs run again: handlers tolerate overlap.
 * The database's own clock is right here: this is about processes, not about the school's time.
 */
export function startHeartbeat(
  db: Database,
  log: Logger,
  { workerIds, silentSeconds }: { workerIds: () => readonly string[]; silentSeconds: number },
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const round = async () => {
    try {
      await beat(db, workerIds());
      const freed = await freeSilent(db, silentSeconds);
      if (freed.length > 0) log.warn({ workers: freed }, 'freed the jobs of silent workers');
    } catch (error) {
      log.error({ err: error }, 'heartbeat failed');
    }
  };
  running = round();
  const timer = setInterval(
    () => {
      running = running.then(round);
    },
    (silentSeconds * 1000) / beatsInSilence,
  );
  return {
    async stop() {
      clearInterval(timer);
      await running;
      const ids = workerIds();
      if (ids.length > 0) await db.deleteFrom('worker_heartbeat').where('worker_id', 'in', ids).execute();
    },
  };
}

async function beat(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`INSERT INTO worker_heartbeat (worker_id, beat_at) SELECT id, clock_timestamp() FROM unnest(${ids}::text[]) AS id
    ON CONFLICT (worker_id) DO UPDATE SET beat_at = excluded.beat_at`.execute(db);
}

/** Those that have stopped beating, and those that were killed between taking a job and their first beat. */
async function freeSilent(db: Database, silentSeconds: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const longAgo = sql`clock_timestamp() - make_interval(secs => ${silentSeconds})`;
    const { rows } = await sql<{ worker_id: string }>`
      WITH silent AS (DELETE FROM worker_heartbeat WHERE beat_at < ${longAgo} RETURNING worker_id)
      SELECT worker_id FROM silent
      UNION
      SELECT locked_by FROM graphile_worker.jobs WHERE locked_at < ${longAgo}
        AND NOT EXISTS (SELECT FROM worker_heartbeat WHERE worker_id = locked_by)`.execute(tx);
    const ids = rows.map((row) => row.worker_id);
    if (ids.length > 0) await sql`SELECT graphile_worker.force_unlock_workers(${ids}::text[])`.execute(tx);
    return ids;
  });
}
