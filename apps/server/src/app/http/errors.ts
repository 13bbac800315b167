import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { AppError } from '#platform/app-error.ts';
import { familyOf, localeOf } from './context.ts';
import { knownProblem, presentProblem } from './present-error.ts';

export function addErrorHandling(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = knownProblem(error);
    // A refusal is the caller's affair; what the database said, or nobody foresaw, is ours.
    const isOurs = !problem || (problem.code === 'unavailable' && !(error instanceof AppError));
    if (isOurs) request.log.error({ err: error }, 'a request failed');
    else if (error instanceof pg.DatabaseError) request.log.warn({ err: error }, 'a value was refused');
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
