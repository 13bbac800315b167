import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#platform/passwords.ts';
import { password, shala } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const tries = 200;
const median = (values: number[]) => values.sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

async function timed(path: string, student: object) {
  const began = performance.now();
  const answer = await world.server.inject({
    method: 'POST',
    url: `/api/v1/user_management/student/auth/${path}`,
    headers: { host: shala },
    payload: { student },
  });
  const { request_id, ...body } = answer.json();
  return { ms: performance.now() - began, seen: JSON.stringify([answer.statusCode, body]) };
}

async function compare(ask: (email: string) => ReturnType<typeof timed>) {
  const known: number[] = [];
  const unknown: number[] = [];
  const seen = new Set<string>();
  for (let number = 1; number <= tries; number += 1) {
    // Taking turns at being first: what the machine does beside us hits both alike.
    const order = number % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const answer = await ask(`${kind}${number}@students.example.org`);
      seen.add(answer.seen);
      (kind === 'known' ? known : unknown).push(answer.ms);
    }
  }
  return { ratio: median(known) / median(unknown), seen };
}

beforeAll(async () => {
  await world.pool.query(
    `WITH made AS (INSERT INTO student (tenant_id, first_name) SELECT t.id, 'S' || n FROM tenant t, generate_series(1, $1::int) n
       WHERE t.slug = 'shala' RETURNING id, tenant_id)
     INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
     SELECT id, tenant_id, 'known' || row_number() OVER () || '@students.example.org', $2 FROM made`,
    [tries, await hashPassword('another')],
  );
});

test('signing in with a known and an unknown address differs in nothing, and not in time', async () => {
  const { ratio, seen } = await compare((email) =>
    timed('login', { grant_type: 'password', email, password }),
  );
  expect(seen.size).toBe(1);
  expect([...seen][0]).toContain('wrong_credentials');
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
}, 120_000);

test('asking for a reset link with a known and an unknown address differs in nothing, and not in time', async () => {
  const { ratio, seen } = await compare((email) => timed('reset_password', { email }));
  expect([...seen]).toEqual(['[200,{"success":true}]']);
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
}, 60_000);
