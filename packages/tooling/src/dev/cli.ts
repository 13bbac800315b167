import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createChild } from './child.ts';
import { waitUntilOk } from './wait-until-ok.ts';
import { watchSources } from './watch-sources.ts';
import { welcome } from './welcome.ts';

// Run by scripts/dev, which has prepared services, database and environment.
const root = resolve(import.meta.dirname, '../../../..');
const server = resolve(root, 'apps/server');
const {
  API_PORT = '',
  WEB_PORT = '',
  MAIL_CATCHER_URL = '',
  SMS_URL = '',
  PAYMENT_SIMULATOR_URL = '',
  SHALA_STOP_SERVICES,
} = process.env;

// Straight from the sources: workspace packages need no build first.
const node = (name: string, cwd: string, ...args: string[]) =>
  createChild({ name, command: process.execPath, args: ['--conditions=source', ...args], cwd });
const serverProcesses = [
  node('api', server, 'src/entry/api.ts'),
  node('worker', server, 'src/entry/worker.ts'),
];
const vite = (name: 'web' | 'console') =>
  node(name, resolve(root, 'apps', name), 'node_modules/vite/bin/vite.js', '--configLoader', 'native');
const pages = [vite('web'), vite('console')];

// Films and notes of the demo school: the first can be watched within a minute, the others follow.
const media = createChild({
  name: 'media',
  command: resolve(root, 'scripts/demo-media'),
  args: ['--background'],
  cwd: root,
  isTask: true,
});

let stopping = false;
let restarting = Promise.resolve();

function restartServer(): void {
  restarting = restarting.then(async () => {
    if (stopping) return;
    console.log('server sources changed: restarting');
    await Promise.all(serverProcesses.map((child) => child.restart()));
  });
}

const watcher = watchSources(
  [resolve(server, 'src'), resolve(root, 'packages/wire/src'), resolve(root, 'packages/brand/src')],
  restartServer,
);

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log('\nstopping');
  await watcher.close();
  await restarting;
  await Promise.all([...pages, media, ...serverProcesses].map((child) => child.stop()));
  if (SHALA_STOP_SERVICES === 'yes') {
    // A session of its own: a second Ctrl-C must not leave half of the services behind.
    spawnSync('setsid', ['--wait', resolve(root, 'scripts/services'), 'down'], { stdio: 'inherit' });
  }
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

for (const child of [...pages, ...serverProcesses, media]) child.start();
const host = 'shala.localhost';
await Promise.all([
  waitUntilOk({ port: API_PORT, path: '/readyz', host }),
  waitUntilOk({ port: WEB_PORT, path: '/auth/login', host }),
  waitUntilOk({ port: WEB_PORT, path: '/console/sign-in', host }),
]);
if (!stopping)
  console.log(
    welcome({
      root,
      webPort: WEB_PORT,
      mailUrl: MAIL_CATCHER_URL,
      smsUrl: SMS_URL,
      paymentUrl: PAYMENT_SIMULATOR_URL,
    }),
  );
