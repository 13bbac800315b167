import { startWorker } from '#app/start-worker.ts';
import { parseConfig } from '#platform/config.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const worker = await startWorker(parseConfig(process.env));
stopOnSignal(() => worker.stop());
