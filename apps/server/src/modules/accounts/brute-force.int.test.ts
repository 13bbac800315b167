import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aarav, dhruv, password, shala, signIn } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => world.stop());

const nobody = 'nobody.at.all@students.example.org';

const tryAs = (email: string, given: string, ip = '203.0.113.1') =>
  world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/student/auth/login',
    headers: { host: shala, 'x-forwarded-for': ip },
    payload: { student: { grant_type: 'password', email, password: given } },
  });
const failTimes = async (email: string, times: number, ip?: string) => {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await tryAs(email, 'Wrong@2026', ip));
  return answers;
};
/** Redis counts in real time: the wait is cut short instead of sat out. */
const endWait = async () => {
  const prefix = world.environment.REDIS_PREFIX ?? '';
  const keys = await world.redis.keys(`${prefix}guess:wait:*`);
  for (const key of keys) await world.redis.del(key.slice(prefix.length));
};

describe('wrong passwords', () => {
  test('five of them cost waiting, and the right one in between does not get in', async () => {
    const answers = await failTimes(aarav, 6);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
    const last = await tryAs(aarav, password);
    expect(last.statusCode).toBe(429);
    expect(last.json()).toMatchObject({ code: 'too_many', error: 'Too many tries. Please wait a little.' });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(25);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  test('each further one doubles the wait; trying while waiting does not', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await endWait();
      await tryAs(aarav, 'Wrong@2026');
      await failTimes(aarav, 3);
      waits.push(Number((await tryAs(aarav, 'Wrong@2026')).headers['retry-after']));
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(60 * 2 ** index - 10);
      expect(wait).toBeLessThanOrEqual(60 * 2 ** index);
    }
  });

  test('the same person gets in from another address', async () => {
    expect((await tryAs(aarav, password, '203.0.113.77')).statusCode).toBe(200);
  });

  test('an address that nobody has waits in the same words', async () => {
    const strip = (answer: { json(): Record<string, unknown> }) => {
      const { request_id: _, details: __, ...rest } = answer.json();
      return rest;
    };
    const ip = '203.0.113.5';
    const known = await failTimes(dhruv, 7, ip);
    const unknown = await failTimes(nobody, 7, ip);
    expect(unknown.map(({ statusCode }) => statusCode)).toEqual(known.map(({ statusCode }) => statusCode));
    expect(unknown.map(strip)).toEqual(known.map(strip));
    expect(unknown.at(-1)?.headers['retry-after']).toBe(known.at(-1)?.headers['retry-after']);
  });

  test('a thousand at once are a thousand tries: five get as far as the password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => tryAs('hammered@students.example.org', 'Wrong@2026', '203.0.113.6')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  test('the right one clears what was counted', async () => {
    const ip = '203.0.113.8';
    await failTimes(dhruv, 4, ip);
    expect((await tryAs(dhruv, password, ip)).statusCode).toBe(200);
    expect((await failTimes(dhruv, 4, ip)).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect((await tryAs(dhruv, password, ip)).statusCode).toBe(200);
  });

  test('a new password, set by the link of a mail, unlocks the account', async () => {
    const ip = '203.0.113.9';
    await failTimes(dhruv, 6, ip);
    expect((await tryAs(dhruv, password, ip)).statusCode).toBe(429);
    await world.pool.query('UPDATE student_credential SET password_changed_at = app_now() WHERE email = $1', [
      dhruv,
    ]);
    expect((await tryAs(dhruv, password, ip)).statusCode).toBe(200);
  });

  test('one account tried from very many addresses has to wait everywhere', async () => {
    const email = 'botnet@students.example.org';
    const answers = [];
    for (let index = 0; index < 102; index += 1) {
      answers.push((await tryAs(email, 'Wrong@2026', `198.51.100.${index}`)).statusCode);
    }
    expect(answers.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(answers.slice(100)).toEqual([429, 429]);
  });
});

test('with Redis gone each process counts for itself', async () => {
  const own = await openWorld();
  own.redis.disconnect();
  const statuses = [];
  for (let index = 0; index < 7; index += 1) {
    statuses.push((await signIn(own.server, aarav, shala, 'Wrong@2026')).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  await own.stop();
});
