import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyDatabase, openEmptyDatabase, readAllRows } from '../../../test/empty-database.ts';
import { aarav, password, shala, signIn } from '../../../test/people.ts';
import { openTestStorage } from '../../../test/storage.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createInstitutesModule } from '../../modules/institutes/index.ts';
import { runCommand } from './command-line.ts';
import { importFolder } from './run-import.ts';

const demo = fileURLToPath(new URL('../../../../../demo', import.meta.url));

const demoCounts = {
  tenants: 2,
  brands: 3,
  boards: 3,
  courses: 15,
  subjects: 85,
  chapters: 826,
  licences: 4,
  'content library': 70,
  contents: 144,
  institutes: 1,
  'academic years': 1,
  sections: 4,
  staff: 8,
  'staff roles': 8,
  'class teachers': 4,
  'teaching assignments': 38,
  parents: 38,
  students: 55,
  'student logins': 30,
  'section memberships': 27,
  'access grants': 68,
  'guardian links': 70,
  consents: 55,
  products: 10,
  coupons: 5,
  carts: 2,
  questions: 538,
  exercises: 99,
  papers: 6,
  'quick quizzes': 16,
  worksheets: 12,
  submissions: 29,
  'live classes': 12,
  announcements: 12,
  comments: 43,
};

const all = (change: 'created' | 'unchanged') =>
  Object.fromEntries(
    Object.entries(demoCounts).map(([what, count]) => [
      what,
      { created: 0, changed: 0, unchanged: 0, [change]: count },
    ]),
  );

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-import-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const storage = openTestStorage();
afterAll(() => storage.close());

const load = (db: World['db'], folder: string, isDryRun = false) =>
  importFolder(db, { folder, isDryRun, tenant: 'shala', storage });

/** The whole school several times over, on a machine that others use too. */
const patience = 180_000;

describe('the demo school in a new installation', { timeout: patience }, () => {
  const opened: EmptyDatabase[] = [];
  const open = async () => {
    const database = await openEmptyDatabase();
    opened.push(database);
    return database;
  };
  afterAll(async () => {
    for (const database of opened) await database.stop();
  });

  test('a dry run tells what would be created and changes nothing', async () => {
    const { db, pool } = await open();
    const before = await readAllRows(pool);
    expect(await load(db, demo, true)).toEqual({ isDone: true, counts: all('created') });
    expect(await readAllRows(pool)).toEqual(before);
  });

  test('is created once; the second run finds everything as it is and writes nothing', async () => {
    const { db, pool } = await open();
    expect(await load(db, demo)).toEqual({ isDone: true, counts: all('created') });
    const before = await readAllRows(pool);
    expect(await load(db, demo)).toEqual({ isDone: true, counts: all('unchanged') });
    expect(await readAllRows(pool)).toEqual(before);
  });

  test('is the same in every installation, down to the ids', async () => {
    const [one, two] = [await open(), await open()];
    await load(one.db, demo);
    await load(two.db, demo);
    const moments = [
      'created_at',
      'updated_at',
      'confirmed_at',
      'blocked_at',
      'given_at',
      'last_selected_at',
      'at',
      'posted_at',
      'turned_in_at',
      'receipt',
      'added_at',
      'starts_at',
      'ends_at',
      'reminded_at',
      'connection_id',
    ];
    const changing = [...moments, 'password_hash', 'run_on'];
    expect(await readAllRows(one.pool, changing)).toEqual(await readAllRows(two.pool, changing));
  });
});

describe('importing into a running school', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.stop());

  const one = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row> => {
    const { rows } = await world.pool.query<Row>(sql, values);
    if (!rows[0]) throw new Error(`no row: ${sql}`);
    return rows[0];
  };

  test('a broken folder is reported with every mistake and changes nothing', async () => {
    const folder = await folderOf({
      'people.yaml': `families:
- id: fam-new
  tenant: shala
  guardians:
  - { id: g-new, relation: mother, first_name: Asha, phone: "+91 90000 10001" }
  students:
  - { id: st-new-1, first_name: Anu, dob: 1990-06-14 }
  - id: st-new-2
    first_name: Bina
    dob: 2013-06-14
    institute: shala-hennur
    section: 7-Z
    login: { email: AARAV.iyer@students.example.org }
    access:
    - { course: cbse-99, source: trial, from: -1d, to: +6d }
    - { course: cbse-8, subjects: [magic], source: trial, from: -1d, to: +6d }
    - { course: cbse-8, source: admin, from: +3d, to: +1d }
- id: fam-new
  tenant: elsewhere
  guardians:
  - { id: g-other, relation: father, first_name: Ravi, phone: "+919000088001" }
  students:
  - { id: st-other, first_name: Chitra, dob: 2013-06-14 }
`,
      'rooms.yaml': `institutes:
- slug: new-school
  tenant: shala
  name: { hi: "विद्यालय" }
staff:
- id: sf-new
  tenant: shala
  roles: [{ role: school_admin, institute: new-school }]
  name: { en: Gita }
  login: { email: gita@shala.example.org }
`,
      'students.csv': `institute,section,admission_no,first_name,dob,guardian_phone,guardian_name
shala-hennur,8-A,7,Dev,14/06/2013,9000088002,Uma Rao
shala-hennur,8-A,7,Esha,14/06/2013,9000088002,Uma Devi
`,
    });
    const before = await readAllRows(world.pool);
    const lines: string[] = [];
    expect(
      await runCommand({ db: world.db, sealer: null, print: (line) => lines.push(line) }, [
        'import',
        folder,
        '--tenant',
        'shala',
      ]),
    ).toBe(1);
    expect(lines).toEqual([
      'rooms.yaml',
      '  line 4     institutes[0].name.en: is missing',
      'people.yaml',
      '  line 5     families[0].guardians[0]: the phone number +919000010001 belongs to another parent',
      '  line 7     families[0].students[0]: born on 1990-06-14: a student is 3 to 25 years old',
      '  line 8     families[0].students[1]: the e-mail address aarav.iyer@students.example.org belongs to somebody else',
      '  line 12    families[0].students[1].section: there is no section "7-Z"',
      '  line 15    families[0].students[1].access[0].course: there is no course "cbse-99"',
      '  line 16    families[0].students[1].access[1].subjects[0]: there is no subject "magic"',
      expect.stringMatching(/^ {2}line 17 {4}families\[0\]\.students\[1\]\.access\[2\]\.to: is before from/),
      '  line 19    families[1].tenant: there is no tenant "elsewhere"',
      'students.csv',
      '  line 3     admission_no: the admission number shala/shala-hennur/7 is already used in students.csv, line 2',
      '  line 3     guardian_name: the name of shala/+919000088002 is "Uma Rao" in students.csv, line 2',
      '11 problems. Nothing was imported.',
    ]);
    expect(await readAllRows(world.pool)).toEqual(before);
  });

  test('a child of the office list gets a guardian, a section, a login and the course of the section', async () => {
    const header =
      'institute,section,admission_no,roll,first_name,dob,student_email,guardian_phone,guardian_name,consent_on\n';
    const row = (section: string) =>
      `shala-hennur,${section},A/12,21,Anu,14/06/2013,Anu@students.example.org,90000 88003,Uma Rao,01/04/2026\n`;
    const folder = await folderOf({ 'students.csv': header + row('8-A') });
    const first = await load(world.db, folder);
    const created = { created: 1, changed: 0, unchanged: 0 };
    expect(first).toEqual({
      isDone: true,
      counts: {
        parents: created,
        students: created,
        'student logins': created,
        'section memberships': created,
        'access grants': created,
        'guardian links': created,
        consents: created,
      },
    });
    const { id } = await one<{ id: number }>(
      `SELECT student.id FROM student
       JOIN guardian ON guardian.student_id = student.id
       JOIN parent ON parent.id = guardian.parent_id AND parent.phone_number = '+919000088003'
       JOIN student_credential login ON login.student_id = student.id AND login.email = 'anu@students.example.org'
       WHERE student.import_ref = 'shala-hennur/A/12'`,
    );
    const { findMembership } = createInstitutesModule();
    expect(await findMembership(world.db, { studentId: id })).toMatchObject({
      sectionName: { en: '8-A' },
      roll: 21,
      fromDay: '2026-04-01',
    });

    const moved = await folderOf({ 'students.csv': header + row('9-A') });
    expect(await load(world.db, moved)).toMatchObject({
      counts: { students: { unchanged: 1 }, 'section memberships': { changed: 1 } },
    });
    expect(await findMembership(world.db, { studentId: id })).toMatchObject({ sectionName: { en: '9-A' } });
    const { rows } = await world.pool.query(
      `SELECT from_day, to_day = app_today() - 1 AS ended_yesterday, from_day = app_today() AS began_today
       FROM section_membership WHERE student_id = $1 ORDER BY from_day`,
      [id],
    );
    expect(rows).toEqual([
      { from_day: '2026-04-01', ended_yesterday: true, began_today: false },
      { from_day: expect.any(String), ended_yesterday: null, began_today: true },
    ]);
    expect(await load(world.db, moved)).toMatchObject({
      counts: { 'section memberships': { unchanged: 1 } },
    });
  });

  test('what a person or the office changed in the product is not taken back', async () => {
    const changed = `UPDATE student SET blocked_at = app_now(), language = 'hi', step = 2 WHERE import_ref = 'st-rishi-das'`;
    await world.pool.query(changed);
    await world.pool.query(`UPDATE student_credential SET password_hash = 'their own' WHERE email = $1`, [
      aarav,
    ]);
    await world.pool.query(
      `UPDATE parent SET current_student_id = (SELECT id FROM student WHERE import_ref = 'st-diya-iyer')
       WHERE import_ref = 'g-iyer-lakshmi'`,
    );
    const before = await readAllRows(world.pool);
    expect(await load(world.db, demo)).toMatchObject({ counts: { students: { changed: 0, unchanged: 55 } } });
    expect(await readAllRows(world.pool)).toEqual(before);
  });

  test('a login of the folder opens the product with the first password', async () => {
    const { status } = await signIn(world.server, 'riya.das@students.example.org', shala, password);
    expect(status).toBe(200);
  });

  test('a block comes with its reason in the log, and goes when the file says so', async () => {
    const family = (blocked: string) => `families:
- id: fam-blocked
  tenant: shala
  guardians: [{ id: g-blocked, relation: mother, first_name: Asha, phone: "+919000088004" }]
  students: [{ id: st-blocked, first_name: Anu, dob: 2013-06-14, blocked: ${blocked} }]
`;
    await load(world.db, await folderOf({ 'f.yaml': family('Papers are missing.') }));
    const state = () =>
      one<{ id: number; blocked: boolean }>(
        `SELECT id, blocked_at IS NOT NULL AS blocked FROM student WHERE import_ref = 'st-blocked'`,
      );
    const { id, blocked } = await state();
    expect(blocked).toBe(true);
    expect(await load(world.db, await folderOf({ 'f.yaml': family('false') }))).toMatchObject({
      counts: { students: { changed: 1 } },
    });
    expect((await state()).blocked).toBe(false);
    const { rows } = await world.pool.query(
      `SELECT action, details FROM audit_log WHERE subject_kind = 'student' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'student.blocked', details: { reason: 'Papers are missing.' } },
      { action: 'student.unblocked', details: {} },
    ]);
  });

  test('a later import moves what is counted from its day, and nothing else', async () => {
    await world.moveClock('2 days');
    const result = await load(world.db, demo);
    await world.moveClock('-2 days');
    expect(result).toMatchObject({
      counts: {
        'access grants': { created: 0, changed: 68, unchanged: 0 },
        coupons: { created: 0, changed: 5, unchanged: 0 },
        products: { created: 0, changed: 0, unchanged: 10 },
        'section memberships': { created: 0, changed: 0, unchanged: 27 },
        consents: { created: 0, changed: 0, unchanged: 55 },
        students: { created: 0, changed: 0, unchanged: 55 },
      },
    });
  });
});
