import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aarav, dhruv, kids, password, shala, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let headers: Record<string, string>;
beforeAll(async () => {
  world = await openWorld();
  headers = (await signIn(world.server, aarav)).headers;
});
afterAll(() => world.stop());

const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  more: Record<string, string> = {},
  payload?: object | string,
) =>
  world.server.inject({
    method,
    url,
    headers: { host: shala, ...more },
    ...(payload !== undefined && { payload }),
  });

describe('the two families', () => {
  test('the main family refuses as {error, code, request_id}', async () => {
    const answer = await call('GET', '/api/v1/user_management/student/auth/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: 'Please sign in.',
      code: 'unauthenticated',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('the net family refuses as {isSuccess: false, errorMessage, code}', async () => {
    const answer = await call('GET', '/Student/ProductDetails');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      isSuccess: false,
      errorMessage: 'Please sign in.',
      code: 'unauthenticated',
    });
  });

  test('net paths stand at the root and under /net, in any letter case', async () => {
    for (const path of [
      '/Student/ProductDetails',
      '/student/productdetails',
      '/net/Student/ProductDetails',
      '/NET/STUDENT/PRODUCTDETAILS',
    ]) {
      expect((await call('GET', path, headers)).statusCode, path).toBe(200);
    }
  });

  test('a call that does not exist says so in JSON', async () => {
    expect((await call('GET', '/api/v1/nothing')).json()).toMatchObject({ code: 'not_found' });
  });

  test('[ER-01] wrong input answers 422 with a text to show', async () => {
    const answer = await call(
      'POST',
      '/api/v1/user_management/student/auth/login',
      {},
      { student: { email: aarav } },
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'Please check what you entered.', code: 'invalid' });
  });

  test('a body that is no JSON answers 400, and a body that is too large 413', async () => {
    const path = '/api/v1/user_management/student/auth/login';
    expect((await call('POST', path, { 'content-type': 'application/json' }, '{')).statusCode).toBe(400);
    const large = JSON.stringify({ student: { email: 'x'.repeat(1_100_000) } });
    expect((await call('POST', path, { 'content-type': 'application/json' }, large)).statusCode).toBe(413);
  });
});

describe('the brand', () => {
  const brandOf = async (host: string) =>
    (await world.server.inject({ url: '/api/v1/brand', headers: { host } })).json();

  test('three host names give three names, colours, letters and texts', async () => {
    const brands = await Promise.all([shala, kids, udaan].map(brandOf));
    for (const pick of ['slug', 'name', 'logoLetter', 'theme', 'texts'] as const) {
      expect(new Set(brands.map((brand) => JSON.stringify(brand[pick]))).size, pick).toBe(3);
    }
  });

  test('an unknown host, an address and a port get the default brand', async () => {
    for (const host of ['localhost', '127.0.0.1:4000', 'nobody.example']) {
      expect((await brandOf(host)).slug, host).toBe('shala');
    }
    expect((await brandOf('UDAAN.localhost:4000')).slug).toBe('udaan');
  });
});

describe('a call that is sent again', () => {
  const select = (key: string, isActive: boolean, id: number, who = headers) =>
    call(
      'PUT',
      `/api/v1/course/student/student_courses/${id}`,
      { ...who, 'idempotency-key': key },
      { student_course: { is_active: isActive } },
    );
  const firstCourse = async (who: Record<string, string>): Promise<number> =>
    (await call('GET', '/api/v1/course/student/student_courses', who)).json().student_courses[0].id;

  test('with the same key and body gets the first answer and changes nothing', async () => {
    const id = await firstCourse(headers);
    const first = await select('again-1', false, id);
    expect(first.json().student_course.is_active).toBe(false);
    await select('other', true, id);
    const again = await select('again-1', false, id);
    expect(again.json()).toEqual(first.json());
    expect(
      (await call('GET', '/api/v1/course/student/student_courses', headers)).json().student_courses[0]
        .is_active,
    ).toBe(true);
  });

  test('with the same key and another body is refused', async () => {
    const id = await firstCourse(headers);
    await select('again-2', true, id);
    const other = await select('again-2', false, id);
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
  });

  test('at the same moment waits for the first and gets its answer', async () => {
    const id = await firstCourse(headers);
    const answers = await Promise.all(Array.from({ length: 5 }, () => select('again-3', true, id)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const { rows } = await world.pool.query(
      "SELECT count(*)::int AS kept FROM idempotent_answer WHERE key = 'again-3'",
    );
    expect(rows[0].kept).toBe(1);
  });

  test("a key of one session means nothing in another's", async () => {
    const other = (await signIn(world.server, dhruv)).headers;
    await select('again-4', true, await firstCourse(headers));
    const theirs = await select('again-4', true, await firstCourse(other), other);
    expect(theirs.statusCode).toBe(200);
    expect(theirs.json().student_course.id).toBe(await firstCourse(other));
  });

  test('after a refusal may be tried again with the same key', async () => {
    expect((await select('again-5', true, 987654321)).statusCode).toBe(404);
    const { rows } = await world.pool.query("SELECT FROM idempotent_answer WHERE key = 'again-5'");
    expect(rows).toHaveLength(0);
  });
});

describe('limits', () => {
  test('an account that is tried too often has to wait, and is told how long', async () => {
    const email = 'guessed@students.example.org';
    const statuses: number[] = [];
    let last = await call('GET', '/healthz');
    for (let tries = 0; tries < 6; tries += 1) {
      last = await call(
        'POST',
        '/api/v1/user_management/student/auth/login',
        {},
        { student: { grant_type: 'password', email, password } },
      );
      statuses.push(last.statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ code: 'too_many', request_id: expect.any(String) });
    expect((await signIn(world.server, aarav)).status).toBe(200);
  });

  test('the net family says it in its own words', async () => {
    const own = await openWorld();
    const signedIn = await signIn(own.server, aarav);
    const { sid } = JSON.parse(
      Buffer.from(signedIn.headers.authorization.split('.')[1] ?? '', 'base64url').toString(),
    );
    await own.redis.set(`limit:session:${sid}`, 5_000, 'EX', 60);
    const answer = await own.server.inject({ url: '/Student/ProductDetails', headers: signedIn.headers });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ isSuccess: false, code: 'too_many' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await own.stop();
  });

  test('with Redis gone calls still pass', async () => {
    const own = await openWorld();
    own.redis.disconnect();
    expect((await signIn(own.server, aarav)).status).toBe(200);
    await own.stop();
  });

  test('a forwarded address is believed only from the configured proxy', async () => {
    const seen = async (overrides: Record<string, string>) => {
      const own = await openWorld(overrides);
      await own.server.inject({
        method: 'POST',
        url: '/api/v1/user_management/student/auth/login',
        headers: { host: shala, 'x-forwarded-for': '203.0.113.9' },
        payload: { student: { grant_type: 'password', email: aarav, password } },
      });
      const { rows } = await own.pool.query<{ ip: string }>('SELECT host(ip) AS ip FROM session');
      await own.stop();
      return rows[0]?.ip;
    };
    expect(await seen({})).toBe('127.0.0.1');
    expect(await seen({ TRUSTED_PROXIES: '127.0.0.1' })).toBe('203.0.113.9');
    expect(await seen({ TRUSTED_PROXIES: '198.51.100.1' })).toBe('127.0.0.1');
  });
});

describe('around the calls', () => {
  test('no inline script may run, nobody may frame us, and types are not guessed', async () => {
    const answer = await call('GET', '/healthz');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('an answer of a call is data: it loads nothing, stands in no frame, and its type is not guessed', async () => {
    const { headers } = await call('GET', '/api/v1/brand');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('a request id that is given is kept, a strange one is replaced', async () => {
    expect(
      (await call('GET', '/healthz', { 'x-request-id': 'abcd-1234-efgh' })).headers['x-request-id'],
    ).toBe('abcd-1234-efgh');
    expect(
      (await call('GET', '/healthz', { 'x-request-id': '<script>' })).headers['x-request-id'],
    ).not.toContain('<');
  });

  test('an error of a page is taken and counted', async () => {
    const told = await call('POST', '/api/v1/client_errors', {}, { message: 'boom', path: '/learn' });
    expect(told.statusCode).toBe(200);
    expect((await call('GET', '/metrics')).body).toContain('shala_client_errors_total 1');
  });

  test('the numbers name the route, never what people typed into the address', async () => {
    await call(
      'GET',
      '/api/v1/course/student/student_courses/987654/class_room_subjects?search=secret',
      headers,
    );
    const { body } = await call('GET', '/metrics');
    expect(body).toContain('route="/api/v1/course/student/student_courses/:courseId/class_room_subjects"');
    expect(body).not.toContain('secret');
    expect(body).not.toContain('987654');
  });

  test('the documentation is made from the same schemas', async () => {
    const { paths } = (await call('GET', '/docs/json')).json();
    const login = paths['/api/v1/user_management/student/auth/login'].post;
    expect(JSON.stringify(login.requestBody)).toContain('grant_type');
    expect(paths['/api/v2/user_management/student/auth/password']).toBeDefined();
    expect(JSON.stringify(paths['/api/v2/user_management/student/auth/password'])).toContain('newPassword');
    expect((await call('GET', '/docs/')).statusCode).toBe(200);
  });

  test('the documentation says of every call who may make it and what a refusal looks like', async () => {
    const { paths } = (await call('GET', '/docs/json')).json();
    const login = paths['/api/v1/user_management/student/auth/login'].post;
    expect([login.security, login['x-policy']]).toEqual([[], 'anyone']);
    const me = paths['/api/v1/user_management/student/auth/me'].get;
    expect([me.security, me['x-policy'], me.tags]).toEqual([
      [{ bearer: [] }],
      'student',
      ['user_management'],
    ]);
    expect(JSON.stringify(me.responses['4XX'])).toContain('request_id');
    expect(JSON.stringify(paths['/Student/ProductDetails'].get.responses['4XX'])).toContain('errorMessage');
    const calls = Object.values<Record<string, object>>(paths).flatMap((path) => Object.values(path));
    expect(calls.filter((each) => !('x-policy' in each && 'security' in each && 'tags' in each))).toEqual([]);
  });

  test('ready only while the migrations match', async () => {
    const own = await openWorld();
    expect((await own.server.inject('/readyz')).statusCode).toBe(200);
    await own.pool.query("DELETE FROM schema_migration WHERE name = '0006_enrolment'");
    const answer = await own.server.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().why).toContain('0006_enrolment');
    await own.stop();
  });

  test('a production server is never ready on a database whose clock can be moved', async () => {
    const own = await openWorld({ NODE_ENV: 'production', SMS_DRIVER: 'http', PAYMENT_MODE: 'live' });
    expect((await own.server.inject('/readyz')).json()).toMatchObject({
      why: 'this database has a test clock',
    });
    await own.stop();
  });
});
