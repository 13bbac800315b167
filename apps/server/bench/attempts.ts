import { parseArgs } from 'node:util';
import { parseConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrations.ts';
import { startCluster } from '../test/crash/cluster.ts';
import { environmentFor } from '../test/environment.ts';
import { loadFolder } from '../test/load-folder.ts';
import { fillAttempts } from './attempt-data.ts';
import { startBenchApi } from './bench-api.ts';
import { compareSaves } from './compare-saves.ts';
import { fillSchool } from './school-data.ts';
import { measureStartRush } from './start-rush.ts';

// Saves a second against bare pgbench, CPU per save, and a whole year pressing Start at once, with a school of
// 100,000 students and 1,000,000 answers in the tables. PostgreSQL is one of its own, with fsync.
//   pnpm bench:attempts [--students 100000] [--at-work 500] [--starts 2000] [--apis 1] [--connections 32,128] [--pairs 5] [--seconds 10]
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    'at-work': { type: 'string', default: '500' },
    starts: { type: 'string', default: '2000' },
    apis: { type: 'string', default: '1' },
    connections: { type: 'string', default: '32,128' },
    pairs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    saves: { type: 'string', default: '3' },
  },
});
const [students, atWork, starts] = [
  Number(values.students),
  Number(values['at-work']),
  Number(values.starts),
];
const settings = {
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const cluster = await startCluster(settings);
try {
  const { url, folder, server } = cluster;
  await migrate(url);
  await loadFolder(url, new URL('../../../demo', import.meta.url).pathname);
  const school = await fillSchool(url, students);
  const environment = { ...environmentFor(url), DATABASE_POOL: '10' };
  const { db, pool } = openDatabase({ url, max: 2, onIdleError: () => {} });
  const { saving, starting, active, answers } = await fillAttempts({ db, pool }, school, {
    active: Math.max(atWork, starts),
    jwtKeys: parseConfig(environment).JWT_KEYS,
  });
  await db.destroy();
  console.log(`${students} students and ${answers} answers in the tables`);
  const launched = Array.from({ length: Number(values.apis) }, () => startBenchApi(environment, folder));
  const apis = await Promise.all(launched);
  console.log(`${apis.length} API processes`);
  const common = { folder, apis, postgresPid: server.pid };
  for (const connections of values.connections.split(',').map(Number)) {
    await compareSaves({
      ...common,
      url,
      item: saving,
      active: active.slice(0, atWork),
      connections,
      pairs: Number(values.pairs),
      seconds: Number(values.seconds),
    });
  }
  await measureStartRush({
    ...common,
    item: starting,
    people: active.slice(0, starts),
    startSeconds: 10,
    everySeconds: 20,
    saves: Number(values.saves),
  });
  await Promise.all(apis.map(({ api }) => api.stop()));
} finally {
  await cluster.remove();
}
