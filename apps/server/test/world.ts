import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createAdapters } from '../src/app/adapters.ts';
import type { RouteRow } from '../src/app/http/require-policies.ts';
import { createModules, type Modules } from '../src/app/modules.ts';
import { buildServer } from '../src/app/server.ts';
import { type Config, parseConfig } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { openRedis, type RedisClient } from '../src/platform/redis.ts';
import { beginTestClock } from './clock.ts';
import { dropDatabase } from './drop-database.ts';
import { environmentFor } from './environment.ts';
import { readServices } from './services.ts';

/** What global-setup.ts gives to every file. */
declare module 'vitest' {
  interface ProvidedContext {
    template: string;
  }
}

export interface World {
  environment: Record<string, string>;
  config: Config;
  db: Database;
  pool: pg.Pool;
  redis: RedisClient;
  modules: Modules;
  server: FastifyInstance;
  routes: RouteRow[];
  /** Moves the one clock; negative goes back. */
  moveClock(interval: string): Promise<void>;
  stop(): Promise<void>;
}

const services = readServices();

/** A database of its own, cloned in some 50 ms, and a server on it that has not begun to listen. */
export async function openWorld(overrides: Record<string, string> = {}): Promise<World> {
  const name = `shala_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(services.DATABASE_ADMIN_URL);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('template')}`);
  const url = new URL(services.DATABASE_ADMIN_URL);
  url.pathname = name;
  const world = await openWorldOn(url.href, overrides);
  await beginTestClock(world.pool);
  return {
    ...world,
    async stop() {
      await world.stop();
      await dropDatabase(admin, name);
      await admin.end();
    },
  };
}

/** A server on a database that is there already, and stays. */
export async function openWorldOn(
  databaseUrl: string,
  overrides: Record<string, string> = {},
): Promise<World> {
  const environment = { ...environmentFor(databaseUrl), ...overrides };
  const config = parseConfig(environment);
  const log = createLogger(config.LOG_LEVEL);
  const quiet = () => {};
  const { db, pool } = openDatabase({
    url: config.DATABASE_URL,
    max: config.DATABASE_POOL,
    statementMs: config.DATABASE_STATEMENT_MS,
    onIdleError: quiet,
  });
  const redis = openRedis(config.REDIS_URL, config.REDIS_PREFIX, quiet);
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  const adapters = createAdapters(config);
  const modules = createModules({ db, redis, ...adapters });
  const { server, routes } = await buildServer({ config, db, redis, log, metrics: createMetrics(), modules });

  return {
    environment,
    config,
    db,
    pool,
    redis,
    modules,
    server,
    routes,
    async moveClock(interval) {
      await pool.query('UPDATE test_only.clock SET moved_by = moved_by + $1::interval', [interval]);
    },
    async stop() {
      await server.close();
      await adapters.media.close();
      adapters.mailer.close();
      redis.disconnect();
      await db.destroy();
    },
  };
}
