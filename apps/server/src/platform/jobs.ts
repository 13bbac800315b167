import { sql } from 'kysely';
import type { Tx } from './db/database.ts';

export interface JobOptions {
  /** Two jobs with one key are one job. */
  key?: string;
  runAt?: Date;
  /** Asked for again, a job that waits keeps its place in the queue. */
  keepsRunAt?: boolean;
  maxAttempts?: number;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** Adds a job in the caller's transaction: it exists exactly if the change does. */
export async function enqueue(
  tx: Tx,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  await sql`SELECT graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? 25}::int,
    job_key => ${options.key ?? null}::text,
    job_key_mode => ${options.keepsRunAt ? 'preserve_run_at' : 'replace'}::text,
    queue_name => ${options.queue ?? null}::text
  )`.execute(tx);
}
