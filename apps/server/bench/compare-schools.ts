import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createAdapters } from '../src/app/adapters.ts';
import { createModules } from '../src/app/modules.ts';
import { buildServer } from '../src/app/server.ts';
import { parseConfig } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrations.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { openRedis } from '../src/platform/redis.ts';
import { createEmptyDatabase } from '../test/empty-database.ts';
import { environmentFor } from '../test/environment.ts';
import { loadFolder } from '../test/load-folder.ts';

// Whoever calls is looked up at most every three seconds and is the same for all calls: it is not counted.
const isCounted = (text: string) => !/"session"|"brand_host"/.test(text);
let statements = 0;
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [given] = args;
  const text = typeof given === 'string' ? given : (given as { text?: string }).text;
  if (isCounted(text ?? '')) statements += 1;
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The demo school in a database of its own. */
export async function createDemoSchool(): Promise<BenchDatabase> {
  const database = await createEmptyDatabase();
  await migrate(database.url);
  await loadFolder(database.url, new URL('../../../demo', import.meta.url).pathname);
  return database;
}

export interface BenchServer {
  server: FastifyInstance;
  db: Database;
  close(): Promise<void>;
}

/** A server on it, in this process. */
export async function openBenchServer({ url, drop }: BenchDatabase): Promise<BenchServer> {
  const config = parseConfig(environmentFor(url));
  const log = createLogger('error');
  const { db } = openDatabase({ url, max: 5, onIdleError: () => {} });
  const redis = openRedis(config.REDIS_URL, config.REDIS_PREFIX, () => {});
  const adapters = createAdapters(config);
  const modules = createModules({ db, redis, ...adapters });
  const { server } = await buildServer({ config, db, redis, log, metrics: createMetrics(), modules });
  return {
    server,
    db,
    async close() {
      await server.close();
      adapters.mailer.close();
      redis.disconnect();
      await db.destroy();
      await drop();
    },
  };
}

export interface BenchSchool {
  /** What it is called in the table. */
  size: string;
  server: FastifyInstance;
  headers: Record<string, string>;
  /** Addresses by what they show. */
  calls: Record<string, string>;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function call({ server, headers, calls }: BenchSchool, name: string) {
  const before = statements;
  const began = performance.now();
  const answer = await server.inject({ url: calls[name] ?? '', headers });
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
  return { ms: performance.now() - began, statements: statements - before };
}

/** Prints a table of both schools and answers with the worst ratio. */
export async function compareSchools(
  small: BenchSchool,
  large: BenchSchool,
  rounds: number,
): Promise<number> {
  console.log(`| call | statements | ms, ${small.size} | ms, ${large.size} | ratio |`);
  console.log('|---|---|---|---|---|');
  let worst = 0;
  for (const name of Object.keys(small.calls)) {
    for (let warm = 0; warm < 10; warm++) await Promise.all([call(small, name), call(large, name)]);
    const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
    let counted = 0;
    // In pairs and in turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 === 0 ? ([small, large] as const) : ([large, small] as const);
      for (const school of order) {
        const { ms, statements: count } = await call(school, name);
        (school === small ? ofSmall : ofLarge).push(ms);
        counted = count;
      }
    }
    const ratio = median(ofLarge) / median(ofSmall);
    worst = Math.max(worst, ratio);
    const cells = [name, counted, median(ofSmall).toFixed(2), median(ofLarge).toFixed(2), ratio.toFixed(2)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`worst ratio ${worst.toFixed(2)}`);
  return worst;
}
