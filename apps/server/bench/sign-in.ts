import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { otpCode } from '../src/modules/accounts/otp-code.ts';
import { migrate } from '../src/platform/db/migrations.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { createEmptyDatabase } from '../test/empty-database.ts';
import { environmentFor } from '../test/environment.ts';
import { loadFolder } from '../test/load-folder.ts';
import { startProcess } from '../test/process.ts';
import { cpuOf, cpuOfAll } from './cpu.ts';

// Sign-ins per second and CPU per sign-in, by password and by code, API and PostgreSQL on this machine.
//   pnpm bench:sign-in [SIGN-INS]
const count = Number(process.argv[2] ?? 600);
const clients = 16;
const demo = new URL('../../../demo', import.meta.url).pathname;

const database = await createEmptyDatabase();
await migrate(database.url);
await loadFolder(database.url, demo);
const environment = environmentFor(database.url);
const client = new pg.Client(database.url);
await client.connect();

const people = await client.query<{ email: string }>(
  `WITH made AS (INSERT INTO student (tenant_id, first_name) SELECT t.id, 'S' || n FROM tenant t, generate_series(1, $1::int) n
     WHERE t.slug = 'shala' RETURNING id, tenant_id)
   INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
   SELECT id, tenant_id, 'bench' || id || '@example.org', $2 FROM made RETURNING email`,
  [count, await hashPassword('Mango@2026')],
);
const phones = Array.from({ length: count }, (_value, index) => ({
  phone: `+9198${10_000_000 + index}`,
  nonce: randomBytes(16),
}));
for (const { phone, nonce } of phones) {
  await client.query(
    `INSERT INTO otp_challenge (tenant_id, phone_number, nonce, expires_at) SELECT id, $1, $2, app_now() + interval '1 hour' FROM tenant WHERE slug = 'shala'`,
    [phone, nonce],
  );
}

const api = await startProcess('api', { ...environment, LOG_LEVEL: 'info' });
const agent = new Agent({ keepAlive: true, maxSockets: clients });

function post(path: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'shala.localhost', 'content-type': 'application/json' };
    const sent = request(
      { agent, host: '127.0.0.1', port: api.port, path, method: 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

async function measure(name: string, calls: readonly (() => Promise<number>)[]): Promise<void> {
  const queue = [...calls];
  const failed: number[] = [];
  const pid = api.child.pid ?? 0;
  const before = {
    api: cpuOf(pid),
    postgres: cpuOfAll('postgres'),
    own: process.cpuUsage(),
    at: performance.now(),
  };
  const lane = async () => {
    for (let call = queue.pop(); call; call = queue.pop()) {
      const status = await call();
      if (status !== 200) failed.push(status);
    }
  };
  await Promise.all(Array.from({ length: clients }, lane));
  const seconds = (performance.now() - before.at) / 1000;
  const own = process.cpuUsage(before.own);
  const each = (total: number) => `${((total / calls.length) * 1000).toFixed(1)} ms`;
  console.log(
    `${name}: ${(calls.length / seconds).toFixed(0)} sign-ins/s; CPU per sign-in: API ${each(cpuOf(pid) - before.api)}, ` +
      `PostgreSQL ${each(cpuOfAll('postgres') - before.postgres)}, this generator ${each((own.user + own.system) / 1e6)}; ` +
      `${failed.length} failed`,
  );
}

const base = '/api/v1/user_management';
await measure(
  'password',
  people.rows.map(
    ({ email }) =>
      () =>
        post(`${base}/student/auth/login`, {
          student: { grant_type: 'password', email, password: 'Mango@2026' },
        }),
  ),
);
await measure(
  'one-time code',
  phones.map(
    ({ phone, nonce }) =>
      () =>
        post(`${base}/parent/auth/login`, {
          parent: {
            grant_type: 'otp',
            phone_number: phone,
            otp: otpCode(environment.OTP_KEY ?? '', nonce, 4),
          },
        }),
  ),
);

agent.destroy();
api.child.kill('SIGTERM');
await api.exited;
await client.end();
await database.drop();
