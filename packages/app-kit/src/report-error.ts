import { reportClientError } from '@shala/api-client/client-errors.ts';
import type { Transport } from '@shala/api-client/transport.ts';

/** A page in a loop of errors must not become a flood of reports. */
const REPORTS_PER_PAGE = 10;

export type ReportError = (error: unknown) => void;

export function createErrorReport(transport: Transport): ReportError {
  let sent = 0;
  return (error) => {
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
  };
}

/** Errors outside of React: event handlers, timers, promises nobody waited for. */
export function reportUncaught(reportError: ReportError): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
