import type { FastifyInstance } from 'fastify';
import { pathOnly } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics.ts';

/** One line and one measurement for each answer, with the route instead of the address people typed. */
export function addRequestLog(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    request.log.debug('received');
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(page)';
    const seconds = reply.elapsedTime / 1000;
    metrics.observeRequest({ method: request.method, route, status: reply.statusCode }, seconds);
    request.log.info(
      {
        method: request.method,
        path: pathOnly(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        brand: request.brand?.record.slug,
        session: request.actor?.sessionId,
      },
      'answered',
    );
  });
}
