import { Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitForMails } from '../../test/mails.ts';
import { aarav, password, shala } from '../../test/people.ts';
import { killProcesses, type ServerProcess, startProcess } from '../../test/process.ts';
import { startTestWorker } from '../../test/worker.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> } | null = null;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(async () => {
  killProcesses();
  await worker?.stop();
  worker = null;
});
afterAll(() => world.stop());

interface Call {
  path: string;
  id: string;
  method?: string;
  body?: object;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The status of a whole answer; null when the connection broke before it was complete. */
function send(agent: Agent, port: number, { path, id, method = 'GET', body }: Call): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      host: shala,
      'x-request-id': id,
      'idempotency-key': id,
      'content-type': 'application/json',
    };
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? null) : null));
      answer.on('error', () => resolve(null));
    });
    sent.on('error', () => resolve(null));
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

const signInBody = { student: { grant_type: 'password', email: aarav, password } };

test('kill -TERM under a stream of requests: every request that was received is answered', async () => {
  const api: ServerProcess = await startProcess('api', world.environment);
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const answered = new Map<string, number | null>();
  let isOver = false;
  const client = async (name: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const id = `term-${name}-${turn}-request`;
      const isSlow = name % 4 === 0 && turn < 8;
      const call: Call = isSlow
        ? { id, path: '/api/v1/user_management/student/auth/login', method: 'POST', body: signInBody }
        : { id, path: '/api/v1/brand' };
      answered.set(id, await send(agent, api.port, call));
      if (answered.get(id) === null) await pause(5);
    }
  };
  const clients = Array.from({ length: 12 }, (_value, name) => client(name));
  // In the middle of the traffic, however fast the machine is.
  while (answered.size <= 100) await pause(20);
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);
  isOver = true;
  await Promise.all(clients);
  agent.destroy();

  const received = api.lines.filter((line) => line.msg === 'received').map((line) => String(line.reqId));
  expect(received.length).toBeGreaterThan(100);
  const lost = received.filter((id) => !answered.get(id));
  expect(lost).toEqual([]);
});

test('kill -9 of the API: a change that was acknowledged is never without its event, and the event is handled', async () => {
  const tag = crypto.randomUUID();
  const { rows } = await world.pool.query<{ email: string }>(
    `UPDATE student_credential c SET email = $1 || '-' || c.email FROM student s, tenant t
     WHERE s.id = c.student_id AND t.id = s.tenant_id AND t.slug = 'shala' AND s.blocked_at IS NULL RETURNING c.email`,
    [tag],
  );
  const emails = rows.map((row) => row.email);
  expect(emails.length).toBeGreaterThan(15);
  const api = await startProcess('api', world.environment);
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  const calls = emails.map(async (email, index) => {
    await pause(index * 4);
    const path = '/api/v1/user_management/student/auth/reset_password';
    const status = await send(agent, api.port, {
      id: `kill-${tag}-${index}`,
      path,
      method: 'POST',
      body: { student: { email } },
    });
    if (status === 200) acknowledged.push(email);
    if (acknowledged.length === 10) api.child.kill('SIGKILL');
  });
  await Promise.all(calls);
  await api.exited;
  agent.destroy();
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);
  expect(acknowledged.length).toBeLessThan(emails.length);

  const changes = await world.pool.query(
    "SELECT count(*)::int AS n FROM idempotent_answer WHERE key LIKE 'kill-%'",
  );
  const events = await world.pool.query(
    "SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'dispatch-event'",
  );
  expect(events.rows[0].n).toBe(changes.rows[0].n);

  worker = await startTestWorker(world);
  for (const email of acknowledged) expect(await waitForMails(email, 1), email).toHaveLength(1);
});

test('the jobs of a worker that was killed are taken over by the next one', async () => {
  await world.pool.query('DELETE FROM password_reset');
  const email = `taken-over-${crypto.randomUUID()}@students.example.org`;
  await world.pool.query(
    'UPDATE student_credential SET email = $1 WHERE student_id = (SELECT min(student_id) FROM student_credential)',
    [email],
  );
  await world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/student/auth/reset_password',
    headers: { host: shala },
    payload: { student: { email } },
  });
  await world.pool.query("UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now()");
  await world.pool.query(
    "INSERT INTO worker_heartbeat (worker_id, beat_at) VALUES ('killed', now() - interval '20 seconds')",
  );
  worker = await startTestWorker(world);
  expect(await waitForMails(email, 1)).toHaveLength(1);
});
