import { runWorker } from '../src/app/jobs/run-worker.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import type { World } from './world.ts';

/** Waits until the worker has done all it was given: what has not come by then does not come. */
export async function settle({ pool }: Pick<World, 'pool'>, timeoutMs = 40_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      'SELECT count(*)::int AS waiting FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
    );
    if (rows[0]?.waiting === 0) return;
    if (performance.now() > end) throw new Error(`${rows[0]?.waiting} jobs are still waiting`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The real worker, in the test's own process. */
export function startTestWorker({ db, pool, modules }: World): Promise<{ stop(): Promise<void> }> {
  return runWorker({
    db,
    pool,
    modules,
    log: createLogger('error'),
    metrics: createMetrics(),
    concurrency: 2,
  });
}

/** One job, now, without a worker. */
export async function runJob({ modules }: Pick<World, 'modules'>, task: string): Promise<void> {
  const job = modules.jobs.find((candidate) => candidate.task === task);
  if (!job) throw new Error(`there is no job ${task}`);
  await job.handle({}, new AbortController().signal);
}
