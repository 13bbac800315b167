import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hasMovableClock } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { migrationGap } from '#platform/db/migrations.ts';
import type { Metrics } from '#platform/metrics.ts';

interface Deps {
  db: Database;
  metrics: Metrics;
  metricsToken: string | undefined;
  isProduction: boolean;
  isDraining(): boolean;
}

const config = { policy: 'operations' } as const;

/** For the people who run the server: alive, ready, and the numbers. */
export function addOperations(server: FastifyInstance, deps: Deps): void {
  server.get('/healthz', { config }, async () => ({ status: 'ok' }));

  server.get('/readyz', { config }, async (_request, reply) => {
    const why = await notReady(deps);
    return reply.code(why ? 503 : 200).send(why ? { status: 'not ready', why } : { status: 'ready' });
  });

  server.get('/metrics', { config }, async (request, reply) => {
    if (!mayRead(request, deps.metricsToken)) return reply.code(404).send({ status: 'not found' });
    const { type, body } = await deps.metrics.text();
    return reply.type(type).send(body);
  });
}

async function notReady({ db, isProduction, isDraining }: Deps): Promise<string | null> {
  if (isDraining()) return 'stopping';
  try {
    await sql`SELECT 1`.execute(db);
    const { missing, unknown } = await migrationGap(db);
    if (missing.length > 0) return `migrations missing: ${missing.join(', ')}`;
    if (unknown.length > 0) return `migrations of a newer build: ${unknown.join(', ')}`;
    if (isProduction && (await hasMovableClock(db))) return 'this database has a test clock';
    return null;
  } catch {
    return 'the database does not answer';
  }
}

/** With a token by token, without one from this machine only. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return request.ip === '127.0.0.1' || request.ip === '::1';
  const given = Buffer.from((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
