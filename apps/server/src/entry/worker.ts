import { parseConfig } from '#platform/config.ts';
import { startTelemetry } from '#platform/telemetry.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const config = parseConfig(process.env);
const stopTelemetry = await startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'shala-worker');
const { startWorker } = await import('#app/start-worker.ts');
const worker = await startWorker(config);
stopOnSignal(async () => {
  await worker.stop();
  await stopTelemetry();
});
