import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aarav, password, refresh, shala, shreya, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const me = (headers: Record<string, string>) =>
  world.server.inject({ method: 'GET', url: '/api/v1/user_management/student/auth/me', headers });

/** The process believes a look at a session for three seconds. */
const untilForgotten = () => new Promise((resolve) => setTimeout(resolve, 3_100));

describe('signing in with e-mail and password', () => {
  test('[AP-09] the right password answers the student and a pair of tokens', async () => {
    const { status, body } = await signIn(world.server, aarav);
    expect(status).toBe(200);
    expect(body.student).toMatchObject({
      first_name: 'Aarav',
      email: aarav,
      is_blocked: false,
      is_class_room_linked: true,
    });
    expect(body.token).toMatchObject({ token_type: 'Bearer' });
  });

  test('the address is found in any letter case and with blanks around it', async () => {
    expect((await signIn(world.server, ` ${aarav.toUpperCase()} `)).status).toBe(200);
  });

  test('[ER-02] a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signIn(world.server, aarav, shala, 'Wrong@2026');
    const unknown = await signIn(world.server, 'nobody@students.example.org');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ error: 'Incorrect email or password', code: 'wrong_credentials' });
    const withoutId = ({ request_id, ...rest }: Record<string, unknown>) => rest;
    expect(withoutId(unknown.body as never)).toEqual(withoutId(wrong.body as never));
    expect(unknown.status).toBe(wrong.status);
  });

  test('the text of a refusal follows the language asked for', async () => {
    const answer = await world.server.inject({
      method: 'POST',
      url: '/api/v1/user_management/student/auth/login',
      headers: { host: shala, 'accept-language': 'hi-IN,en;q=0.5' },
      payload: { student: { grant_type: 'password', email: aarav, password: 'Wrong@2026' } },
    });
    expect(answer.json().error).toBe('ईमेल या पासवर्ड सही नहीं है');
  });

  test('a blocked student is refused and told to ask the school', async () => {
    const { body } = await signIn(world.server, 'riya.das@students.example.org');
    await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [body.student.id]);
    const again = await signIn(world.server, 'riya.das@students.example.org');
    expect(again.status).toBe(403);
    expect(again.body).toMatchObject({ code: 'blocked' });
  });
});

describe('the token', () => {
  test('[AP-10] opens the student it belongs to', async () => {
    const { headers, body } = await signIn(world.server, aarav);
    const answer = await me(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().student).toEqual(body.student);
  });

  test('no token, a foreign token and a forged one are refused alike', async () => {
    const forged = createSigner({ key: 'x'.repeat(40), kid: 'new' })({
      sid: 'x',
      ten: 1,
      kind: 'student',
      stu: 1,
      exp: 9e9,
    });
    const answers = await Promise.all([
      me({ host: shala }),
      me({ host: shala, authorization: 'Bearer nonsense' }),
      me({ host: shala, authorization: `Bearer ${forged}` }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
  });

  test('of one tenant is refused on the hosts of another', async () => {
    const here = await signIn(world.server, aarav);
    const there = await signIn(world.server, shreya, udaan);
    expect(there.status).toBe(200);
    expect((await me({ ...here.headers, host: udaan })).statusCode).toBe(401);
    expect((await me({ ...there.headers, host: shala })).statusCode).toBe(401);
    expect((await refresh(world.server, here.body.token.refresh_token, udaan)).statusCode).toBe(401);
    expect((await me(here.headers)).statusCode).toBe(200);
  });

  test('of the tenant is good on every brand of the tenant', async () => {
    const { headers } = await signIn(world.server, aarav);
    expect((await me({ ...headers, host: 'kids.localhost' })).statusCode).toBe(200);
  });

  test('signed with the previous key still works, so that keys can be rotated', async () => {
    const { headers } = await signIn(world.server, aarav);
    const payload = headers.authorization.split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const old = createSigner({
      key: 'test-key-test-key-test-key-test-key-1',
      kid: 'old',
      algorithm: 'HS256',
    })(claims);
    expect((await me({ host: shala, authorization: `Bearer ${old}` })).statusCode).toBe(200);
  });

  test('is worth nothing after a sign-out', async () => {
    const { headers, body } = await signIn(world.server, aarav);
    const out = await world.server.inject({
      method: 'POST',
      url: '/api/v1/user_management/auth/logout',
      headers,
    });
    expect(out.statusCode).toBe(200);
    await untilForgotten();
    expect((await me(headers)).json()).toMatchObject({ code: 'session_ended' });
    expect((await refresh(world.server, body.token.refresh_token)).statusCode).toBe(401);
  });

  test('of a student who is blocked meanwhile is cut off within five seconds', async () => {
    const { headers, body } = await signIn(world.server, 'ayaan.khan@students.example.org');
    expect((await me(headers)).statusCode).toBe(200);
    await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [body.student.id]);
    await untilForgotten();
    const answer = await me(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'blocked' });
  });
});

describe('refreshing', () => {
  test('[CN-06] the grants are password and refresh_token here; any other word is refused', async () => {
    const first = await signIn(world.server, aarav);
    expect((await refresh(world.server, first.body.token.refresh_token)).statusCode).toBe(200);
    const answer = await world.server.inject({
      method: 'POST',
      url: '/api/v1/user_management/student/auth/login',
      headers: { host: shala },
      payload: { student: { grant_type: 'magic', email: aarav, password } },
    });
    expect(answer.statusCode).toBe(422);
  });

  test('[AP-04] [EN-03] answers the user and a new pair, on either path and in either wrapper', async () => {
    let { refresh_token } = (await signIn(world.server, aarav)).body.token;
    for (const path of ['student', 'parent']) {
      for (const wrapper of ['student', 'parent']) {
        const answer = await world.server.inject({
          method: 'POST',
          url: `/api/v1/user_management/${path}/auth/login`,
          headers: { host: shala },
          payload: { [wrapper]: { grant_type: 'refresh_token', refresh_token } },
        });
        expect(answer.statusCode).toBe(200);
        expect(answer.json().user).toMatchObject({ first_name: 'Aarav' });
        expect(answer.json().token).toEqual({
          access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          refresh_token: expect.stringMatching(/^[\w-]{43}$/),
          token_type: 'Bearer',
        });
        expect(answer.json().token.refresh_token).not.toBe(refresh_token);
        refresh_token = answer.json().token.refresh_token;
      }
    }
  });

  test('two tabs that refresh with the same token at once both go on', async () => {
    const { refresh_token } = (await signIn(world.server, aarav)).body.token;
    const [one, two] = await Promise.all([
      refresh(world.server, refresh_token),
      refresh(world.server, refresh_token),
    ]);
    for (const answer of [one, two]) {
      expect(answer.statusCode).toBe(200);
      const authorization = `Bearer ${answer.json().token.access_token}`;
      expect((await me({ host: shala, authorization })).statusCode).toBe(200);
    }
  });

  test('an access token is too old after fifteen minutes, and a refresh helps', async () => {
    const own = await openWorld();
    const { headers, body } = await signIn(own.server, aarav);
    const look = (authorization: string) =>
      own.server.inject({
        method: 'GET',
        url: '/api/v1/user_management/student/auth/me',
        headers: { host: shala, authorization },
      });
    await own.moveClock('14 minutes 50 seconds');
    expect((await look(headers.authorization)).statusCode).toBe(200);
    await own.moveClock('11 seconds');
    await untilForgotten();
    expect((await look(headers.authorization)).json()).toMatchObject({ code: 'token_expired' });
    const fresh = (await refresh(own.server, body.token.refresh_token)).json();
    expect((await look(`Bearer ${fresh.token.access_token}`)).statusCode).toBe(200);
    await own.stop();
  });

  test('a token that comes back after the grace was stolen: the whole family ends, and it is written down', async () => {
    const own = await openWorld();
    const { body } = await signIn(own.server, aarav);
    const stolen = body.token.refresh_token;
    const honest = (await refresh(own.server, stolen)).json().token;
    await own.moveClock('31 seconds');
    expect((await refresh(own.server, stolen)).statusCode).toBe(401);
    expect((await refresh(own.server, honest.refresh_token)).statusCode).toBe(401);
    const { rows } = await own.pool.query(
      "SELECT action FROM audit_log WHERE action = 'session.reuse_detected'",
    );
    expect(rows).toHaveLength(1);
    await own.stop();
  });

  test('a device that stays away for thirty days signs in again', async () => {
    const own = await openWorld();
    const { body } = await signIn(own.server, aarav);
    await own.moveClock('30 days 1 second');
    expect((await refresh(own.server, body.token.refresh_token)).statusCode).toBe(401);
    await own.stop();
  });
});
