import { Logger as GraphileLogger, run } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Modules } from '../modules.ts';
import { cleanUpJobs, crontab } from './clean-up.ts';
import { startHeartbeat } from './heartbeat.ts';
import { startSweeps } from './sweeps.ts';
import { createTaskList } from './task-list.ts';

interface Deps {
  db: Database;
  pool: pg.Pool;
  log: Logger;
  metrics: Metrics;
  modules: Pick<Modules, 'listeners' | 'jobs' | 'sweeps'>;
  concurrency: number;
  silentSeconds?: number;
}

export async function runWorker({
  db,
  pool,
  log,
  metrics,
  modules,
  concurrency,
  silentSeconds = 15,
}: Deps): Promise<{ stop(): Promise<void> }> {
  const ids = new Set<string>();
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    crontab,
    taskList: createTaskList({
      listeners: modules.listeners,
      jobs: [...modules.jobs, ...cleanUpJobs(db)],
      metrics,
    }),
    logger: new GraphileLogger(() => (level, message) => log[level === 'warning' ? 'warn' : level](message)),
  });
  // Jobs are locked in the name of the pool, not of the worker in it that runs them.
  runner.events.on('worker:getJob:start', ({ worker }) => ids.add(worker.workerPool.id));
  const heartbeat = startHeartbeat(db, log, { workerIds: () => [...ids], silentSeconds });
  const sweeps = startSweeps(modules.sweeps, { log, metrics });
  return {
    async stop() {
      await sweeps.stop();
      await runner.stop();
      await heartbeat.stop();
    },
  };
}
