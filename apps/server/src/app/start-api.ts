import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLogger } from '#platform/logger.ts';
import { createMetrics } from '#platform/metrics.ts';
import { openRedis } from '#platform/redis.ts';
import { createAdapters } from './adapters.ts';
import { createModules } from './modules.ts';
import { buildServer } from './server.ts';

export interface RunningApi {
  address: string;
  /** Answers what was accepted, then lets go of everything. */
  stop(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function startApi(config: Config, adapters = createAdapters(config)): Promise<RunningApi> {
  const log = createLogger(config.LOG_LEVEL);
  const report = (what: string) => (error: Error) => log.error({ err: error }, `${what} connection failed`);
  const { db } = openDatabase({
    url: config.DATABASE_URL,
    max: config.DATABASE_POOL,
    statementMs: config.DATABASE_STATEMENT_MS,
    onIdleError: report('database'),
  });
  const redis = openRedis(config.REDIS_URL, config.REDIS_PREFIX, report('redis'));
  const modules = createModules({ db, redis, ...adapters });
  let isDraining = false;
  const metrics = createMetrics();
  const { server } = await buildServer({
    config,
    db,
    redis,
    log,
    metrics,
    modules,
    isDraining: () => isDraining,
  });

  // While draining we still answer, and ask every client to come back by another connection.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });

  const address = await server.listen({ host: config.HOST, port: config.API_PORT });
  log.info({ address }, 'the API listens');
  return {
    address,
    async stop() {
      isDraining = true;
      await pause(config.DRAIN_MS);
      await server.close();
      await adapters.media.close();
      adapters.mailer.close();
      redis.disconnect();
      await db.destroy();
      log.info('the API has stopped');
    },
  };
}
