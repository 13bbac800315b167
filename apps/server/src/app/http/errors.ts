import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { familyOf, localeOf } from './context.ts';
import { knownProblem, presentProblem } from './present-error.ts';

export function addErrorHandling(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = knownProblem(error);
    if (!problem) request.log.error({ err: error }, 'a request failed');
    return send(request, reply, problem ?? { code: 'internal', details: {} });
  });
}

export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Parameters<typeof presentProblem>[1],
) {
  const { status, body } = presentProblem(familyOf(request), problem, {
    locale: localeOf(request.headers['accept-language']),
    requestId: request.id,
  });
  const wait = problem.details.retry_after;
  if (wait !== undefined) void reply.header('retry-after', wait);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
}
