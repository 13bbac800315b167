import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLogger } from '#platform/logger.ts';
import { createMetrics } from '#platform/metrics.ts';
import { openRedis } from '#platform/redis.ts';
import { removeAbandonedWork } from '#platform/work-folder.ts';
import { createAdapters } from './adapters.ts';
import { runWorker } from './jobs/run-worker.ts';
import { createModules } from './modules.ts';

export async function startWorker(config: Config): Promise<{ stop(): Promise<void> }> {
  const log = createLogger(config.LOG_LEVEL);
  const onIdleError = (error: Error) => log.error({ err: error }, 'database connection failed');
  const { db, pool } = openDatabase({ url: config.DATABASE_URL, max: config.DATABASE_POOL, onIdleError });
  const redis = openRedis(config.REDIS_URL, config.REDIS_PREFIX, (error) =>
    log.error({ err: error }, 'redis connection failed'),
  );
  const adapters = createAdapters(config);
  const modules = createModules({ db, redis, ...adapters });
  const { WORKER_CONCURRENCY: concurrency, WORKER_SILENT_SECONDS: silentSeconds } = config;
  const metrics = createMetrics();
  // What cannot be cleared away is no reason not to work.
  await removeAbandonedWork().catch((error) => log.error({ err: error }, 'old work folders stay'));
  const worker = await runWorker({ db, pool, log, metrics, modules, concurrency, silentSeconds });
  log.info('the worker runs');
  return {
    async stop() {
      await worker.stop();
      await adapters.media.close();
      adapters.mailer.close();
      redis.disconnect();
      await db.destroy();
      log.info('the worker has stopped');
    },
  };
}
