import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { environmentFor } from '../environment.ts';
import type { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { type Supervised, supervise } from './supervised.ts';

export interface Stage {
  ports: number[];
  apis: Supervised[];
  worker: Supervised;
  stop(): Promise<void>;
}

const entries = {
  api: fileURLToPath(new URL('../../src/entry/api.ts', import.meta.url)),
  earlyApi: fileURLToPath(new URL('early-api.ts', import.meta.url)),
  believingApi: fileURLToPath(new URL('payments-believing-api.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../../src/entry/worker.ts', import.meta.url)),
};

/** Two APIs, unless none are wanted, and a worker on the cluster, each started again whenever it ends. */
export async function startStage(
  { url, folder }: Cluster,
  {
    api = 'api',
    hasApis = true,
    more = {},
  }: { api?: 'api' | 'earlyApi' | 'believingApi'; hasApis?: boolean; more?: Record<string, string> } = {},
): Promise<Stage> {
  const environment = {
    ...environmentFor(url),
    DATABASE_POOL: '8',
    DRAIN_MS: '0',
    WORKER_SILENT_SECONDS: '3',
    // The students' devices name the school's host as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1',
    ...more,
  };
  const start = (name: keyof typeof entries, extra: Record<string, string>) => {
    const child = spawn(process.execPath, ['--conditions=source', entries[name]], {
      env: { PATH: process.env.PATH, ...environment, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    return child;
  };
  const apiAt = (port: number) =>
    supervise({
      name: `api on ${port}`,
      start: () => start(api, { API_PORT: String(port), PUBLIC_PORT: String(ports[0]) }),
      probe: async () => {
        const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
        if (!ok) throw new Error('not ready');
      },
    });
  const startWorker = () => {
    const child = start('worker', { LOG_LEVEL: 'info' });
    const up = () => workersUp.add(child);
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('the worker runs') && up());
    child.once('exit', () => workersUp.delete(child));
    return child;
  };
  const workersUp = new Set<unknown>();
  const ports = hasApis ? [await freePort(), await freePort()] : [];
  const apis = ports.map(apiAt);
  const worker = supervise({
    name: 'worker',
    start: startWorker,
    probe: async () => {
      if (workersUp.size === 0) throw new Error('not ready');
    },
  });
  await Promise.all([...apis, worker].map((each) => each.ready()));
  return {
    ports,
    apis,
    worker,
    async stop() {
      await Promise.all([...apis, worker].map((each) => each.stop()));
    },
  };
}
