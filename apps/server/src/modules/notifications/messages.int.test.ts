import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { callNotices } from '../../../test/notices.ts';
import { aarav, signIn } from '../../../test/people.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
let administrator: SignedInStaff;
let principal: SignedInStaff;
let tutor: SignedInStaff;
let retail: Learner;
let courseId: number;
let sectionId: number;
let foreignSectionId: number;
let sectionOfOtherCourse: number;

const idOf = async (statement: string, ...values: unknown[]) =>
  Number((await world.pool.query(statement, values)).rows[0]?.id);

/** A second school of the tenant, with a section in the same course. */
async function addOtherSchool(): Promise<number> {
  const instituteId = await idOf(
    `INSERT INTO institute (tenant_id, slug, name) SELECT id, 'other', '{"en": "Other"}' FROM tenant
     WHERE slug = 'shala' RETURNING id`,
  );
  return idOf(
    `WITH year AS (
       INSERT INTO academic_year (tenant_id, institute_id, slug, starts_on, ends_on)
       SELECT tenant_id, id, 'now', app_today() - 9, app_today() + 9 FROM institute WHERE id = $1
       RETURNING id, tenant_id, institute_id
     ) INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
       SELECT tenant_id, institute_id, id, $2, '8-Z', '{"en": "8 Z"}' FROM year RETURNING id`,
    instituteId,
    courseId,
  );
}

beforeAll(async () => {
  world = await openWorld();
  administrator = await joinStaff(world, 'meenakshi.sundaram@shala.example.org', '--role', 'tenant_admin');
  principal = await joinStaff(
    world,
    'principal@shala.example.org',
    '--name',
    'Head',
    '--role',
    'school_admin',
    '--institute',
    'shala-hennur',
  );
  tutor = await joinStaff(world, 'only.tutor@shala.example.org', '--name', 'Tutor', '--role', 'tutor');
  sectionId = await idOf(
    "SELECT section.id FROM section JOIN tenant ON tenant.id = tenant_id WHERE tenant.slug = 'shala' AND section.slug = '8-A'",
  );
  courseId = await idOf('SELECT course_id AS id FROM section WHERE id = $1', sectionId);
  sectionOfOtherCourse = await idOf('SELECT id FROM section WHERE course_id <> $1 LIMIT 1', courseId);
  foreignSectionId = await addOtherSchool();
  retail = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
  worker = await startTestWorker(world);
}, 120_000);
beforeEach(() => world.pool.query('DELETE FROM notification'));
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const send = (who: { headers: Record<string, string> }, message: object = {}) =>
  world.server.inject({
    method: 'POST',
    url: '/api/v1/notice/staff/messages',
    headers: who.headers,
    payload: {
      message: {
        course_id: courseId,
        section_ids: [sectionId],
        title: 'No school on Friday',
        body: 'The road is closed.',
        ...message,
      },
    },
  });
const told = async () => {
  await settle(world);
  const { rows } = await world.pool.query('SELECT student_id FROM notification');
  return rows.map(({ student_id }) => Number(student_id));
};

test('a school writes to its own section: every member has it, in the words and the name of the sender', async () => {
  const answer = await send(principal);
  expect(answer.json()).toEqual({ success: true });
  const receivers = await told();
  const aaravs = await signIn(world.server, aarav);
  expect(receivers).toContain(aaravs.body.student.id);
  expect(receivers).not.toContain(retail.studentId);
  const notices = callNotices(world, aaravs.headers);
  const [shown] = (await notices.list('', { 'accept-language': 'hi' })).notifications;
  expect(shown).toMatchObject({
    action: 'sent',
    title: 'No school on Friday',
    short_title: 'संदेश',
    body: 'The road is closed.',
    sender: { type: 'admin', name: 'Head' },
    data: { type: 'admin_message' },
  });
  expect(await notices.counts()).toEqual([0, 0, 1]);
  const { rows } = await world.pool.query(
    "SELECT actor_kind, subject_id, details FROM audit_log WHERE action = 'message.sent'",
  );
  expect(rows).toEqual([
    {
      actor_kind: 'staff',
      subject_id: courseId,
      details: { section_ids: [sectionId], title: 'No school on Friday', body: 'The road is closed.' },
    },
  ]);
});

test('the tenant writes to a whole course, families without a school included', async () => {
  expect((await send(administrator, { section_ids: [] })).statusCode).toBe(200);
  expect(await told()).toContain(retail.studentId);
});

test('the same message sent again after a lost answer is sent once', async () => {
  const headers = { ...administrator.headers, 'idempotency-key': 'a-message-that-was-sent-twice' };
  for (let times = 0; times < 2; times += 1) expect((await send({ headers })).statusCode).toBe(200);
  const receivers = await told();
  expect(new Set(receivers).size).toBe(receivers.length);
});

test('nobody writes beyond their reach, and what lies beyond it answers as if it did not exist', async () => {
  const unknown = await send(principal, { section_ids: [987_654_321] });
  expect(unknown.statusCode).toBe(404);
  const bodyOf = (answer: typeof unknown) => ({ ...answer.json(), request_id: null });
  for (const message of [
    { section_ids: [foreignSectionId] },
    { section_ids: [sectionId, foreignSectionId] },
    { section_ids: [sectionOfOtherCourse] },
    { course_id: 987_654_321 },
  ]) {
    const answer = await send(principal, message);
    expect(answer.statusCode, JSON.stringify(message)).toBe(404);
    expect(bodyOf(answer)).toEqual(bodyOf(unknown));
  }
  expect((await send(administrator, { section_ids: [foreignSectionId] })).statusCode).toBe(200);
  expect((await send(principal, { section_ids: [] })).statusCode).toBe(403);
  expect((await send(tutor)).statusCode).toBe(403);
  expect((await send(retail)).statusCode).toBe(403);
  expect(await told()).toEqual([]);
});

test('a message without words, or with too many, is refused', async () => {
  for (const message of [
    { title: ' ' },
    { body: '' },
    { title: 'x'.repeat(101) },
    { body: 'x'.repeat(1001) },
  ]) {
    expect((await send(administrator, message)).statusCode, JSON.stringify(message)).toBe(422);
  }
  expect(await told()).toEqual([]);
});
