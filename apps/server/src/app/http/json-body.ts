import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import { storableJson } from './storable-text.ts';

/** Every request of the frozen clients names a JSON body, even where they send none: nothing is then no body. */
export function acceptEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    void parse(request, text, (error, parsed: unknown) => {
      if (error) return done(error);
      const kept = storableJson(text, parsed);
      return kept ? done(null, kept.body) : done(new AppError('invalid'));
    });
  });
}
