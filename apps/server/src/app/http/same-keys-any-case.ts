import type { FastifyRequest } from 'fastify';
import type { ZodMiniObject } from 'zod/mini';

/** Net-host clients write StudentId, studentId and studentid; the contract's spelling is the one that counts. */
export function sameKeysAnyCase(query: ZodMiniObject | undefined) {
  const spelling = new Map(Object.keys(query?._zod.def.shape ?? {}).map((key) => [key.toLowerCase(), key]));
  return async (request: FastifyRequest): Promise<void> => {
    const given = request.query as Record<string, unknown>;
    request.query = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [spelling.get(key.toLowerCase()) ?? key, value]),
    );
  };
}
