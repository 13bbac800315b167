import { parseConfig } from '#platform/config.ts';
import { startTelemetry } from '#platform/telemetry.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const config = parseConfig(process.env);
const stopTelemetry = await startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'shala-api');
const { startApi } = await import('#app/start-api.ts');
const api = await startApi(config);
stopOnSignal(async () => {
  await api.stop();
  await stopTelemetry();
});
