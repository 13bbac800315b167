import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../src/platform/db/migrations.ts';
import { createEmptyDatabase } from '../test/empty-database.ts';
import { environmentFor } from '../test/environment.ts';
import { loadFolder } from '../test/load-folder.ts';
import { startBenchApi } from './bench-api.ts';
import { cpuOf, cpuOfAll } from './cpu.ts';
import { fillBoard } from './leaderboard-data.ts';

// How long the leaderboard of one class takes, API, PostgreSQL and this generator on the same machine.
//   pnpm bench:leaderboard [STUDENTS] [REQUESTS A SECOND] [SECONDS]
const [students = 100_000, rate = 20, seconds = 15] = process.argv.slice(2).map(Number);
const limitMs = 50;

const database = await createEmptyDatabase();
await migrate(database.url);
await loadFolder(database.url, new URL('../../../demo', import.meta.url).pathname);
const client = new pg.Client(database.url);
await client.connect();
const { readers } = await fillBoard(client, students);
const scans = async () =>
  Number(
    (await client.query(`SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'points_total'`)).rows[0]
      .seq_scan,
  );

// Whatever goes wrong, the machine is free again after a minute.
const watchdog = setTimeout(() => {
  console.error('given up after 60 s');
  process.exit(1);
}, 60_000);
const folder = mkdtempSync(join(tmpdir(), 'shala-bench-'));
const { api, port } = await startBenchApi(environmentFor(database.url), folder);
const origin = `http://127.0.0.1:${port}`;
const host = { 'x-forwarded-host': 'shala.localhost', host: 'shala.localhost' };
const calls = await Promise.all(
  readers.map(async ({ email, enrolmentId }) => {
    const answer = await fetch(`${origin}/api/v1/user_management/student/auth/login`, {
      method: 'POST',
      headers: { ...host, 'content-type': 'application/json' },
      body: JSON.stringify({ student: { grant_type: 'password', email, password: 'Mango@2026' } }),
    });
    const { token } = (await answer.json()) as { token: { access_token: string } };
    const url = `${origin}/StudentReport/GetLeaderBoardByCourse?CourseId=${enrolmentId}`;
    const headers = { ...host, authorization: `Bearer ${token.access_token}` };
    return async (): Promise<number> => {
      const began = performance.now();
      const board = await fetch(url, { headers });
      if (board.status !== 200) throw new Error(`${board.status} ${await board.text()}`);
      await board.arrayBuffer();
      return performance.now() - began;
    };
  }),
);
for (const call of calls) await call();

// At a fixed pace, whether or not the answers keep up: a slow answer must not lower the load.
const scansBefore = await scans();
const before = { api: cpuOf(api.pid), postgres: cpuOfAll('postgres'), own: process.cpuUsage() };
const asked: Promise<number>[] = [];
const began = performance.now();
for (let place = 0; place < rate * seconds; place++) {
  await sleep(Math.max(0, began + (place * 1000) / rate - performance.now()));
  const call = calls[place % calls.length];
  if (call) asked.push(call());
}
const times = (await Promise.all(asked)).toSorted((a, b) => a - b);
const own = process.cpuUsage(before.own);
const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
const each = (total: number) => `${((total / times.length) * 1000).toFixed(1)} ms`;
console.log(
  `measured: leaderboard of ${students} students, ${rate} requests/s for ${seconds} s: ` +
    `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms`,
);
console.log(
  `CPU per request: API ${each(cpuOf(api.pid) - before.api)}, ` +
    `PostgreSQL ${each(cpuOfAll('postgres') - before.postgres)}, this generator ${each((own.user + own.system) / 1e6)}`,
);
await sleep(1_500); // Statistics of connections are told once a second.
const whole = (await scans()) - scansBefore;
console.log(`${whole} of the requests read the whole table`);

await api.stop();
await client.end();
await database.drop();
clearTimeout(watchdog);
process.exitCode = at(0.95) > limitMs || whole > 0 ? 1 : 0;
