import { runWorker } from '../src/app/jobs/run-worker.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import type { World } from './world.ts';

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
