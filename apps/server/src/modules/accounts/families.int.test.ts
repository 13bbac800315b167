import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, formType, photo } from '../../../test/forms.ts';
import {
  farah,
  lakshmi,
  openNewParent,
  openParentSession,
  type ParentSession,
} from '../../../test/parent-session.ts';
import { aarav, kids, refresh, signIn } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const base = '/api/v1/user_management';
const students = `${base}/parent/students`;

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, headers: Record<string, string>, payload?: object) =>
  world.server.inject({ method, url, headers, ...(payload && { payload }) });
const listOf = async ({ headers }: Pick<ParentSession, 'headers'>) =>
  (await call('GET', students, headers)).json().students as {
    id: number;
    first_name: string;
    is_current: boolean;
  }[];
const withoutId = (answer: { json(): Record<string, unknown> }) => {
  const { request_id, ...body } = answer.json();
  return body;
};
const withToken = (token: { access_token: string }, { headers }: Pick<ParentSession, 'headers'>) => ({
  ...headers,
  authorization: `Bearer ${token.access_token}`,
});
const idOf = async (name: string): Promise<number> => {
  const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM student WHERE first_name = $1', [
    name,
  ]);
  return Number(rows[0]?.id);
};

describe('a parent and the children', () => {
  test('[AP-05] [EN-02] me answers the parent with the child they look at and its step', async () => {
    const parent = await openParentSession(world, lakshmi);
    const answer = await call('GET', `${base}/parent/auth/me`, parent.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().parent).toEqual({
      id: parent.parentId,
      phone_number: lakshmi,
      email: 'lakshmi.iyer@parents.example.org',
      first_name: 'Lakshmi',
      full_name: 'Lakshmi Iyer',
      dob: null,
      step: 0,
      current_student: expect.objectContaining({ first_name: 'Aarav', email: aarav, is_current: true }),
    });
  });

  test('[AP-06] [RL-01] students answers their own children only, one of them current, the blocked one marked', async () => {
    const parent = await openParentSession(world, farah);
    await world.pool.query("UPDATE student SET blocked_at = app_now() WHERE first_name = 'Zara'");
    const answer = await call('GET', students, parent.headers);
    expect(answer.statusCode).toBe(200);
    const seen = (
      answer.json().students as { first_name: string; is_current: boolean; is_blocked: boolean }[]
    )
      .map(({ first_name, is_current, is_blocked }) => ({ first_name, is_current, is_blocked }))
      .sort((a, b) => a.first_name.localeCompare(b.first_name));
    expect(seen).toEqual([
      { first_name: 'Ayaan', is_current: true, is_blocked: false },
      { first_name: 'Inaya', is_current: false, is_blocked: false },
      { first_name: 'Zara', is_current: false, is_blocked: true },
    ]);
  });

  test('[RL-01] a student cannot call what is for parents', async () => {
    const { headers } = await signIn(world.server, aarav);
    expect((await call('GET', students, headers)).statusCode).toBe(403);
    expect((await call('GET', `${base}/parent/auth/me`, headers)).statusCode).toBe(403);
  });
});

const sendForm = (method: 'POST' | 'PUT', url: string, headers: Record<string, string>, payload: Buffer) =>
  world.server.inject({
    method,
    url,
    headers: { ...headers, 'content-type': formType },
    payload,
  });

describe('adding a child', () => {
  test('[AP-07] [OB-16] [EN-01] multipart with a photo: step 2, current, and a picture made anew behind a signed link', async () => {
    const parent = await openNewParent(world, '+919000077001');
    const answer = await sendForm(
      'POST',
      students,
      parent.headers,
      form(
        {
          'student[first_name]': ' Tara ',
          'student[last_name]': 'Rao',
          'student[dob]': '2014-02-11',
          'student[is_current]': 'true',
        },
        { name: 'student[display_picture]', type: 'image/jpeg', content: await photo() },
      ),
    );
    expect(answer.statusCode).toBe(200);
    const { student } = answer.json();
    expect(student).toEqual({
      id: expect.any(Number),
      email: null,
      first_name: 'Tara',
      last_name: 'Rao',
      full_name: 'Tara Rao',
      phone_number: null,
      display_picture_url: expect.stringMatching(/^http/),
      step: 2,
      dob: '2014-02-11',
      is_current: true,
      is_class_room_linked: false,
      is_blocked: false,
      confirmed_at: expect.stringMatching(/Z$/),
    });
    const link = new URL(student.display_picture_url);
    expect(Number(link.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900);
    // 256 random bits in base64url are 43 signs.
    expect(link.pathname).toMatch(/\/pictures\/[\w-]{43}\.webp$/);
    const picture = await fetch(link);
    expect(picture.status).toBe(200);
    const { width, height, format, exif } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 512,
      height: 341,
      format: 'webp',
      exif: undefined,
    });
    const unsigned = await fetch(new URL(link.pathname, link));
    await unsigned.arrayBuffer();
    expect(unsigned.status).toBe(403);
  });

  test('[EN-10] JSON with the parts of a file says the same; the answer acts for the first child at once', async () => {
    const parent = await openNewParent(world, '+919000077002');
    const display_picture = {
      original_filename: 'me.jpg',
      tempfile: (await photo()).toString('base64'),
      content_type: 'image/jpeg',
    };
    const answer = await call('POST', students, parent.headers, {
      student: { first_name: 'Ila', dob: '2015-01-01', display_picture },
    });
    expect(answer.statusCode).toBe(200);
    const { student, token } = answer.json();
    expect(student).toMatchObject({ first_name: 'Ila', is_current: true, step: 2 });
    expect((await fetch(student.display_picture_url)).status).toBe(200);
    const me = await call('GET', `${base}/student/auth/me`, withToken(token, parent));
    expect(me.json().student.id).toBe(student.id);
    const camel = await world.server.inject({
      method: 'POST',
      url: '/api/v2/user_management/parent/students',
      headers: parent.headers,
      payload: { student: { firstName: 'Uma', dob: '2016-01-01' } },
    });
    expect(camel.json().student).toMatchObject({ firstName: 'Uma', isCurrent: false });
    expect(camel.json().token).toBeUndefined();
  });

  test('[AP-07] a second child becomes the current one only when asked for', async () => {
    const parent = await openNewParent(world, '+919000077005');
    const add = (first_name: string, is_current?: boolean) =>
      call('POST', students, parent.headers, { student: { first_name, dob: '2014-04-04', is_current } });
    await add('Ada');
    expect((await add('Bea')).json().token).toBeUndefined();
    const third = await add('Cia', true);
    expect(third.json().student.is_current).toBe(true);
    const me = await call('GET', `${base}/student/auth/me`, withToken(third.json().token, parent));
    expect(me.json().student.first_name).toBe('Cia');
    const current = (await listOf(parent)).filter(({ is_current }) => is_current);
    expect(current.map(({ first_name }) => first_name)).toEqual(['Cia']);
  });

  test('the same child sent twice, even at once, is one child', async () => {
    const parent = await openNewParent(world, '+919000077003');
    const payload = { student: { first_name: 'Anu', last_name: 'Pal', dob: '2013-03-03' } };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', students, parent.headers, payload)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await listOf(parent)).toHaveLength(1);
  });

  test('consent to terms and privacy is written down for the child: who, which wording, when, by a code', async () => {
    const parent = await openNewParent(world, '+919000077004');
    const answer = await call('POST', students, parent.headers, {
      student: { first_name: 'Om', dob: '2013-03-03' },
    });
    const { rows } = await world.pool.query(
      'SELECT document, version, verified_by, parent_id::int, given_at IS NOT NULL AS dated FROM consent WHERE student_id = $1 ORDER BY document',
      [answer.json().student.id],
    );
    const same = { version: '2023-06-19', verified_by: 'otp', parent_id: parent.parentId, dated: true };
    expect(rows).toEqual([
      { document: 'privacy', ...same },
      { document: 'terms', ...same },
    ]);
  });

  const twoYearsAgo = new Date(Date.now() - 2 * 366 * 86_400_000).toISOString().slice(0, 10);
  test.each([
    ['a day that has not come', '2090-01-01', 'dob_out_of_range'],
    ['a two-year-old', twoYearsAgo, 'dob_out_of_range'],
    ['a twenty-six-year-old', '2000-01-01', 'dob_out_of_range'],
    ['a day no calendar has', '2013-02-31', 'invalid'],
  ])('%s is refused', async (_what, dob, code) => {
    const parent = await openParentSession(world, lakshmi);
    const answer = await call('POST', students, parent.headers, { student: { first_name: 'X', dob } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe(code);
  });

  test('a file that only says it is a picture is refused, and so is one above 5 MB', async () => {
    const parent = await openParentSession(world, lakshmi);
    const before = (await listOf(parent)).length;
    const fields = { 'student[first_name]': 'Eve', 'student[dob]': '2013-01-01' };
    const file = (content: Buffer) => ({ name: 'student[display_picture]', type: 'image/jpeg', content });
    const fake = await sendForm(
      'POST',
      students,
      parent.headers,
      form(fields, file(Buffer.from('<svg onload="alert(1)"/>'))),
    );
    expect([fake.statusCode, fake.json().code]).toEqual([422, 'picture_invalid']);
    const huge = await sendForm(
      'POST',
      students,
      parent.headers,
      form(fields, file(Buffer.alloc(5_300_000))),
    );
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large']);
    expect(await listOf(parent)).toHaveLength(before);
  });

  test('a call that takes no files refuses multipart', async () => {
    const parent = await openParentSession(world, lakshmi);
    const url = `${students}/${await idOf('Diya')}`;
    const answer = await sendForm('PUT', url, parent.headers, form({ 'student[step]': '0' }));
    expect(answer.statusCode).toBe(415);
  });
});

describe('the wizard of a child', () => {
  test('[AP-08] [OB-23] the step is kept by the server; the parent shows that of the current child', async () => {
    const parent = await openNewParent(world, '+919000077010');
    const added = await call('POST', students, parent.headers, {
      student: { first_name: 'Asha', dob: '2012-05-05' },
    });
    const { id } = added.json().student;
    for (const step of [3, 0, 2]) {
      const put = await call('PUT', `${students}/${id}`, parent.headers, { student: { step } });
      expect([put.statusCode, put.json().student.step]).toEqual([200, step]);
      expect((await call('GET', `${base}/parent/auth/me`, parent.headers)).json().parent.step).toBe(step);
    }
    expect(
      (await call('PUT', `${students}/${id}`, parent.headers, { student: { step: 7 } })).statusCode,
    ).toBe(422);
  });

  test('[OB-04] [OB-17] choosing a usage (0 school, 1 exam, 2 both) keeps it and saves step 2', async () => {
    const parent = await openNewParent(world, '+919000077011');
    const added = await call('POST', students, parent.headers, {
      student: { first_name: 'Esha', dob: '2012-05-05' },
    });
    const { id } = added.json().student;
    for (const [usage, name] of [
      [0, 'school'],
      [1, 'exam'],
      [2, 'both'],
    ] as const) {
      await call('PUT', `${students}/${id}`, parent.headers, { student: { step: 0 } });
      const put = await call('PUT', `${students}/${id}`, parent.headers, { student: { usage } });
      expect(put.json().student.step).toBe(2);
      const { rows } = await world.pool.query('SELECT usage FROM student WHERE id = $1', [id]);
      expect(rows[0].usage).toBe(name);
    }
  });

  test('a usage that the brand does not offer is refused', async () => {
    const parent = await openParentSession(world, lakshmi, kids);
    const put = await call('PUT', `${students}/${await idOf('Diya')}`, parent.headers, {
      student: { usage: 1 },
    });
    expect([put.statusCode, put.json().code]).toEqual([422, 'usage_disabled']);
  });
});

describe('choosing the child', () => {
  test('[SS-13] is_current moves from one to the other, and the new tokens act for the new one', async () => {
    const parent = await openParentSession(world, lakshmi);
    const diya = await idOf('Diya');
    const put = await call('PUT', `${students}/${diya}`, parent.headers, { student: { is_current: true } });
    expect(put.statusCode).toBe(200);
    expect(put.json().student).toMatchObject({ id: diya, is_current: true });
    const current = (await listOf(parent)).filter(({ is_current }) => is_current);
    expect(current.map(({ id }) => id)).toEqual([diya]);

    const me = async (headers: Record<string, string>) =>
      (await call('GET', `${base}/student/auth/me`, headers)).json().student.first_name;
    expect(await me(withToken(put.json().token, parent))).toBe('Diya');
    // The token from before goes on acting for the child it was made for.
    expect(await me(parent.headers)).toBe('Aarav');
    for (const refreshToken of [put.json().token.refresh_token, parent.refreshToken]) {
      const refreshed = await refresh(world.server, refreshToken);
      expect(refreshed.json().user.current_student.first_name).toBe('Diya');
      expect(await me(withToken(refreshed.json().token, parent))).toBe('Diya');
    }
  });

  test('a blocked child cannot be chosen', async () => {
    const parent = await openParentSession(world, farah);
    await world.pool.query("UPDATE student SET blocked_at = app_now() WHERE first_name = 'Zara'");
    const put = await call('PUT', `${students}/${await idOf('Zara')}`, parent.headers, {
      student: { is_current: true },
    });
    expect([put.statusCode, put.json().code]).toEqual([403, 'blocked']);
    const current = (await listOf(parent)).filter(({ is_current }) => is_current);
    expect(current[0]?.first_name).toBe('Ayaan');
  });

  test("another family's child answers exactly like one that does not exist, and nothing changes", async () => {
    const parent = await openParentSession(world, lakshmi);
    const theirs = await idOf('Ayaan');
    const before = await world.pool.query('SELECT step, usage FROM student WHERE id = $1', [theirs]);
    for (const student of [{ step: 2 }, { usage: 0 }, { is_current: true }]) {
      const foreign = await call('PUT', `${students}/${theirs}`, parent.headers, { student });
      const unknown = await call('PUT', `${students}/999999`, parent.headers, { student });
      expect(foreign.statusCode).toBe(404);
      expect(unknown.statusCode).toBe(404);
      expect(withoutId(foreign)).toEqual(withoutId(unknown));
    }
    const after = await world.pool.query('SELECT step, usage FROM student WHERE id = $1', [theirs]);
    expect(after.rows).toEqual(before.rows);
  });
});

describe('a profile', () => {
  test('[AP-11] [EN-01] a student changes their own by multipart: name, phone and picture; the rest stays', async () => {
    const { headers } = await signIn(world.server, aarav);
    const url = `${base}/student/auth/me`;
    const content = await photo();
    const fields = { 'student[first_name]': 'Aarav K', 'student[phone_number]': '9000055555' };
    const file = { name: 'student[display_picture]', type: 'image/jpeg', content };
    const answer = await sendForm('PUT', url, headers, form(fields, file));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().student).toEqual({
      id: await idOf('Aarav K'),
      email: aarav,
      first_name: 'Aarav K',
      last_name: 'Iyer',
      full_name: 'Aarav K Iyer',
      phone_number: '+919000055555',
      display_picture_url: expect.stringMatching(/^http/),
      step: 0,
      dob: '2013-06-14',
      is_current: true,
      is_class_room_linked: true,
      is_blocked: false,
      confirmed_at: expect.stringMatching(/Z$/),
    });
    expect((await fetch(answer.json().student.display_picture_url)).status).toBe(200);
    const named = await call('PUT', url, headers, { student: { first_name: 'Aarav' } });
    expect(named.json().student.display_picture_url).toBe(answer.json().student.display_picture_url);
  });

  test('a wrong phone number and an impossible birthday are refused', async () => {
    const { headers } = await signIn(world.server, aarav);
    const url = `${base}/student/auth/me`;
    const phone = await call('PUT', url, headers, { student: { phone_number: '12345' } });
    expect([phone.statusCode, phone.json().code]).toEqual([422, 'phone_invalid']);
    const dob = await call('PUT', url, headers, { student: { dob: '2090-01-01' } });
    expect([dob.statusCode, dob.json().code]).toEqual([422, 'dob_out_of_range']);
  });
});
