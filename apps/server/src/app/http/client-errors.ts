import { reportClientError } from '@shala/wire/client-errors.ts';
import { act, type Route } from '#platform/http/route.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics.ts';

/** Errors of pages come to us and to nobody else. */
export function clientErrorRoutes({ log, metrics }: { log: Logger; metrics: Metrics }): Route[] {
  const limits = [
    { name: 'client-errors', points: 30, seconds: 60, key: ({ ip }: { ip: string }) => ip },
  ] as const;
  return [
    act(reportClientError, { policy: 'anyone', limits }, async ({ body, place, userAgent }) => {
      metrics.countClientError();
      log.warn({ clientError: body, brand: place.brandSlug, userAgent }, 'a page reported an error');
      return { success: true };
    }),
  ];
}
