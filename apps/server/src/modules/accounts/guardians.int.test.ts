import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitForMails } from '../../../test/mails.ts';
import { messagesTo, newPhone, waitForCode } from '../../../test/messages.ts';
import {
  farah,
  lakshmi,
  openNewParent,
  openParentSession,
  type ParentSession,
} from '../../../test/parent-session.ts';
import { aarav, shala, signIn } from '../../../test/people.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { offerChild } from './offer-child.ts';
import { saveLinkCode } from './save-link-code.ts';

let world: World;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const base = '/api/v1/user_management/parent';
type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path: string, headers: Record<string, string>, payload?: object) =>
  world.server.inject({ method, url: `${base}${path}`, headers, ...(payload && { payload }) });
const withoutId = (answer: { json(): Record<string, unknown> }) => {
  const { request_id, ...body } = answer.json();
  return body;
};
const namesOf = async (headers: Record<string, string>): Promise<string[]> =>
  (await call('GET', '/students', headers))
    .json()
    .students.map(({ first_name }: { first_name: string }) => first_name);
const childOf = async (name: string): Promise<{ id: number; tenantId: number }> => {
  const { rows } = await world.pool.query('SELECT id, tenant_id FROM student WHERE first_name = $1', [name]);
  return { id: Number(rows[0].id), tenantId: Number(rows[0].tenant_id) };
};

/** A session that a code has just confirmed. */
async function confirmed(session: Promise<ParentSession>): Promise<ParentSession> {
  const parent = await session;
  await world.pool.query('UPDATE session SET confirmed_at = app_now() WHERE id = $1', [parent.sessionId]);
  return parent;
}

/** The whole way through the phone. */
async function signInByCode(phone: string, nth = 1) {
  const headers = { host: shala };
  const parent = { phone_number: phone };
  await call('PUT', '/auth/otp', headers, { parent });
  const otp = await waitForCode(phone, nth);
  const answer = await call('POST', '/auth/login', headers, {
    parent: { ...parent, otp, grant_type: 'otp' },
  });
  expect(answer.statusCode).toBe(200);
  return { host: shala, authorization: `Bearer ${answer.json().token.access_token}` };
}

describe("a child's own login", () => {
  test('the parent names an address, the mail there leads to a password, and the child signs in', async () => {
    const parent = await confirmed(openParentSession(world, lakshmi));
    const { id } = await childOf('Diya');
    const email = `diya-${parent.sessionId.slice(0, 8)}@students.example.org`;
    const path = `/students/${id}/login`;
    const asked = await call('POST', path, parent.headers, {
      student: { email: ` ${email.toUpperCase()} ` },
    });
    expect(asked.json()).toEqual({ success: true });
    expect((await signIn(world.server, email)).status).toBe(401);
    const [mail] = await waitForMails(email, 1);
    const link = new URL(/http\S+update-password\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect([link.host, link.pathname, link.searchParams.get('email')]).toEqual([
      shala,
      '/auth/update-password',
      email,
    ]);
    const set = await world.server.inject({
      method: 'PUT',
      url: '/api/v1/user_management/student/auth/password',
      headers: { host: shala },
      payload: {
        student: {
          email,
          reset_password_token: link.searchParams.get('reset_password_token'),
          new_password: 'Tamarind@42',
        },
      },
    });
    expect(set.statusCode).toBe(200);
    expect((await signIn(world.server, email, shala, 'Tamarind@42')).body.student.first_name).toBe('Diya');
    const again = await call('POST', path, parent.headers, { student: { email } });
    expect([again.statusCode, again.json().code]).toEqual([422, 'login_exists']);
  });

  test('an address that was mistyped: its link does not open the login any more', async () => {
    const parent = await confirmed(openParentSession(world, farah));
    const { id } = await childOf('Zara');
    const at = `${parent.sessionId.slice(0, 8)}@students.example.org`;
    await call('POST', `/students/${id}/login`, parent.headers, { student: { email: `wrong-${at}` } });
    const [mail] = await waitForMails(`wrong-${at}`, 1);
    const token = /reset_password_token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await call('POST', `/students/${id}/login`, parent.headers, { student: { email: `right-${at}` } });
    await waitForMails(`right-${at}`, 1);
    const set = await world.server.inject({
      method: 'PUT',
      url: '/api/v1/user_management/student/auth/password',
      headers: { host: shala },
      payload: {
        student: { email: `right-${at}`, reset_password_token: token, new_password: 'Tamarind@42' },
      },
    });
    expect([set.statusCode, set.json().code]).toEqual([422, 'reset_link_invalid']);
  });

  test("another student's address is refused", async () => {
    const parent = await confirmed(openParentSession(world, farah));
    const { id } = await childOf('Zara');
    const answer = await call('POST', `/students/${id}/login`, parent.headers, { student: { email: aarav } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'email_taken']);
  });
});

describe('a second guardian', () => {
  test('is told by a message, and sees the child after signing in with a code', async () => {
    const parent = await confirmed(openParentSession(world, lakshmi));
    const { id } = await childOf('Aarav');
    const phone = newPhone();
    const path = `/students/${id}/guardians`;
    const invite = () =>
      call('POST', path, parent.headers, { guardian: { phone_number: phone, relation: 'father' } });
    expect((await invite()).json()).toEqual({ success: true });
    await waitForCode(phone, 1);
    const [message] = await messagesTo(phone);
    expect(message?.variables).toMatchObject({ child: 'Aarav', brand: 'Shala' });
    // Asking again sends nothing more that day.
    expect((await invite()).json()).toEqual({ success: true });
    const headers = await signInByCode(phone, 2);
    expect(await messagesTo(phone)).toHaveLength(2);
    expect(await namesOf(headers)).toEqual(['Aarav']);
    const { rows } = await world.pool.query(
      `SELECT g.relation, (SELECT count(*)::int FROM consent c WHERE c.student_id = g.student_id
         AND c.parent_id = g.parent_id AND c.verified_by = 'otp') AS consents
       FROM guardian g JOIN parent p ON p.id = g.parent_id WHERE p.phone_number = $1`,
      [phone],
    );
    expect(rows).toEqual([{ relation: 'father', consents: 2 }]);
  });

  test('an invitation that has run out links nothing', async () => {
    const parent = await confirmed(openParentSession(world, lakshmi));
    const { id } = await childOf('Aarav');
    const phone = newPhone();
    const guardian = { phone_number: phone, relation: 'mother' };
    await call('POST', `/students/${id}/guardians`, parent.headers, { guardian });
    await waitForCode(phone, 1);
    await world.pool.query('UPDATE guardian_invitation SET expires_at = app_now() WHERE phone_number = $1', [
      phone,
    ]);
    expect(await namesOf(await signInByCode(phone, 2))).toEqual([]);
  });
});

describe('a child of the school', () => {
  test('is offered to the phone the school has named, and linked on a yes', async () => {
    const { id: studentId, tenantId } = await childOf('Aarav');
    const phone = newPhone();
    const offer = { tenantId, studentId, phone, relation: 'guardian' } as const;
    await world.db.transaction().execute((tx) => offerChild(tx, offer));
    const headers = await signInByCode(phone);
    expect(await namesOf(headers)).toEqual([]);
    const offers = (await call('GET', '/link_offers', headers)).json().link_offers;
    expect(offers).toEqual([
      { id: expect.any(Number), first_name: 'Aarav', relation: 'guardian', offered_by: 'school' },
    ]);

    const stranger = await confirmed(openParentSession(world, farah));
    expect((await call('GET', '/link_offers', stranger.headers)).json().link_offers).toEqual([]);
    const foreign = await call('POST', `/link_offers/${offers[0].id}/accept`, stranger.headers);
    const unknown = await call('POST', '/link_offers/999999/accept', stranger.headers);
    expect(foreign.statusCode).toBe(404);
    expect(withoutId(foreign)).toEqual(withoutId(unknown));

    const accepted = await call('POST', `/link_offers/${offers[0].id}/accept`, headers);
    expect(accepted.json().student).toMatchObject({ id: studentId, is_current: true });
    expect(await namesOf(headers)).toEqual(['Aarav']);
    expect((await call('GET', '/link_offers', headers)).json().link_offers).toEqual([]);
  });

  test('is linked by the code the school has printed, once; wrong and used codes answer alike', async () => {
    const { id: studentId, tenantId } = await childOf('Ayaan');
    const code = { tenantId, studentId, code: 'WXYZ-2345-ABCD-6789' };
    await world.db.transaction().execute((tx) => saveLinkCode(tx, code));
    const { rows } = await world.pool.query('SELECT code_hash FROM link_code');
    expect(rows[0].code_hash).toHaveLength(32);
    const first = await confirmed(openNewParent(world, newPhone()));
    const second = await confirmed(openNewParent(world, newPhone()));
    const tryCode = ({ headers }: ParentSession, typed: string) =>
      call('POST', '/link_codes', headers, { link: { code: typed, relation: 'mother' } });
    const linked = await tryCode(first, 'wxyz 2345 abcd 6789');
    expect(linked.json().student).toMatchObject({ id: studentId, is_current: true });
    expect(await namesOf(first.headers)).toEqual(['Ayaan']);
    const used = await tryCode(second, 'WXYZ-2345-ABCD-6789');
    const wrong = await tryCode(second, 'AAAA-BBBB-CCCC-DDDD');
    expect([used.statusCode, used.json().code]).toEqual([422, 'link_code_invalid']);
    expect(withoutId(used)).toEqual(withoutId(wrong));
    for (let tries = 0; tries < 8; tries += 1) await tryCode(second, 'AAAA-BBBB-CCCC-DDDD');
    expect((await tryCode(second, 'AAAA-BBBB-CCCC-DDDD')).statusCode).toBe(429);
  });
});

describe('what a parent allows and agrees to', () => {
  test('photo and leaderboard are changed, kept and written down', async () => {
    const parent = await confirmed(openParentSession(world, lakshmi));
    const { id } = await childOf('Diya');
    const path = `/students/${id}/permissions`;
    expect((await call('GET', path, parent.headers)).json().permissions).toEqual({
      photo_allowed: false,
      on_leaderboard: true,
    });
    const saved = await call('PUT', path, parent.headers, { permissions: { photo_allowed: true } });
    expect(saved.json().permissions).toEqual({ photo_allowed: true, on_leaderboard: true });
    const { rows } = await world.pool.query(
      "SELECT actor_id::int, details FROM audit_log WHERE action = 'permissions.changed' AND subject_id = $1",
      [id],
    );
    expect(rows).toEqual([
      { actor_id: parent.parentId, details: { photoAllowed: true, onLeaderboard: true } },
    ]);
  });

  test('to show less of a child asks for no code, to show it again does', async () => {
    const parent = await openParentSession(world, lakshmi);
    const { id } = await childOf('Diya');
    await world.pool.query('UPDATE student SET photo_allowed = true WHERE id = $1', [id]);
    const put = async (permissions: object) => {
      const answer = await call('PUT', `/students/${id}/permissions`, parent.headers, { permissions });
      return answer.json().permissions ?? answer.json().code;
    };
    const less = { photo_allowed: false, on_leaderboard: false };
    expect(await put(less)).toEqual(less);
    expect(await put(less)).toEqual(less);
    expect(await put({ on_leaderboard: true })).toBe('confirmation_required');
    expect(await put({ photo_allowed: true })).toBe('confirmation_required');
    await world.pool.query('UPDATE session SET confirmed_at = app_now() WHERE id = $1', [parent.sessionId]);
    expect(await put({ on_leaderboard: true })).toEqual({ photo_allowed: false, on_leaderboard: true });
  });

  test('the ledger of consents names who, what version, when and how; agreeing adds the wordings in force once', async () => {
    const parent = await confirmed(openParentSession(world, lakshmi));
    const { id } = await childOf('Diya');
    const path = `/students/${id}/consents`;
    await call('POST', path, parent.headers);
    const given = await call('POST', path, parent.headers);
    const now = { version: '2023-06-19', verified_by: 'otp', given_by: 'Lakshmi Iyer' };
    const consents = given.json().consents as { document: string; given_at: string }[];
    expect(consents.sort((a, b) => a.document.localeCompare(b.document))).toEqual([
      {
        document: 'parental-consent',
        version: '1',
        verified_by: 'paper',
        given_by: 'Lakshmi Iyer',
        given_at: expect.stringMatching(/Z$/),
      },
      { document: 'privacy', ...now, given_at: expect.stringMatching(/Z$/) },
      { document: 'terms', ...now, given_at: expect.stringMatching(/Z$/) },
    ]);
  });
});

/** Every call that names a child, with a body that would do something. */
const childCalls = [
  ['POST', 'login', { student: { email: 'x@students.example.org' } }, true],
  ['POST', 'guardians', { guardian: { phone_number: '+919000066001', relation: 'father' } }, true],
  ['GET', 'permissions', undefined, false],
  ['PUT', 'permissions', { permissions: { photo_allowed: true } }, true],
  ['GET', 'consents', undefined, false],
  ['POST', 'consents', undefined, true],
] as const;

describe('every call that names a child', () => {
  test.each(childCalls)(
    "%s %s: another family's child answers like one that does not exist",
    async (method, path, payload) => {
      const parent = await confirmed(openParentSession(world, farah));
      const { id } = await childOf('Diya');
      const foreign = await call(method, `/students/${id}/${path}`, parent.headers, payload);
      const unknown = await call(method, `/students/999999/${path}`, parent.headers, payload);
      expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
      expect(withoutId(foreign)).toEqual(withoutId(unknown));
    },
  );

  test.each(childCalls.filter(([, , , needsCode]) => needsCode))(
    '%s %s asks for a code that is not older than ten minutes',
    async (method, path, payload) => {
      const parent = await confirmed(openParentSession(world, lakshmi));
      const { id } = await childOf('Diya');
      await world.pool.query(
        "UPDATE session SET confirmed_at = app_now() - interval '11 minutes' WHERE id = $1",
        [parent.sessionId],
      );
      const answer = await call(method, `/students/${id}/${path}`, parent.headers, payload);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'confirmation_required']);
    },
  );

  test('linking a child asks for it as well', async () => {
    const parent = await openParentSession(world, lakshmi);
    const offer = await call('POST', '/link_offers/1/accept', parent.headers);
    const link = { code: 'AAAA-BBBB-CCCC-DDDD', relation: 'father' };
    const code = await call('POST', '/link_codes', parent.headers, { link });
    expect([offer.json().code, code.json().code]).toEqual(['confirmation_required', 'confirmation_required']);
  });
});

test('a replaced picture is removed from the store by the worker', async () => {
  const { headers } = await signIn(world.server, aarav);
  const picture = async (background: string) => {
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    const answer = await world.server.inject({
      method: 'PUT',
      url: '/api/v1/user_management/student/auth/me',
      headers,
      payload: {
        student: {
          display_picture: {
            original_filename: 'me.png',
            tempfile: content.toString('base64'),
            content_type: 'image/png',
          },
        },
      },
    });
    return answer.json().student.display_picture_url as string;
  };
  const first = await picture('#ff0000');
  const second = await picture('#00ff00');
  await vi.waitFor(async () => expect((await fetch(first)).status).toBe(404), { timeout: 8_000 });
  expect((await fetch(second)).status).toBe(200);
});
