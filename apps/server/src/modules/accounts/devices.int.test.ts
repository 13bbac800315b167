import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aarav, dhruv, refresh, shala, shreya, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const path = '/api/v1/user_management/auth/sessions';
type Headers = Record<string, string>;
const call = (method: 'GET' | 'DELETE', url: string, headers: Headers) =>
  world.server.inject({ method, url, headers });
const devicesOf = async (headers: Headers): Promise<{ id: string; is_this_one: boolean }[]> =>
  (await call('GET', path, headers)).json().sessions;
const meOf = (headers: Headers) => call('GET', '/api/v1/user_management/student/auth/me', headers);

/** A process may believe an earlier look for three seconds. */
const untilRefused = async (headers: Headers): Promise<number> => {
  const start = performance.now();
  while ((await meOf(headers)).statusCode === 200) await new Promise((resolve) => setTimeout(resolve, 200));
  return performance.now() - start;
};

describe('the devices of a student', () => {
  test('are listed with what the server saw, the own one marked, the one used last first', async () => {
    const old = await signIn(world.server, aarav);
    await world.moveClock('1 minute');
    const own = await signIn(world.server, aarav);
    const answer = await call('GET', path, own.headers);
    expect(answer.statusCode).toBe(200);
    const { sessions } = answer.json();
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_agent: 'lightMyRequest',
      ip: '127.0.0.1',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      is_this_one: true,
    });
    expect((await devicesOf(old.headers)).map((device) => device.is_this_one)).toEqual([false, true]);
  });

  test('one is signed out by another, within five seconds, and its refresh token is dead', async () => {
    const lost = await signIn(world.server, dhruv);
    const own = await signIn(world.server, dhruv);
    expect((await meOf(lost.headers)).statusCode).toBe(200);
    const [id] = (await devicesOf(lost.headers)).filter((device) => device.is_this_one).map((one) => one.id);
    expect((await call('DELETE', `${path}/${id}`, own.headers)).json()).toEqual({ success: true });
    expect(await untilRefused(lost.headers)).toBeLessThan(5_000);
    expect((await refresh(world.server, lost.body.token.refresh_token)).statusCode).toBe(401);
    expect((await meOf(own.headers)).statusCode).toBe(200);
    expect((await call('DELETE', `${path}/${id}`, own.headers)).statusCode).toBe(404);
  });

  test("somebody else's device answers exactly like one that does not exist", async () => {
    const theirs = await signIn(world.server, aarav);
    const otherTenant = await signIn(world.server, shreya, udaan);
    const own = await signIn(world.server, dhruv);
    const unknown = await call('DELETE', `${path}/6d6f4b5c-0000-4000-8000-000000000000`, own.headers);
    const strip = ({ request_id: _, ...rest }: Record<string, unknown>) => rest;
    for (const other of [theirs, otherTenant]) {
      const [device] = (await devicesOf(other.headers)).filter(({ is_this_one }) => is_this_one);
      const answer = await call('DELETE', `${path}/${device?.id}`, own.headers);
      expect(answer.statusCode).toBe(404);
      expect(strip(answer.json())).toEqual(strip(unknown.json()));
      expect((await meOf(other.headers)).statusCode).toBe(200);
    }
  });

  test('all are signed out at once, this one too, and it is written down', async () => {
    const one = await signIn(world.server, aarav);
    const two = await signIn(world.server, aarav);
    const other = await signIn(world.server, dhruv);
    expect((await call('DELETE', path, one.headers)).statusCode).toBe(200);
    expect(await untilRefused(one.headers)).toBeLessThan(5_000);
    expect(await untilRefused(two.headers)).toBeLessThan(5_000);
    expect((await meOf(other.headers)).statusCode).toBe(200);
    const { rows } = await world.pool.query(
      "SELECT details FROM audit_log WHERE action = 'session.ended_everywhere'",
    );
    expect(rows[0].details.ended).toBeGreaterThanOrEqual(2);
  });

  test('nobody is told about devices without a token', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, path, { host: shala })).statusCode).toBe(401);
    }
  });
});

describe('the devices of a parent', () => {
  const parentSession = async (studentId: number) => {
    const { rows } = await world.pool.query(
      'SELECT tenant_id, parent_id FROM guardian WHERE student_id = $1 LIMIT 1',
      [studentId],
    );
    const { tenant_id: tenantId, parent_id: parentId } = rows[0];
    const id = crypto.randomUUID();
    await world.pool.query(
      `INSERT INTO session (tenant_id, id, kind, parent_id, student_id, expires_at)
       VALUES ($1, $2, 'parent', $3, $4, app_now() + interval '1 day')`,
      [tenantId, id, parentId, studentId],
    );
    return { id, tenantId: Number(tenantId), parentId: Number(parentId) };
  };

  test('are the parent’s own, not those of the child they look after', async () => {
    const child = await signIn(world.server, aarav);
    const { id, tenantId, parentId } = await parentSession(child.body.student.id);
    const { createAccessTokens } = await import('#platform/access-tokens.ts');
    const token = createAccessTokens(world.config.JWT_KEYS).sign({
      sid: id,
      ten: tenantId,
      kind: 'parent',
      stu: child.body.student.id,
      par: parentId,
      stf: null,
      exp: 4_000_000_000,
    });
    const headers = { host: shala, authorization: `Bearer ${token}` };
    expect((await devicesOf(headers)).map((device) => device.id)).toEqual([id]);
    expect((await devicesOf(child.headers)).map((device) => device.id)).not.toContain(id);
    const [childDevice] = (await devicesOf(child.headers)).filter(({ is_this_one }) => is_this_one);
    expect((await call('DELETE', `${path}/${childDevice?.id}`, headers)).statusCode).toBe(404);
    expect((await call('DELETE', `${path}/${id}`, headers)).statusCode).toBe(200);
  });
});
