import { register } from 'node:module';
import { pathOnly } from './logger.ts';

/**
 * Traces go to the collector named in the configuration; without one nothing of this is even loaded. Must run
 * before the modules it watches are imported.
 */
export async function startTelemetry(
  endpoint: string | undefined,
  serviceName: string,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const { HttpInstrumentation } = await import('@opentelemetry/instrumentation-http');
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');
  const sdk = new NodeSDK({
    serviceName,
    instrumentations: [
      // Query strings may carry tickets and search words: they reach no trace, as they reach no log.
      new HttpInstrumentation({ startIncomingSpanHook: () => ({ 'url.query': '' }) }),
      new PgInstrumentation(),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        requestHook: (span, { url }) => {
          span.setAttribute('url.path', pathOnly(url));
        },
      }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
