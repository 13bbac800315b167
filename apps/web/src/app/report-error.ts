import { reportClientError } from '@shala/api-client/client-errors.ts';
import { transport } from '#shared/api/transport.ts';

/** A page in a loop of errors must not become a flood of reports. */
const REPORTS_PER_PAGE = 10;
let sent = 0;

export function reportError(error: unknown): void {
  if (sent >= REPORTS_PER_PAGE) return;
  sent += 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  reportClientError(transport, {
    message,
    stack: stack ?? null,
    path: location.pathname,
    build: import.meta.env.VITE_BUILD ?? null,
  }).catch(() => {
    // The report itself did not get through: there is nobody left to tell.
  });
}

/** Errors outside of React: event handlers, timers, promises nobody waited for. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
