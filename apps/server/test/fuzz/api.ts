import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../crash/free-port.ts';
import { type Supervised, supervise } from '../crash/supervised.ts';
import { environmentFor } from '../environment.ts';

const entry = fileURLToPath(new URL('../../src/entry/api.ts', import.meta.url));

/** An API that logs nothing but errors, and is started again should it end. */
export async function startApi(url: string, log: string): Promise<{ api: Supervised; port: number }> {
  const port = await freePort();
  const environment = {
    ...environmentFor(url),
    API_PORT: String(port),
    DRAIN_MS: '0',
    // The fuzzer names the school's host and the caller's address as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const api = supervise({
    name: `api on ${port}`,
    start: () => {
      const child = spawn(process.execPath, ['--conditions=source', entry], {
        env: { PATH: process.env.PATH, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const file = createWriteStream(log, { flags: 'a' });
      child.stdout.pipe(file);
      child.stderr.pipe(file);
      return child;
    },
    probe: async () => {
      const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) });
      if (!ok) throw new Error('not ready');
    },
  });
  await api.ready();
  return { api, port };
}
