import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { aarav, password, refresh, shala, signIn, udaan } from '../../../test/people.ts';
import { callStaff, invite, joinStaff, readSeconds, runShala } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { totpCode } from './totp.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** The mail catcher is shared by all test files: every run writes to addresses of its own. */
const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@staff.example.org`;
const codeNow = async (secret: string) => totpCode(secret, await readSeconds(world));
const login = (email: string, given: string, otp: string, host = shala) =>
  callStaff(world, 'POST', 'login', { grant_type: 'password', email, password: given, otp }, { host });

describe('an invitation', () => {
  test('comes by mail in the look of the brand, and only its hash is kept', async () => {
    const email = newEmail('meera');
    const token = await invite(world, email, '--role', 'tutor', '--name', 'Meera Rao');
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain('Your invitation');
    expect(mail?.text).toContain('Hello Meera Rao,');
    expect(mail?.text).toContain(`http://${shala}/console/invitation#invitation_token=${token}`);
    expect(mail?.html).toMatch(/background:#[0-9a-f]{6};color:#[0-9a-f]{6}/);
    const { rows } = await world.pool.query('SELECT * FROM staff_invitation');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('in Hindi where that is asked for', async () => {
    const email = newEmail('asha');
    await invite(world, email, '--role', 'tutor', '--language', 'hi');
    expect((await mailsTo(email))[0]?.subject).toContain('आपका निमंत्रण');
  });

  test('shows the same secret again, sets password and app by its first code, and signs in', async () => {
    const email = newEmail('joseph');
    const token = await invite(world, email, '--role', 'school_admin', '--institute', 'shala-hennur');
    const opened = await callStaff(world, 'POST', 'invitation', { invitation_token: token });
    expect(opened.statusCode).toBe(200);
    const { staff, totp } = opened.json();
    expect(staff.email).toBe(email);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    const again = await callStaff(world, 'POST', 'invitation', { invitation_token: token });
    expect(again.json().totp).toEqual(totp);

    const accept = async (otp: string, given = password) =>
      callStaff(world, 'PUT', 'invitation', { invitation_token: token, new_password: given, otp });
    expect((await accept('000000')).json()).toMatchObject({ code: 'code_wrong' });
    expect((await accept(await codeNow(totp.secret), 'short')).json()).toMatchObject({
      code: 'password_rule',
    });
    const accepted = await accept(await codeNow(totp.secret));
    expect(accepted.statusCode).toBe(200);
    const roles = [{ role: 'school_admin', institute_id: expect.any(Number) }];
    expect(accepted.json().staff).toMatchObject({ email, roles });
    expect((await accept(await codeNow(totp.secret))).json()).toMatchObject({ code: 'invitation_invalid' });

    const authorization = `Bearer ${accepted.json().token.access_token}`;
    const me = await callStaff(world, 'GET', 'me', undefined, { authorization });
    expect(me.json().staff).toEqual(accepted.json().staff);
    const { rows } = await world.pool.query('SELECT totp_secret FROM staff WHERE email = $1', [email]);
    expect(rows[0].totp_secret.includes(totp.secret)).toBe(false);
  });

  test('ends after 72 hours', async () => {
    const token = await invite(world, newEmail('late'), '--role', 'tutor');
    await world.moveClock('71 hours 59 minutes');
    expect((await callStaff(world, 'POST', 'invitation', { invitation_token: token })).statusCode).toBe(200);
    await world.moveClock('2 minutes');
    const answer = await callStaff(world, 'POST', 'invitation', { invitation_token: token });
    expect(answer.json()).toMatchObject({ code: 'invitation_invalid' });
    await world.moveClock('-72 hours -1 minutes');
  });

  test('of one tenant is unknown on the hosts of another', async () => {
    const token = await invite(world, newEmail('apart'), '--role', 'tutor');
    const answer = await callStaff(world, 'POST', 'invitation', { invitation_token: token }, { host: udaan });
    expect(answer.statusCode).toBe(422);
  });

  test('for somebody who works here already adds the role and keeps the name', async () => {
    const email = 'ananya.mukherjee@shala.example.org';
    const { code } = await runShala(
      world,
      'staff',
      'invite',
      '--tenant',
      'shala',
      '--email',
      email,
      '--role',
      'tenant_admin',
    );
    expect(code).toBe(0);
    const { rows } = await world.pool.query(
      "SELECT name->>'en' AS name, array_agg(role ORDER BY role) AS roles FROM staff JOIN staff_role ON staff_id = staff.id WHERE email = $1 GROUP BY 1",
      [email],
    );
    expect(rows).toEqual([{ name: 'Ananya Mukherjee', roles: ['tenant_admin', 'tutor'] }]);
  });

  test.each([
    [['--role', 'king'], 2],
    [['--role', 'school_admin'], 2],
    [['--role', 'tutor', '--institute', 'shala-hennur'], 2],
    [['--role', 'school_admin', '--institute', 'nowhere'], 1],
    [['--role', 'tutor', '--brand', 'nowhere'], 1],
  ])('with %j is refused and changes nothing', async (more, code) => {
    const email = newEmail('nobody');
    const args = ['staff', 'invite', '--tenant', 'shala', '--email', email, ...more];
    expect((await runShala(world, ...args)).code).toBe(code);
    expect((await world.pool.query('SELECT 1 FROM staff WHERE email = $1', [email])).rows).toEqual([]);
  });
});

describe('signing in', () => {
  let email: string;
  let secret: string;
  beforeAll(async () => {
    email = newEmail('zoya');
    ({ secret } = await joinStaff(world, email, '--role', 'tutor'));
    await world.moveClock('2 minutes');
  });

  const refusal = { code: 'wrong_staff_credentials', error: 'Incorrect email, password or code' };

  test('needs address, password and code, and never says which was wrong', async () => {
    const otp = await codeNow(secret);
    for (const answer of [
      await login(newEmail('unknown'), password, otp),
      await login(email, 'Wrong@2026', otp),
      await login(email, password, otp === '000000' ? '000001' : '000000'),
      await login('meenakshi.sundaram@shala.example.org', password, otp),
    ]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject(refusal);
    }
    const answer = await login(email, password, otp);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().staff).toMatchObject({ email, roles: [{ role: 'tutor', institute_id: null }] });
  });

  test('a code works once: not again, not twice at once, and not an older one after it', async () => {
    await world.moveClock('2 minutes');
    const older = totpCode(secret, (await readSeconds(world)) - 30);
    const otp = await codeNow(secret);
    const both = await Promise.all([login(email, password, otp), login(email, password, otp)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await login(email, password, otp)).json()).toMatchObject(refusal);
    expect((await login(email, password, older)).json()).toMatchObject(refusal);
  });

  test('on the hosts of another tenant nobody knows them', async () => {
    await world.moveClock('2 minutes');
    expect((await login(email, password, await codeNow(secret), udaan)).statusCode).toBe(401);
  });

  test('guessing costs waiting', async () => {
    const guessed = newEmail('guessed');
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await login(guessed, password, '123456')).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a blocked person does not get in', async () => {
    await world.moveClock('2 minutes');
    await world.pool.query('UPDATE staff SET blocked_at = app_now() WHERE email = $1', [email]);
    expect((await login(email, password, await codeNow(secret))).json()).toMatchObject(refusal);
  });
});

describe('a session of staff', () => {
  test('is refreshed at its own door and at no other; the other way round as well', async () => {
    const staff = await joinStaff(world, newEmail('kiran'), '--role', 'tutor');
    const student = await signIn(world.server, aarav);
    const refreshStaff = (token: string) =>
      callStaff(world, 'POST', 'login', { grant_type: 'refresh_token', refresh_token: token });
    expect((await refresh(world.server, staff.refreshToken)).statusCode).toBe(401);
    expect((await refreshStaff(student.body.token.refresh_token)).statusCode).toBe(401);
    expect((await refreshStaff(staff.refreshToken)).statusCode).toBe(200);
    expect((await refresh(world.server, student.body.token.refresh_token)).statusCode).toBe(200);
  });

  test('opens no call of students or parents, and a student’s token none of staff', async () => {
    const staff = await joinStaff(world, newEmail('matrix'), '--role', 'platform_operator');
    const student = (await signIn(world.server, aarav)).headers;
    const call = (method: string, url: string, headers: Record<string, string>) =>
      world.server.inject({
        method: method as 'GET',
        url: url.replace(/:sessionId/g, '6d6f4b5c-0000-4000-8000-000000000000').replace(/:\w+/g, '1'),
        headers,
      });
    const routes = world.routes.filter(({ url }) => url !== '/cable');
    const forStudents = routes.filter(({ policy }) => policy === 'student' || policy === 'parent');
    const forStaff = routes.filter(({ policy }) => policy === 'staff');
    expect(forStudents.length).toBeGreaterThan(10);
    expect(forStaff.length).toBeGreaterThan(1);
    for (const { method, url } of forStudents) {
      expect((await call(method, url, staff.headers)).statusCode, `${method} ${url}`).toBe(403);
    }
    for (const { method, url } of forStaff) {
      expect((await call(method, url, student)).statusCode, `${method} ${url}`).toBe(403);
      expect((await call(method, url, { host: shala })).statusCode, `${method} ${url}`).toBe(401);
    }
  });

  test('ends within five seconds of the person being blocked, for good', async () => {
    const email = newEmail('leaves');
    const staff = await joinStaff(world, email, '--role', 'tutor');
    const me = async () => (await callStaff(world, 'GET', 'me', undefined, staff.headers)).statusCode;
    expect(await me()).toBe(200);
    await world.pool.query('UPDATE staff SET blocked_at = app_now() WHERE email = $1', [email]);
    await expect.poll(me, { timeout: 5_000, interval: 200 }).toBe(401);
    const grant = { grant_type: 'refresh_token', refresh_token: staff.refreshToken };
    expect((await callStaff(world, 'POST', 'login', grant)).statusCode).toBe(401);
  });

  test('stands in the list of devices and can be ended', async () => {
    const { headers } = await joinStaff(world, newEmail('devices'), '--role', 'tutor');
    const path = '/api/v1/user_management/auth/sessions';
    const listed = await world.server.inject({ url: path, headers });
    expect(listed.json().sessions).toMatchObject([{ is_this_one: true }]);
    expect((await world.server.inject({ method: 'DELETE', url: path, headers })).statusCode).toBe(200);
  });
});
