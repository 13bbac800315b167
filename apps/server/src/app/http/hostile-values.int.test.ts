import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aarav, signIn } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { knownProblem } from './present-error.ts';

let world: World;
let headers: Record<string, string>;
beforeAll(async () => {
  world = await openWorld({ DATABASE_POOL: '2', DATABASE_STATEMENT_MS: '3000' });
  headers = { ...(await signIn(world.server, aarav)).headers, 'content-type': 'application/json' };
});
afterAll(() => world.stop());

const report = '/api/v1/client_errors';
const send = (payload: string, more: Record<string, string> = {}) =>
  world.server.inject({ method: 'POST', url: report, headers: { ...headers, ...more }, payload });
const message = (text: string) => `{"message": "${text}", "path": "/learn", "build": "1"}`;

test('of a text that the database cannot keep whole the rest is kept', async () => {
  const { server } = world;
  for (const [given, kept] of [
    ['a\\u0000b', 'ab'],
    ['\\udc00 alone', '\ufffd alone'],
    ['\\uD83D without its half', '\ufffd without its half'],
  ]) {
    const url = '/api/v1/user_management/student/auth/me';
    const payload = `{"student": {"last_name": "${given}"}}`;
    expect((await server.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    expect((await server.inject({ url, headers })).json().student.last_name).toBe(kept);
  }
});

test('whole characters and words about escapes are no such text', async () => {
  for (const text of ['\\ud83d\\ude00', 'a backslash: \\\\u0000', '[[[[[{{{{{'.repeat(10)])
    expect([text, (await send(message(text))).statusCode]).toEqual([text, 200]);
});

test('JSON that only wants to exhaust the stack is refused', async () => {
  for (const payload of [
    '['.repeat(100_000) + ']'.repeat(100_000),
    `{"a":[],"b":${'[[],'.repeat(50)}1${']'.repeat(50)}}`,
  ])
    expect((await send(payload)).statusCode).toBe(422);
});

test('an address with a NUL is refused', async () => {
  for (const url of [
    '/api/v1/course/student/student_courses/%00',
    '/Announcement/GetAnnouncement?AnnouncementId=%00',
  ])
    expect((await world.server.inject({ url, headers })).statusCode).toBe(400);
});

test('a form without its boundary, or broken off, is refused', async () => {
  const whole = '--x\r\ncontent-disposition: form-data; name="student[first_name]"\r\n\r\nA';
  for (const [type, payload] of [
    ['multipart/form-data', whole],
    ['multipart/form-data; boundary=x', whole],
    ['multipart/form-data; boundary=x', 'nothing of the kind'],
  ] as const) {
    const answer = await world.server.inject({
      method: 'PUT',
      url: '/api/v1/user_management/student/auth/me',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect([type, answer.statusCode]).toEqual([type, 400]);
  }
});

test('a statement that hangs is given up, the caller is asked to come again, and the connection is free', async () => {
  // Somebody else, whose own statements may last, holds what the request needs.
  const other = await world.pool.connect();
  await other.query('BEGIN; SET LOCAL statement_timeout = 0; LOCK TABLE student IN ACCESS EXCLUSIVE MODE');
  const answer = await world.server.inject({ url: '/api/v1/user_management/student/auth/me', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect(world.pool.waitingCount).toBe(0);
  expect(world.pool.idleCount).toBe(1);
  await other.query('ROLLBACK');
  other.release();
  const again = await world.server.inject({ url: '/api/v1/user_management/student/auth/me', headers });
  expect(again.statusCode).toBe(200);
});

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => knownProblem(error)?.code ?? 'internal',
  );

test('a value beyond what a column counts is the caller\u2019s mistake; a fault of a statement stays ours', async () => {
  const ask = (statement: string) => problemOf(world.pool.query(statement));
  expect(await ask("SELECT '99999999999'::int")).toBe('invalid');
  expect(await ask("SELECT '0000-01-01'::date")).toBe('invalid');
  expect(await ask('SELECT 1 / 0')).toBe('internal');
});

test('when every connection is taken, or there is no server, the caller is asked to come again', async () => {
  const full = new pg.Pool({
    connectionString: world.config.DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: 2_000,
  });
  const only = await full.connect();
  expect(await problemOf(full.connect())).toBe('unavailable');
  const closed = once(only, 'end');
  only.release(true);
  await closed;
  await full.end();
  const gone = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' });
  expect(await problemOf(gone.connect())).toBe('unavailable');
});
