import { startApi } from '#app/start-api.ts';
import { parseConfig } from '#platform/config.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const api = await startApi(parseConfig(process.env));
stopOnSignal(() => api.stop());
