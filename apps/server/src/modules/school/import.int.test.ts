import * as wire from '@shala/wire/school-imports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { makeStudentList } from '../../../test/school-list.ts';
import { type Stage, setStage } from '../../../test/staff-matrix/stage.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let stage: Stage;
let instituteId: number;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld();
  stage = await setStage(world);
  instituteId = (await stage.section('own section')).institute_id ?? 0;
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const base = '/api/v1/school/staff';
const call = (method: 'GET' | 'POST', path: string, body?: object, language = 'en') =>
  world.server.inject({
    method,
    url: `${base}${path}`,
    headers: { ...stage.headers.school_admin, 'accept-language': language },
    ...(body && { payload: body }),
  });

async function give(content: string, kind: 'students' | 'sections' = 'students') {
  const answer = await call('POST', `/institutes/${instituteId}/imports`, {
    import: { kind, file_name: `${kind}.csv`, content },
  });
  const { id } = wire.startSchoolImport.response.parse(answer.json()).import;
  return id;
}
const reportOf = async (id: number, language = 'en') => {
  await settle(world, 120_000);
  const answer = await call('GET', `/imports/${id}`, undefined, language);
  return wire.getSchoolImport.response.parse(answer.json()).import;
};
const apply = (id: number) => call('POST', `/imports/${id}/apply`);

/** Everything a list could leave behind. */
const countAll = async () =>
  (
    await world.pool.query(
      `SELECT (SELECT count(*) FROM student)::int AS students, (SELECT count(*) FROM parent)::int AS parents,
         (SELECT count(*) FROM guardian)::int AS guardians, (SELECT count(*) FROM section)::int AS sections,
         (SELECT count(*) FROM section_membership)::int AS members, (SELECT count(*) FROM access_grant)::int AS grants`,
    )
  ).rows[0];

const hindi = /[\u0900-\u097F]/;

test('of 500 students with 20 mistakes each mistake is named, and nothing is half done', {
  timeout: 180_000,
}, async () => {
  const email = `first.${Math.random().toString(36).slice(2)}@students.example.org`;
  const list = makeStudentList({ count: 500, start: 1000, emails: [email] });
  const before = await countAll();
  const id = await give(list.wrong);
  const report = await reportOf(id);
  expect(report).toMatchObject({ state: 'refused', row_count: 500, more_count: 0 });
  expect(report.problems.map(({ row, column }) => ({ row, column }))).toEqual(list.mistakes);
  expect(report.problems.every(({ message }) => message.length > 5)).toBe(true);
  const inHindi = await reportOf(id, 'hi');
  expect(inHindi.problems.filter(({ message }) => !hindi.test(message))).toEqual([]);
  expect(await countAll()).toEqual(before);
  expect((await apply(id)).json().code).toBe('import_not_ready');

  const again = await give(list.right);
  expect(await reportOf(again)).toMatchObject({ state: 'ready', row_count: 500, problems: [] });
  expect(await countAll()).toEqual(before);
  await Promise.all([apply(again), apply(again)]);
  const done = await reportOf(again);
  expect(done.state).toBe('done');
  expect(done.counts).toContainEqual({ what: 'students', created: 500, changed: 0, unchanged: 0 });
  const after = await countAll();
  expect(after.students).toBe(before.students + 500);
  expect(after.members).toBe(before.members + 500);
  expect(after.parents).toBe(before.parents + 500);
  expect(await mailsTo(email)).toHaveLength(1);
  // Names and phones of families are not kept a second time.
  const { rows } = await world.pool.query('SELECT DISTINCT content FROM school_import');
  expect(rows).toEqual([{ content: null }]);
});

test('the same list once more changes nothing, and a family that is known keeps its name', async () => {
  const list = makeStudentList({ count: 20, start: 9000 });
  const first = await give(list.right);
  await reportOf(first);
  await apply(first);
  expect((await reportOf(first)).state).toBe('done');
  const renamed = list.right.replaceAll('Parent 3', 'Somebody Else');
  const second = await give(renamed);
  const report = await reportOf(second);
  expect(report.counts).toContainEqual({ what: 'students', created: 0, changed: 0, unchanged: 20 });
  await apply(second);
  await reportOf(second);
  const { rows } = await world.pool.query("SELECT 1 FROM parent WHERE first_name = 'Somebody'");
  expect(rows).toEqual([]);
});

test('a list may name no other school, and what two rows claim or a broken file is said', async () => {
  const head = 'institute,admission_no,section,first_name,dob,guardian_phone,guardian_name';
  const row = (school: string, number: string) =>
    `${school},${number},8-A,Ira,2013-06-14,+917099999999,Meera`;
  const foreign = await reportOf(await give([head, row('matrix-institute', 'X1')].join('\n')));
  expect(foreign.problems).toEqual([
    { row: 2, column: 'institute', message: 'is another school; leave the column out' },
  ]);
  const twice = await give([head, row('shala-hennur', 'X1'), row('shala-hennur', 'X1')].join('\n'));
  expect((await reportOf(twice)).problems).toEqual([
    {
      row: 3,
      column: 'admission_no',
      message: 'the admission number X1 is already used in students.csv, line 2',
    },
  ]);
  const unknown = await reportOf(await give('tenant,colour\nudaan,red'));
  expect(unknown.problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['tenant', 'colour']));
  const broken = await reportOf(await give('a,b\n"x'));
  expect(broken).toMatchObject({ state: 'refused', row_count: 0 });
  expect(broken.problems).toHaveLength(1);
  expect((await reportOf(await give(head))).problems.map(({ message }) => message)).toEqual(['has no rows']);
});

test('sections come by a list, too, in a year that is there', async () => {
  const { rows } = await world.pool.query(
    'SELECT slug FROM academic_year WHERE institute_id = $1 ORDER BY starts_on LIMIT 1',
    [instituteId],
  );
  const list = (year: string) => `section,year,course,name,name_hi\n8-Q,${year},cbse-8,8 Q,8 क्यू`;
  const wrong = await reportOf(await give(list('1999'), 'sections'));
  expect(wrong.problems).toEqual([{ row: 2, column: 'year', message: 'there is no academic year "1999"' }]);
  const id = await give(list(rows[0].slug), 'sections');
  expect((await reportOf(id)).state).toBe('ready');
  await apply(id);
  await reportOf(id);
  const { rows: sections } = await world.pool.query("SELECT name FROM section WHERE slug = '8-Q'");
  expect(sections).toEqual([{ name: { en: '8 Q', hi: '8 क्यू' } }]);
});
