import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, waitForMails } from '../../../test/mails.ts';
import { aarav, shala, signIn } from '../../../test/people.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
let email: string;
beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});
beforeEach(async () => {
  // A job of the test before would count against the allowance of this one.
  await settle(world);
  email = `reset-${crypto.randomUUID()}@students.example.org`;
  await world.pool.query(
    `UPDATE student_credential SET email = $1 WHERE student_id = (
       SELECT student.id FROM student JOIN student_credential c ON c.student_id = student.id JOIN tenant ON tenant.id = student.tenant_id
       WHERE tenant.slug = 'shala' AND blocked_at IS NULL AND language = 'en' AND c.email <> $2 ORDER BY student.id LIMIT 1)`,
    [email, aarav],
  );
  await world.pool.query('DELETE FROM password_reset');
});

const ask = (address: string, extra: object = {}, host = shala) =>
  world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/student/auth/reset_password',
    headers: { host },
    payload: { student: { email: address, ...extra } },
  });
const linkIn = (text: string): URL => new URL(/https?:\S+/.exec(text)?.[0] ?? '');
const set = (payload: object, version = 'v1') =>
  world.server.inject({
    method: 'PUT',
    url: `/api/${version}/user_management/student/auth/password`,
    headers: { host: shala },
    payload,
  });

const tokenByMail = async (): Promise<string> => {
  await ask(email);
  const [mail] = await waitForMails(email, 1);
  return linkIn(mail?.text ?? '').searchParams.get('reset_password_token') ?? '';
};

describe('a forgotten password', () => {
  test('comes as a mail with a text and an HTML part in the look of the brand', async () => {
    await ask(email);
    const [mail] = await waitForMails(email, 1);
    expect(mail?.subject).toContain('Shala');
    const link = linkIn(mail?.text ?? '');
    expect(link.origin).toBe('http://shala.localhost');
    expect(link.pathname).toBe('/auth/reset-password');
    expect(mail?.html).toContain('#3346d3');
    expect(mail?.html).toContain(link.searchParams.get('reset_password_token'));
  });

  test('[AP-12] leads to the page the client asks for, as long as it is ours', async () => {
    await ask(email, { redirect_url: 'http://shala.localhost/auth/update-password' });
    const [mail] = await waitForMails(email, 1);
    expect(linkIn(mail?.text ?? '').pathname).toBe('/auth/update-password');
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const known = await ask(email);
    const unknown = await ask('nobody-at-all@students.example.org');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    await settle(world);
    expect(await mailsTo('nobody-at-all@students.example.org')).toEqual([]);
  });

  test('the mail points to our own origin, whatever the request asks for', async () => {
    await ask(email, { redirect_url: 'https://evil.example/auth/update-password' });
    const [mail] = await waitForMails(email, 1);
    expect(linkIn(mail?.text ?? '').origin).toBe('http://shala.localhost');
  });

  test('a forged Host header does not get into the mail', async () => {
    await ask(email, {}, 'evil.example');
    const [mail] = await waitForMails(email, 1);
    expect(mail?.text).not.toContain('evil.example');
  });

  test('asking again within a minute sends nothing more, and three an hour are the most', async () => {
    await ask(email);
    await settle(world);
    await ask(email);
    for (let more = 0; more < 4; more += 1) {
      await settle(world);
      await world.moveClock('61 seconds');
      await ask(email);
    }
    await settle(world);
    expect(await mailsTo(email)).toHaveLength(3);
    await world.moveClock('-244 seconds');
  });
});

describe('setting a new password', () => {
  test('[AP-13] works once, signs every device out, and the new one opens the door', async () => {
    const token = await tokenByMail();
    const first = await set({ student: { email, reset_password_token: token, new_password: 'Guava@2027' } });
    expect(first.statusCode).toBe(200);
    expect((await signIn(world.server, email, shala, 'Guava@2027')).status).toBe(200);
    expect((await signIn(world.server, email)).status).toBe(401);
    const second = await set({
      student: { email, reset_password_token: token, new_password: 'Lychee@2028' },
    });
    expect(second.json()).toMatchObject({ code: 'reset_link_invalid' });
    const { rows } = await world.pool.query(
      "SELECT actor_kind FROM audit_log WHERE action = 'password.reset'",
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('makes every other link worthless', async () => {
    const first = await tokenByMail();
    await world.moveClock('61 seconds');
    await ask(email);
    const mails = await waitForMails(email, 2);
    const second = linkIn(mails.at(-1)?.text ?? '').searchParams.get('reset_password_token');
    await set({ student: { email, reset_password_token: second, new_password: 'Guava@2027' } });
    const late = await set({ student: { email, reset_password_token: first, new_password: 'Lychee@2028' } });
    expect(late.json()).toMatchObject({ code: 'reset_link_invalid' });
    await world.moveClock('-61 seconds');
  });

  test('a link older than thirty minutes is refused', async () => {
    const token = await tokenByMail();
    await world.moveClock('30 minutes 1 second');
    const late = await set({ student: { email, reset_password_token: token, new_password: 'Guava@2027' } });
    expect(late.json()).toMatchObject({ code: 'reset_link_invalid' });
    await world.moveClock('-30 minutes -1 second');
  });

  test('a link works only with its own address', async () => {
    const token = await tokenByMail();
    const answer = await set({
      student: { email: aarav, reset_password_token: token, new_password: 'Guava@2027' },
    });
    expect(answer.statusCode).toBe(422);
  });

  test('a weak password is refused with the literal text', async () => {
    const answer = await set({ student: { email, reset_password_token: 'x', new_password: 'short1' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe('Password should be alphanumeric and contain minimum 8 characters!');
  });

  test('[AP-20] works in camel case on v2: email, redirectUrl, newPassword, resetPasswordToken', async () => {
    const asked = await world.server.inject({
      method: 'POST',
      url: '/api/v2/user_management/student/auth/reset_password',
      headers: { host: shala },
      payload: { student: { email, redirectUrl: 'http://shala.localhost/auth/update-password' } },
    });
    expect(asked.statusCode).toBe(200);
    const [mail] = await waitForMails(email, 1);
    const link = linkIn(mail?.text ?? '');
    expect(link.pathname).toBe('/auth/update-password');
    const resetPasswordToken = link.searchParams.get('reset_password_token');
    const answer = await set({ student: { email, resetPasswordToken, newPassword: 'Guava@2027' } }, 'v2');
    expect(answer.statusCode).toBe(200);
    expect((await signIn(world.server, email, shala, 'Guava@2027')).status).toBe(200);
  });
});
