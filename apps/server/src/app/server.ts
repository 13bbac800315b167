import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Config, paymentSite } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics.ts';
import { paymentPageOrigins } from '#platform/payment/open-gateway.ts';
import { newUuid } from '#platform/random.ts';
import type { RedisClient } from '#platform/redis.ts';
import { clientErrorRoutes } from './http/client-errors.ts';
import { addDocumentation, documentationPrefix } from './http/documentation.ts';
import { addErrorHandling, send } from './http/errors.ts';
import { addGate } from './http/gate.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { mountRoutes } from './http/mount.ts';
import { addOperations } from './http/operations.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { addRequestLog } from './http/request-log.ts';
import { type RouteRow, requirePolicies } from './http/require-policies.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addSite } from './http/site.ts';
import { refuseNulInAddress } from './http/storable-text.ts';
import type { Modules } from './modules.ts';
import { addCable } from './realtime/cable.ts';
import { addMeeting } from './realtime/meeting.ts';
import { addSockets } from './realtime/sockets.ts';

export interface ServerDeps {
  config: Config;
  db: Database;
  redis: RedisClient;
  log: Logger;
  metrics: Metrics;
  modules: Modules;
  isDraining?: () => boolean;
}

const requestIdShape = /^[A-Za-z0-9-]{8,64}$/;

export async function buildServer(
  deps: ServerDeps,
): Promise<{ server: FastifyInstance; routes: RouteRow[] }> {
  const { config, log, modules } = deps;
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdShape.test(given) ? given : newUuid();
    },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(server);

  const routes = requirePolicies(server, [documentationPrefix]);
  const limits = createRateLimits(deps.redis);
  addSecurityHeaders(server, {
    isSecure: config.PUBLIC_SCHEME === 'https',
    filesFrom: new URL(config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT).origin,
    paymentPages: paymentPageOrigins(paymentSite(config)),
  });
  addRequestLog(server, deps.metrics);
  addErrorHandling(server);
  refuseNulInAddress(server);
  const { authenticate, authenticateByTicket, activity } = modules.accounts;
  // Before the gate: what it refuses has to be recognised as a socket, or it would stay open for ever.
  await addSockets(server, () => [
    addCable(server, { redis: deps.redis, news: modules.news, activity, log }),
    addMeeting(server, { meetings: modules.meetings, activity, log }),
  ]);
  addGate(server, { brands: modules.tenancy.brands, authenticate, authenticateByTicket, limits });
  if (config.API_DOCS) await addDocumentation(server);
  addOperations(server, {
    db: deps.db,
    metrics: deps.metrics,
    metricsToken: config.METRICS_TOKEN,
    isProduction: config.NODE_ENV === 'production',
    isDraining: deps.isDraining ?? (() => false),
  });
  server.get(
    '/api/v1/brand',
    { config: { policy: 'anyone', family: 'main' } },
    async (request) => request.brand?.record,
  );
  const own = clientErrorRoutes({ log, metrics: deps.metrics });
  const addressing = { scheme: config.PUBLIC_SCHEME, port: config.PUBLIC_PORT };
  await mountRoutes(server, [...modules.routes, ...own], { db: deps.db, limits, addressing });
  await addPages(server, config);
  return { server, routes };
}

/** What is no call of ours is a page of the site; calls that do not exist say so in their family's words. */
async function addPages(server: FastifyInstance, config: Config): Promise<void> {
  const web = config.WEB_ROOT === undefined ? null : await addSite(server, { root: config.WEB_ROOT });
  const staff =
    config.CONSOLE_ROOT === undefined
      ? null
      : await addSite(server, { root: config.CONSOLE_ROOT, base: '/console' });
  server.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|net|(console\/)?assets)(\/|$)/i.test(request.url);
    const site = /^\/console([/?]|$)/i.test(request.url) ? staff : web;
    if (site && isPage) return site.page(request, reply);
    return send(request, reply, { code: 'not_found', details: {} });
  });
}
