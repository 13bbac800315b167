import { execFile } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeMachineClock } from '../../../test/clock.ts';
import { aanya, aarav, dhruv, kids, shala, shreya, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { runCommand } from '../../app/import/command-line.ts';
import { createSealer } from '../../platform/sealed.ts';

let world: World;
let secret: string;
let otherSecret: string;

async function addClient(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const sealer = createSealer(world.config.DATA_KEYS);
  const print = (line: string) => lines.push(line);
  const code = await runCommand({ db: world.db, sealer, print }, ['erp', 'add', ...args]);
  expect(code, lines.join('\n')).toBe(0);
  return /shown only now: (\S+)$/.exec(lines.join('\n'))?.[1] ?? '';
}

beforeAll(async () => {
  world = await openWorld();
  secret = await addClient('--tenant', 'shala', '--key-id', 'hennur', '--institute', 'shala-hennur');
  otherSecret = await addClient('--tenant', 'udaan', '--key-id', 'hennur');
});
afterAll(() => world.stop());

const now = async () =>
  Math.floor((await world.pool.query('SELECT extract(epoch FROM app_now()) AS now')).rows[0].now);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Ticket {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: string;
}

async function ticket({ claims = {}, header = {}, key = secret }: Ticket = {}): Promise<string> {
  const at = await now();
  const own = { aud: shala, iat: at, exp: at + 60, jti: randomUUID(), email: aarav };
  const parts = `${encode({ alg: 'HS256', kid: 'hennur', ...header })}.${encode({ ...own, ...claims })}`;
  return `${parts}.${createHmac('sha256', key).update(parts).digest('base64url')}`;
}

const launch = (given: string, host = shala, callback?: string) =>
  world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/student/auth/erp',
    headers: { host },
    payload: { ticket: given, ...(callback !== undefined && { callback_url: callback }) },
  });

const expectRefused = (answer: Awaited<ReturnType<typeof launch>>) => {
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'launch_refused',
    error: 'This link has been used or is too old. Please start again from your school.',
  });
};

describe('a ticket of the school', () => {
  test('signs the student in and says where to go on', async () => {
    const answer = await launch(await ticket(), shala, '/learn/subjects?tab=1');
    expect(answer.statusCode).toBe(200);
    const { student, token, redirect_path: path } = answer.json();
    expect(student).toMatchObject({ email: aarav, first_name: 'Aarav' });
    expect(path).toBe('/learn/subjects?tab=1');
    const me = await world.server.inject({
      url: '/api/v1/user_management/student/auth/me',
      headers: { host: shala, authorization: `Bearer ${token.access_token}` },
    });
    expect(me.json().student.id).toBe(student.id);
    const { rows } = await world.pool.query("SELECT 1 FROM audit_log WHERE action = 'session.erp_launch'");
    expect(rows).toHaveLength(1);
  });

  test('finds the student by the number of the school’s list, too', async () => {
    const { rows } = await world.pool.query(
      'SELECT import_ref FROM student JOIN student_credential ON student_id = student.id WHERE email = $1',
      [dhruv],
    );
    const answer = await launch(
      await ticket({ claims: { email: undefined, student_ref: rows[0].import_ref } }),
    );
    expect(answer.json().student.email).toBe(dhruv);
  });

  test('a callback that leads away becomes the home page', async () => {
    for (const callback of ['https://evil.example', '//evil.example', '/\\evil.example', undefined]) {
      expect((await launch(await ticket(), shala, callback)).json().redirect_path).toBe('/learn');
    }
  });
});

describe('a ticket is refused', () => {
  test('the second time, and by all but one of twenty at once', async () => {
    const once = await ticket();
    expect((await launch(once)).statusCode).toBe(200);
    expectRefused(await launch(once));
    const contested = await ticket();
    const answers = await Promise.all(Array.from({ length: 20 }, () => launch(contested)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(422)]);
  });

  test('when it is older than sixty seconds by the one clock', async () => {
    const old = await ticket();
    await world.moveClock('61 seconds');
    expectRefused(await launch(old));
    await world.moveClock('-61 seconds');
  });

  test('when it wants to live longer than that, or comes from the future', async () => {
    const at = await now();
    expectRefused(await launch(await ticket({ claims: { exp: at + 3600 } })));
    expectRefused(await launch(await ticket({ claims: { iat: at + 600, exp: at + 660 } })));
  });

  test('when it was made for another site', async () => {
    expectRefused(await launch(await ticket({ claims: { aud: kids } })));
    expectRefused(await launch(await ticket(), kids));
  });

  test('on the hosts of another tenant, even with the same key id', async () => {
    expectRefused(await launch(await ticket({ claims: { aud: udaan } }), udaan));
    expectRefused(await launch(await ticket({ key: otherSecret })));
    const own = await ticket({ key: otherSecret, claims: { aud: udaan, email: shreya } });
    expect((await launch(own, udaan)).statusCode).toBe(200);
  });

  test('when it is signed with another key, not at all, or by another algorithm', async () => {
    expectRefused(await launch(await ticket({ key: 'guess-guess-guess-guess-guess-guess' })));
    expectRefused(await launch(await ticket({ header: { alg: 'none' } })));
    expectRefused(await launch(`${(await ticket({ header: { alg: 'none' } })).split('.', 2).join('.')}.`));
    expectRefused(await launch(await ticket({ header: { alg: 'HS512' } })));
    expectRefused(await launch(await ticket({ header: { kid: 'nobody' } })));
    expectRefused(await launch('no ticket at all'));
  });

  test('for somebody unknown, for nobody, and for a student of no or another school', async () => {
    expectRefused(await launch(await ticket({ claims: { email: 'nobody@example.org' } })));
    expectRefused(await launch(await ticket({ claims: { email: undefined } })));
    expectRefused(await launch(await ticket({ claims: { email: aanya } })));
    expectRefused(await launch(await ticket({ claims: { email: shreya } })));
  });

  test('without a name of its own', async () => {
    expectRefused(await launch(await ticket({ claims: { jti: 'short' } })));
  });

  test('once the system was taken off the list', async () => {
    const gone = await addClient('--tenant', 'shala', '--key-id', 'gone');
    await world.pool.query("UPDATE erp_client SET revoked_at = app_now() WHERE key_id = 'gone'");
    expectRefused(await launch(await ticket({ key: gone, header: { kid: 'gone' } })));
  });
});

test('a key for one brand does not open another brand of the same tenant', async () => {
  const forKids = await addClient('--tenant', 'shala', '--key-id', 'kids-only', '--brand', 'kids');
  const header = { kid: 'kids-only' };
  expectRefused(await launch(await ticket({ key: forKids, header })));
  expect((await launch(await ticket({ key: forKids, header, claims: { aud: kids } }), kids)).statusCode).toBe(
    200,
  );
});

test('the secret is nowhere in the database', async () => {
  const { rows } = await world.pool.query<{ secret: Buffer }>('SELECT secret FROM erp_client');
  expect(rows.every((row) => !row.secret.includes(secret))).toBe(true);
});

test('a blocked student is told so', async () => {
  await world.pool.query(
    'UPDATE student SET blocked_at = app_now() WHERE id = (SELECT student_id FROM student_credential WHERE email = $1)',
    [dhruv],
  );
  expect((await launch(await ticket({ claims: { email: dhruv } }))).json()).toMatchObject({
    code: 'blocked',
  });
});

test('the example script of the documentation makes an address that works', async () => {
  const script = fileURLToPath(new URL('../../../../../docs/integrations/erp-launch.mjs', import.meta.url));
  const args = [script, '--site', `http://${shala}:4000`, '--email', aarav, '--to', '/profile'];
  const env = { ERP_KEY_ID: 'hennur', ERP_SECRET: secret };
  await takeMachineClock(world.pool);
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const address = new URL(stdout.trim());
  expect(address.pathname).toBe('/auth/erp');
  const answer = await launch(
    address.searchParams.get('ticket') ?? '',
    shala,
    address.searchParams.get('callbackUrl') ?? '',
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json().redirect_path).toBe('/profile');
});

test('commands that are called wrongly, or name what does not exist, change nothing', async () => {
  const lines: string[] = [];
  const deps = {
    db: world.db,
    sealer: createSealer(world.config.DATA_KEYS),
    print: (line: string) => lines.push(line),
  };
  expect(await runCommand(deps, ['erp', 'add', '--tenant', 'shala', '--key-id', 'hennur'])).toBe(1);
  expect(lines.at(-1)).toContain('the key id hennur is taken');
  expect(await runCommand(deps, ['erp', 'add', '--tenant', 'nowhere', '--key-id', 'x1'])).toBe(1);
  expect(lines.at(-1)).toContain('there is no tenant "nowhere"');
  expect(
    await runCommand({ ...deps, sealer: null }, ['erp', 'add', '--tenant', 'shala', '--key-id', 'x1']),
  ).toBe(1);
  expect(await runCommand(deps, ['erp', 'add', '--tenant', 'shala'])).toBe(2);
  expect(await runCommand(deps, ['erp'])).toBe(2);
});
