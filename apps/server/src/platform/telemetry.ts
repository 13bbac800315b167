import { register } from 'node:module';

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
      new HttpInstrumentation(),
      new PgInstrumentation(),
      new FastifyOtelInstrumentation({ registerOnInitialization: true }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
