import { listStaffPeople } from '@shala/wire/staff-people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { type Stage, setStage } from '../../../test/staff-matrix/stage.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld();
  stage = await setStage(world);
});
afterAll(() => world.stop());

const base = '/api/v1/console/staff/people';
const email = (name: string) => `${name}.${Math.random().toString(36).slice(2)}@staff.example.org`;

const call = (
  who: 'school_admin' | 'tenant_admin',
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  body?: object,
) =>
  world.server.inject({
    method,
    url: `${base}${path}`,
    headers: stage.headers[who],
    ...(body && { payload: body }),
  });

const peopleOf = async (who: 'school_admin' | 'tenant_admin', query = '?items_per_page=50') =>
  listStaffPeople.response.parse((await call(who, 'GET', query)).json()).people;

const audits = async (staffId: number) =>
  (
    await world.pool.query(
      `SELECT actor_kind, action FROM audit_log WHERE subject_kind = 'staff' AND subject_id = $1 ORDER BY id`,
      [staffId],
    )
  ).rows.map(({ actor_kind, action }) => `${actor_kind} ${action}`);

const invited = async (who: 'school_admin' | 'tenant_admin', person: object) =>
  call(who, 'POST', '', {
    person: { name: 'Kavita Menon', institute_id: null, teaching: null, language: 'en', ...person },
  });

test('a school sees who works in it and nobody else; the tenant sees all', async () => {
  const here = await stage.colleague('other section');
  const elsewhere = await stage.colleague('other institute');
  const other = await stage.colleague('other tenant');
  const school = (await peopleOf('school_admin')).map(({ id }) => id);
  expect(school).toContain(here.staff_id);
  expect(school).not.toContain(elsewhere.staff_id);
  const tenant = (await peopleOf('tenant_admin')).map(({ id }) => id);
  expect(tenant).toEqual(expect.arrayContaining([here.staff_id, elsewhere.staff_id]));
  expect(tenant).not.toContain(other.staff_id);
});

test('the list says roles, what is taught and who has joined, and finds by name and address', async () => {
  const [found, ...more] = await peopleOf('tenant_admin', '?search=JOSEPH');
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    name: 'Joseph Kurian',
    title: 'Physics and chemistry teacher',
    is_blocked: false,
    has_joined: false,
    is_editable: true,
    roles: [{ role: 'tutor', institute: null }],
  });
  expect(found?.teaching).toContainEqual({
    id: expect.any(Number),
    course: { id: expect.any(Number), name: 'Class 8' },
    subject: { id: expect.any(Number), name: 'Physics' },
    section: { id: expect.any(Number), name: '8-A' },
  });
});

test('the list is sorted as its reader would: capitals beside small letters, Hindi by Hindi letters', async () => {
  const names = ['zoya Alvi', 'Zara Alvi', 'Émile Alvi', 'emil Alvi', 'ज़ुबैर अल्वी', 'खुशी अल्वी', 'जय अल्वी'];
  for (const name of names) {
    const answer = await invited('tenant_admin', { name, email: email('sorted'), role: 'tenant_admin' });
    expect(answer.statusCode).toBe(200);
  }
  const english = (await peopleOf('tenant_admin', '?search=sorted.')).map(({ name }) => name);
  expect(english).toEqual([
    'emil Alvi',
    'Émile Alvi',
    'Zara Alvi',
    'zoya Alvi',
    'खुशी अल्वी',
    'जय अल्वी',
    'ज़ुबैर अल्वी',
  ]);
  const headers = { ...stage.headers.tenant_admin, 'accept-language': 'hi' };
  const hindi = await world.server.inject({ url: `${base}?search=shala.example`, headers });
  const shown = listStaffPeople.response.parse(hindi.json()).people.map(({ name }) => name);
  expect(shown).toContain('अनन्या मुखर्जी');
  expect(shown).toEqual([...shown].sort(new Intl.Collator('hi').compare));
});

test('an invitation from the office makes the person, mails the link and writes down who asked', async () => {
  const address = email('kavita');
  const { id: section_id = 0, course_id = 0 } = await stage.section('own section');
  const teaching = { course_id, subject_id: null, section_id };
  const answer = await invited('school_admin', { email: address, role: 'tutor', teaching });
  expect(answer.statusCode).toBe(200);
  const worker = await startTestWorker(world);
  await settle(world);
  await worker.stop();
  const [mail] = await mailsTo(address);
  expect(mail?.text).toContain('/console/invitation#invitation_token=');
  const { staff_id: staffId } = answer.json();
  expect(await audits(staffId)).toEqual([
    'staff staff.role_given',
    'staff staff.teaching_given',
    'staff staff.invited',
  ]);
  expect(
    (await call('school_admin', 'POST', `/${staffId}/invitation`, { invitation: { language: 'hi' } }))
      .statusCode,
  ).toBe(200);
  expect((await audits(staffId)).at(-1)).toBe('staff staff.invited');
});

test('a school invites its tutors with a section, gives no role above it, and none in another school', async () => {
  expect((await invited('school_admin', { email: email('a'), role: 'tutor' })).json()).toMatchObject({
    code: 'section_required',
  });
  expect((await invited('school_admin', { email: email('b'), role: 'tenant_admin' })).statusCode).toBe(403);
  const { institute_id: other } = await stage.section('other institute');
  const refused = await invited('school_admin', {
    email: email('c'),
    role: 'school_admin',
    institute_id: other,
  });
  expect(refused.statusCode).toBe(404);
  const { institute_id: own } = await stage.section('own section');
  const given = await invited('school_admin', { email: email('d'), role: 'school_admin', institute_id: own });
  expect(given.statusCode).toBe(200);
});

test('somebody who also works elsewhere is seen by the school, but not its to block or to invite again', async () => {
  const { staff_id: staffId = 0 } = await stage.colleague('own section');
  const { id: section_id, course_id } = await stage.section('other institute');
  const teaching = { course_id, subject_id: null, section_id };
  expect((await call('tenant_admin', 'POST', `/${staffId}/teaching`, { teaching })).statusCode).toBe(200);
  const seen = (await peopleOf('school_admin')).find(({ id }) => id === staffId);
  expect(seen).toMatchObject({ is_editable: false });
  const block = { person: { is_blocked: true } };
  expect((await call('school_admin', 'PUT', `/${staffId}/block`, block)).statusCode).toBe(403);
  expect((await call('tenant_admin', 'PUT', `/${staffId}/block`, block)).statusCode).toBe(200);
});

test('whoever is blocked is out at once, and in again when the block is taken away', async () => {
  const { staff_id: staffId = 0 } = await stage.colleague('own section');
  const { rows } = await world.pool.query('SELECT email FROM staff WHERE id = $1', [staffId]);
  const session = await openStaffSession(world, rows[0].email);
  const day = async () =>
    (await world.server.inject({ url: '/api/v1/console/staff/day', headers: session.headers })).statusCode;
  expect(await day()).toBe(200);
  const block = (is_blocked: boolean) =>
    call('school_admin', 'PUT', `/${staffId}/block`, { person: { is_blocked } });
  expect((await block(true)).statusCode).toBe(200);
  await expect.poll(day).toBe(401);
  expect((await peopleOf('school_admin')).find(({ id }) => id === staffId)).toMatchObject({
    is_blocked: true,
  });
  expect((await block(false)).statusCode).toBe(200);
  expect(await audits(staffId)).toEqual(['staff staff.blocked', 'staff staff.unblocked']);
});

test('nobody changes their own roles or blocks themselves', async () => {
  const me = (await peopleOf('tenant_admin')).find(
    ({ email: own }) => own === 'matrix-tenant_admin@staff.example.org',
  );
  expect(me?.is_editable).toBe(false);
  const taken = { role: { role: 'tenant_admin', institute_id: null, is_given: false } };
  for (const answer of [
    await call('tenant_admin', 'PUT', `/${me?.id}/role`, taken),
    await call('tenant_admin', 'PUT', `/${me?.id}/block`, { person: { is_blocked: true } }),
  ]) {
    expect(answer.json()).toMatchObject({ code: 'own_account' });
  }
});

test('roles and teaching are given and taken, each once in the log', async () => {
  const { staff_id: staffId = 0, id: teachingId } = await stage.colleague('own section');
  const role = (is_given: boolean) => ({ role: { role: 'tenant_admin', institute_id: null, is_given } });
  for (const is_given of [true, true, false, false]) {
    expect((await call('tenant_admin', 'PUT', `/${staffId}/role`, role(is_given))).statusCode).toBe(200);
  }
  expect((await call('tenant_admin', 'DELETE', `/${staffId}/teaching/${teachingId}`)).statusCode).toBe(200);
  expect((await call('tenant_admin', 'DELETE', `/${staffId}/teaching/${teachingId}`)).statusCode).toBe(404);
  expect(await audits(staffId)).toEqual([
    'staff staff.role_given',
    'staff staff.role_taken',
    'staff staff.teaching_taken',
  ]);
  const person = (await peopleOf('tenant_admin')).find(({ id }) => id === staffId);
  expect(person?.teaching).toEqual([]);
});

test('places are the schools the person runs, with what is taught there', async () => {
  const read = async (who: 'school_admin' | 'tenant_admin') =>
    (await world.server.inject({ url: '/api/v1/console/staff/places', headers: stage.headers[who] })).json();
  const school = await read('school_admin');
  expect(school.institutes.map(({ name }: { name: string }) => name)).toEqual([
    'Shala Public School, Hennur',
  ]);
  expect(school.institutes[0].sections.map(({ name }: { name: string }) => name)).toEqual([
    '10-A',
    '8-A',
    '8-B',
    '9-A',
  ]);
  expect(school.is_tenant_admin).toBe(false);
  expect((await read('tenant_admin')).institutes).toHaveLength(2);
});
