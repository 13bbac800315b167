import multipart from '@fastify/multipart';
import { camelSchema, recase } from '@shala/wire/camel.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import type { Database } from '#platform/db/database.ts';
import type { Policy } from '#platform/http/actor.ts';
import { type Incoming, RawAnswer, Redirect, type Route } from '#platform/http/route.ts';
import { type Addressing, localeOf, placeOf } from './context.ts';
import { type KeyedCall, runOnce } from './idempotency.ts';
import type { RateLimits } from './rate-limits.ts';
import { formLimits, mostBodyBytes, readMultipart } from './read-multipart.ts';
import { sameKeysAnyCase } from './same-keys-any-case.ts';

interface Deps {
  db: Database;
  limits: RateLimits;
  addressing: Addressing;
}

type Skin = 'plain' | 'camel';

/** Where a family is reached. v2 is the same handler in camel case. */
const bases: Record<'main' | 'net', readonly { prefix: string; skin: Skin }[]> = {
  main: [
    { prefix: '/api/v1', skin: 'plain' },
    { prefix: '/api/v2', skin: 'camel' },
  ],
  net: [
    { prefix: '', skin: 'plain' },
    { prefix: '/net', skin: 'plain' },
  ],
};

export async function mountRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  deps: Deps,
): Promise<void> {
  mountAll(
    server,
    routes.filter((route) => !route.takesFiles && !route.ignoresBody && route.takesText === null),
    deps,
  );
  // Only these routes read multipart; everywhere else it stays refused.
  await server.register(async (scope) => {
    await scope.register(multipart);
    mountAll(
      scope,
      routes.filter((route) => route.takesFiles),
      deps,
    );
  });
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    mountAll(
      scope,
      routes.filter((route) => route.ignoresBody),
      deps,
    );
  });
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    mountAll(
      scope,
      routes.filter((route) => route.takesText !== null),
      deps,
    );
  });
}

function mountAll(server: FastifyInstance, routes: readonly Route[], deps: Deps): void {
  for (const route of routes) {
    for (const { prefix, skin } of bases[route.contract.family]) mountOne(server, route, prefix, skin, deps);
  }
}

function mountOne(server: FastifyInstance, route: Route, prefix: string, skin: Skin, deps: Deps): void {
  const { contract } = route;
  const dress = (schema: ZodMiniType) => (skin === 'camel' ? camelSchema(schema) : schema);
  server.route({
    method: contract.method,
    url: prefix + contract.path,
    config: { policy: route.policy, family: contract.family },
    schema: {
      summary: contract.summary,
      tags: [contract.path.split('/')[1] ?? 'other'],
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { querystring: contract.query }),
      ...(contract.body && { body: dress(contract.body) }),
      response: { 200: dress(contract.response) },
    },
    ...(contract.family === 'net' && { preValidation: sameKeysAnyCase(contract.query) }),
    ...(route.takesFiles &&
      contract.body && {
        bodyLimit: mostBodyBytes(formLimits(route.takesFiles)),
        preValidation: readMultipart(dress(contract.body), formLimits(route.takesFiles)),
      }),
    ...(route.takesText !== null && { bodyLimit: route.takesText }),
    async handler(request, reply) {
      const body =
        skin === 'camel' && contract.body ? recase(contract.body, request.body, 'snake') : request.body;
      const answer = await answerOf(route, request, body, deps);
      if (answer instanceof Redirect) {
        return reply.header('cache-control', 'no-store').redirect(answer.url, 303);
      }
      void reply.code(200);
      if (answer instanceof RawAnswer) {
        const { contentType, body: bytes, fileName } = answer;
        if (fileName !== null) void reply.header('content-disposition', `attachment; filename="${fileName}"`);
        return reply.type(contentType).header('cache-control', 'no-store').send(bytes);
      }
      return skin === 'camel' ? recase(contract.response, answer, 'camel') : answer;
    },
  });
}

async function answerOf(route: Route, request: FastifyRequest, body: unknown, deps: Deps): Promise<unknown> {
  const incoming = incomingOf(request, body, deps.addressing);
  for (const limit of route.limits) {
    const key = limit.key({
      body: body as never,
      actor: request.actor,
      place: incoming.place,
      ip: request.ip,
    });
    if (key !== null) await deps.limits.take(limit, key);
  }
  if (route.mode !== 'write') return route.handle(incoming, null);
  return runOnce(deps.db, keyedCall(request, body), (tx) => route.handle(incoming, tx));
}

function incomingOf(
  request: FastifyRequest,
  body: unknown,
  addressing: Addressing,
): Incoming<Policy, unknown, unknown, unknown> {
  const { brand } = request;
  if (!brand) throw new Error('a route of the contract was called without a brand');
  return {
    params: request.params,
    query: request.query,
    body,
    actor: request.actor,
    place: placeOf(brand, addressing),
    locale: localeOf(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    headers: request.headers,
    requestKey: requestKeyOf(request),
    log: request.log,
  };
}

function requestKeyOf({ headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header.slice(0, 200) : null;
}

function keyedCall(request: FastifyRequest, body: unknown): KeyedCall | null {
  const key = requestKeyOf(request);
  if (key === null || !request.brand) return null;
  const { actor } = request;
  return {
    tenantId: request.brand.tenantId,
    caller: actor ? `session:${actor.sessionId}` : `address:${request.ip}`,
    key,
    request: {
      method: request.method,
      path: request.routeOptions.url ?? '',
      body: { body, params: request.params, query: request.query },
    },
  };
}
