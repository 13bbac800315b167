import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createStorage, type Storage } from '../../src/platform/storage.ts';
import { freePort } from './free-port.ts';
import { type Supervised, supervise } from './supervised.ts';

export interface FileStore {
  server: Supervised;
  /** What an API needs to reach it. */
  environment: Record<string, string>;
  storage: Storage;
}

const root = new URL('../../../../', import.meta.url).pathname;

/** The same program as the services of this checkout run. */
const findGateway = (): string =>
  execFileSync(
    'bash',
    [
      '-c',
      'source scripts/lib/common.sh; source scripts/lib/go-tools.sh; source scripts/services.d/s3.sh; gateway',
    ],
    { cwd: root, encoding: 'utf8' },
  ).trim();

/** An S3 server of our own, that may be killed as often as one likes. */
export async function startFileStore(folder: string): Promise<FileStore> {
  const files = join(folder, 'files');
  mkdirSync(join(files, 'crash'), { recursive: true });
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKey: 'crash', secretKey: 'crash-crash-crash' };
  const gateway = findGateway();
  const server = supervise({
    name: 'file store',
    start: () =>
      spawn(
        gateway,
        [
          '--port',
          `127.0.0.1:${port}`,
          '--region',
          'us-east-1',
          '--health',
          '/health',
          '--quiet',
          'posix',
          files,
        ],
        {
          env: { PATH: process.env.PATH, ROOT_ACCESS_KEY: keys.accessKey, ROOT_SECRET_KEY: keys.secretKey },
          stdio: 'ignore',
        },
      ),
    probe: async () => {
      const { ok } = await fetch(`${endpoint}/health`, { signal: AbortSignal.timeout(2_000) });
      if (!ok) throw new Error('not ready');
    },
  });
  await server.ready();
  return {
    server,
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'crash',
      S3_ACCESS_KEY: keys.accessKey,
      S3_SECRET_KEY: keys.secretKey,
    },
    storage: createStorage({
      endpoint,
      publicEndpoint: endpoint,
      region: 'us-east-1',
      bucket: 'crash',
      ...keys,
    }),
  };
}
