import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/crash/free-port.ts';
import { type Supervised, supervise } from '../test/crash/supervised.ts';
import { cpuOf } from './cpu.ts';

const entry = fileURLToPath(new URL('../src/entry/api.ts', import.meta.url));

export interface BenchApi {
  port: number;
  api: Supervised;
}

/** An API that logs as in production, into a file. */
export async function startBenchApi(environment: Record<string, string>, folder: string): Promise<BenchApi> {
  const port = await freePort();
  const api = supervise({
    name: 'api',
    start: () => {
      const log = openSync(join(folder, 'api.log'), 'a');
      return spawn(
        process.execPath,
        [
          '--conditions=source',
          ...process.execArgv.filter((option) => option.startsWith('--cpu-prof')),
          entry,
        ],
        {
          env: { PATH: process.env.PATH, ...environment, API_PORT: String(port), LOG_LEVEL: 'info' },
          stdio: ['ignore', log, log],
        },
      );
    },
    probe: async () => {
      const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (!ok) throw new Error('not ready');
    },
  });
  await api.ready();
  return { port, api };
}

/** CPU seconds of all of them so far. */
export const cpuOfApis = (apis: readonly BenchApi[]): number =>
  apis.reduce((sum, { api }) => sum + cpuOf(api.pid), 0);
