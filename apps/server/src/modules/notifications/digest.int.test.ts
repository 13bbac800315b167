import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { shala, udaan } from '../../../test/people.ts';
import { readServices } from '../../../test/services.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { importFolder } from '../../app/import/run-import.ts';

let world: World;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld({ WEEKLY_LETTERS: 'on' });
  // The real clock may stand anywhere. A Saturday noon is in no letter's time; and what the demo school has done,
  // perhaps on a Sunday evening an hour ago, is in no week that a test tells of.
  await moveTo('12 days 12 hours');
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});
/** Each test has a week of its own, and stands on its Wednesday at noon. */
beforeEach(() => moveTo('9 days 12 hours'));

/** So long after the Monday of the week we are in, in India; the clock goes forward only. */
async function moveTo(after: string): Promise<void> {
  await world.pool.query(
    `UPDATE test_only.clock SET moved_by = moved_by + (
       (date_trunc('week', app_now() AT TIME ZONE 'Asia/Kolkata') + $1::interval) AT TIME ZONE 'Asia/Kolkata' - app_now()
     )`,
    [after],
  );
}
const sunday = (time: string) => moveTo(`6 days ${time}`);

/** What the worker does each minute, now; then all letters are out. */
async function sendDue(): Promise<unknown> {
  const sweep = world.modules.sweeps.find(({ name }) => name === 'notifications.begin-digests');
  const begun = await sweep?.run();
  await settle(world);
  return begun;
}

/** The letters about a child in the week that ends on this Sunday, as begun earlier and tried now. */
async function tryAgain(student: string): Promise<{ told: string | null }[]> {
  const { rows } = await world.pool.query(
    `INSERT INTO digest (student_id, parent_id, week, tenant_id)
     SELECT student_id, parent_id, date_trunc('week', app_now() AT TIME ZONE 'Asia/Kolkata' - interval '2 days'), guardian.tenant_id
     FROM guardian JOIN student ON student.id = student_id WHERE import_ref = $1
     RETURNING student_id AS "studentId", parent_id AS "parentId", week::text`,
    [student],
  );
  const job = world.modules.jobs.find(({ task }) => task === 'notifications.send-digest');
  for (const which of rows) await job?.handle(which, new AbortController().signal);
  const { studentId, week } = rows[0];
  const digests = 'SELECT told FROM digest WHERE student_id = $1 AND week = $2';
  return (await world.pool.query(digests, [studentId, week])).rows;
}

/** Their past work is booked, and the points for it. */
async function learn(student: string, course: string, done: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-digest-'));
  await writeFile(
    join(folder, 'activity.yaml'),
    `activity:\n- tenant: shala\n  student: ${student}\n  course: ${course}\n${done}`,
  );
  const result = await importFolder(world.db, { folder, isDryRun: false, tenant: null, storage: null });
  expect(result).toMatchObject({ isDone: true });
  await settle(world);
}

/** An address that no other run writes to. */
async function addressOf(parent: string): Promise<string> {
  const address = `${randomUUID()}@digest.example.org`;
  await world.pool.query('UPDATE parent SET email = $1 WHERE import_ref = $2', [address, parent]);
  return address;
}

const lesson = (chapter: string, contents = '[1]') =>
  `  lessons: [ { chapter: ${chapter}, contents: ${contents}, at: -1h } ]\n`;

async function rawMailTo(address: string): Promise<string> {
  const catcher = readServices().MAIL_CATCHER_URL;
  const list = (await (await fetch(`${catcher}/api/mails?to=${encodeURIComponent(address)}`)).json()) as {
    id: string;
  }[];
  const raw = await (await fetch(`${catcher}/api/mails/${list.at(-1)?.id}/raw`)).text();
  return raw.replace(/\r\n[ \t]+/g, ' ');
}

/** The address in the header of the newest letter, without its host. */
const stopPathOf = async (address: string) =>
  new URL(/^List-Unsubscribe: <([^>]+)>/m.exec(await rawMailTo(address))?.[1] ?? '').pathname;

test('on Sunday at 17:00 each guardian is told what the child learnt, practised and earned, once', async () => {
  const mother = await addressOf('g-iyer-lakshmi');
  const father = await addressOf('g-iyer-ramesh');
  await learn(
    'st-aarav-iyer',
    'cbse-8',
    `  lessons: [ { chapter: physics/force-and-friction, contents: [1, 2], at: -2h }, { chapter: mathematics/rational-numbers, contents: [1], at: -1h } ]
  runs:
  - { item: cbse-8-mathematics-rational-numbers-quick-fire, percent: 100, at: -1d }
  - { item: cbse-8-mathematics-rational-numbers-warm-up, percent: 50, at: -3h, to_grade: ['Because.'] }
`,
  );
  await sunday('16:50:00');
  expect(await sendDue()).toBe(0);
  expect(await mailsTo(mother)).toEqual([]);

  await sunday('17:00:00');
  await Promise.all([sendDue(), sendDue(), sendDue()]);
  const [mail] = await mailsTo(mother);
  expect(mail?.subject).toBe('Aarav’s week · Shala');
  for (const words of [
    'Dear Lakshmi,\n\nThis is what Aarav did in the week of ',
    '- Physics: 2 lessons (Force and friction)',
    '- Mathematics: 1 lesson (Rational numbers)',
    '- 2 exercises, quizzes and papers: 75% on average',
    '- Best result: 100% (',
    '- 1 answer is waiting to be marked',
    '/my-progress',
  ]) {
    expect(mail?.text).toContain(words);
  }
  expect(mail?.text).toMatch(/- Class 8: \+\d+ \(\d+ in all · rank 1\)/);
  expect(mail?.html).toContain('Force and friction');
  expect((await mailsTo(father))[0]?.text).toContain('Dear Ramesh,');

  await sendDue();
  await moveTo('7 days 12 hours');
  await sendDue();
  expect(await mailsTo(mother)).toHaveLength(1);
  expect(await mailsTo(father)).toHaveLength(1);
});

test('a Hindi family reads Hindi; two children are two letters, and no other family hears of them', async () => {
  const father = await addressOf('g-singh-rakesh');
  const others = await addressOf('g-khan-farah');
  await learn('st-anshika-singh', 'cbse-8', lesson('biology/cell-structure'));
  await learn('st-ayush-singh', 'cbse-9', lesson('mathematics/polynomials'));
  await sunday('17:00:10');
  await sendDue();
  const mails = await mailsTo(father);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'अंशिका सिंह: इस सप्ताह की पढ़ाई · शाला',
    'आयुष सिंह: इस सप्ताह की पढ़ाई · शाला',
  ]);
  const anshika = mails.find(({ subject }) => subject.startsWith('अंशिका'));
  expect(anshika?.text).toContain('नमस्ते राकेश कुमार सिंह जी,');
  expect(anshika?.text).toContain('1 पाठ');
  expect(anshika?.html).toContain('lang="hi"');
  expect(anshika?.text).not.toContain('आयुष');
  expect(await mailsTo(others)).toEqual([]);
});

test('nobody is written to about a child that is blocked, not confirmed or without consent, or while the tenant is closed', async () => {
  const addresses = [
    await addressOf('g-das-sukumar'),
    await addressOf('g-nair-bindu'),
    await addressOf('g-dsouza-maria'),
  ];
  await learn('st-rishi-das', 'cbse-8', lesson('physics/sound', '[2]'));
  await learn('st-gauri-nair', 'cbse-8', lesson('physics/sound', '[2]'));
  await learn('st-ethan-dsouza', 'cbse-8', lesson('physics/sound', '[2]'));
  const change = (text: string, ref: string) => world.pool.query(text, [ref]);
  await change('UPDATE student SET blocked_at = app_now() WHERE import_ref = $1', 'st-rishi-das');
  await change('UPDATE student SET confirmed_at = NULL WHERE import_ref = $1', 'st-gauri-nair');
  await change(
    'DELETE FROM consent USING student WHERE student.id = student_id AND import_ref = $1',
    'st-ethan-dsouza',
  );
  await sunday('17:00:10');
  const begun = async () => (await world.pool.query('SELECT FROM digest')).rowCount ?? 0;
  const before = await begun();
  await world.pool.query('INSERT INTO tenant_closed (tenant_id) SELECT id FROM tenant');
  await sendDue();
  expect(await begun()).toBe(before);
  await world.pool.query('DELETE FROM tenant_closed');
  await sendDue();
  expect(await begun()).toBeGreaterThan(before);
  // Nor if it came to that between the beginning of a letter and its sending.
  for (const student of ['st-rishi-das', 'st-gauri-nair', 'st-ethan-dsouza']) {
    expect(new Set((await tryAgain(student)).map(({ told }) => told)), student).toEqual(new Set([null]));
  }
  for (const address of addresses) expect(await mailsTo(address)).toEqual([]);
});

test('after a worker was down the letter still goes out until Tuesday, and not later', async () => {
  const father = await addressOf('g-reddy-srinivas');
  await learn('st-charvi-reddy', 'cbse-8', lesson('biology/microorganisms'));
  await moveTo('8 days 16 hours 30 minutes');
  await sendDue();
  expect(await mailsTo(father)).toHaveLength(1);

  await moveTo('2 days 12 hours');
  await learn('st-charvi-reddy', 'cbse-8', lesson('mathematics/mensuration'));
  await moveTo('8 days 17 hours');
  expect(await sendDue()).toBe(0);
  expect(new Set((await tryAgain('st-charvi-reddy')).map(({ told }) => told))).toEqual(new Set(['nothing']));
  expect(await mailsTo(father)).toHaveLength(1);
});

test('a quiet week gets one short letter, the next quiet one none', async () => {
  const mother = await addressOf('g-patil-sunita');
  await learn('st-soham-patil', 'cbse-8', lesson('physics/light-and-mirrors'));
  await sunday('17:00:10');
  await sendDue();
  await moveTo('13 days 17 hours 10 seconds');
  await sendDue();
  const mails = await mailsTo(mother);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('There was nothing new from Soham this week');
  expect(mails[1]?.text).toContain('/learn');
  await moveTo('13 days 17 hours 10 seconds');
  await sendDue();
  expect(await mailsTo(mother)).toHaveLength(2);
});

test('the mail program stops it with one click; the sibling’s goes on, and it can come again', async () => {
  const father = await addressOf('g-gill-gurmeet');
  await learn('st-jasleen-gill', 'cbse-8', lesson('civics/constitution-and-rights'));
  await sunday('17:00:10');
  await sendDue();
  expect(await rawMailTo(father)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const stopPath = await stopPathOf(father);
  const post = (url: string, host = shala) =>
    world.server.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  // Another tenant's host, a token that was changed, and one of nothing: all the same answer, and no change.
  const right = { statusCode: 200, body: '{"isSuccess":true}' };
  for (const answer of [
    await post(stopPath, udaan),
    await post(`${stopPath.slice(0, -3)}AAA`),
    await post('/digest/stop/nothing'),
  ]) {
    expect(answer).toMatchObject(right);
  }
  const stopped = async () =>
    (await world.pool.query('SELECT student_id FROM digest_setting WHERE stopped_at IS NOT NULL')).rows;
  expect(await stopped()).toEqual([]);
  expect(await post(stopPath)).toMatchObject(right);
  expect(await post(stopPath)).toMatchObject(right);
  expect(await stopped()).toHaveLength(1);

  await moveTo('9 days 12 hours');
  await learn('st-jasleen-gill', 'cbse-8', lesson('geography/resources-and-land-use'));
  await learn('st-fateh-gill', 'cbse-8', lesson('geography/resources-and-land-use'));
  await sunday('17:00:10');
  await sendDue();
  expect((await mailsTo(father)).map(({ subject }) => subject)).toEqual([
    'Jasleen’s week · Shala',
    'Fateh’s week · Shala',
  ]);

  expect(await post(stopPath.replace('/stop/', '/start/'))).toMatchObject(right);
  expect(await stopped()).toEqual([]);
  // It is still Sunday: the letter that was held back comes now.
  await sendDue();
  expect(await mailsTo(father)).toHaveLength(3);
  const { rows } = await world.pool.query(
    `SELECT action FROM audit_log WHERE action LIKE 'digest.%' ORDER BY id`,
  );
  expect(rows).toEqual([{ action: 'digest.stopped' }, { action: 'digest.started' }]);
});

test('a job that runs again sends nothing; after a crash between sending and noting it, the same message', async () => {
  const mother = await addressOf('g-kaul-ritu');
  await learn('st-kabir-kaul', 'cbse-8', lesson('physics/sound', '[2]'));
  await sunday('17:00:10');
  await sendDue();
  const { rows } = await world.pool.query(
    `SELECT student_id AS "studentId", parent_id AS "parentId", week::text FROM digest
     JOIN student ON student.id = student_id WHERE import_ref = 'st-kabir-kaul'`,
  );
  const job = world.modules.jobs.find(({ task }) => task === 'notifications.send-digest');
  const again = () => job?.handle(rows[0], new AbortController().signal);
  await again();
  expect(await mailsTo(mother)).toHaveLength(1);
  const messageId = /^Message-ID: .*$/im.exec(await rawMailTo(mother))?.[0];

  await world.pool.query('UPDATE digest SET told = NULL, sent_at = NULL WHERE student_id = $1', [
    rows[0].studentId,
  ]);
  await again();
  expect(await mailsTo(mother)).toHaveLength(2);
  expect(await rawMailTo(mother)).toContain(messageId);
});

test('what is due next week is told, if it is for this child and not turned in', async () => {
  const mother = await addressOf('g-thakur-deepak');
  await world.pool.query(
    `WITH sheet AS (
       INSERT INTO worksheet (tenant_id, course_id, subject_id, staff_id, name, instructions, points, due_at, posted_at)
       SELECT course.owner_tenant_id, course.id, subject.id, staff.id, jsonb_build_object('en', given.name), '{"en": ""}', 10,
         app_now() + due, app_now()
       FROM course JOIN subject ON subject.course_id = course.id AND subject.slug = 'physics'
       JOIN LATERAL (SELECT id FROM staff WHERE tenant_id = course.owner_tenant_id LIMIT 1) staff ON true
       CROSS JOIN (VALUES ('Pulleys', interval '6 days'), ('Later', interval '20 days'), ('Only 8-A', interval '6 days'))
         AS given (name, due)
       WHERE course.slug = 'cbse-8' RETURNING worksheet.tenant_id, worksheet.id, worksheet.name
     )
     INSERT INTO worksheet_section (tenant_id, worksheet_id, section_id)
     SELECT sheet.tenant_id, sheet.id, section.id FROM sheet JOIN section ON section.tenant_id = sheet.tenant_id
     WHERE sheet.name ->> 'en' = 'Only 8-A' AND section.slug = '8-A'`,
  );
  await sunday('17:00:10');
  await sendDue();
  const mails = await mailsTo(mother);
  const aanya = mails.find(({ subject }) => subject.startsWith('Aanya'));
  expect(aanya?.text).toMatch(/Due soon\n- Pulleys \(Tuesday/);
  expect(aanya?.text).not.toContain('Later');
  expect(aanya?.text).not.toContain('Only 8-A');
});
