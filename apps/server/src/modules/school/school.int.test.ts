import * as progress from '@shala/wire/school-progress.ts';
import * as wire from '@shala/wire/school-staff.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mails.ts';
import { aarav, signIn } from '../../../test/people.ts';
import { type Stage, setStage } from '../../../test/staff-matrix/stage.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld();
  stage = await setStage(world);
});
afterAll(() => world.stop());

const base = '/api/v1/school/staff';
type Who = 'tutor' | 'school_admin' | 'tenant_admin';
const call = (
  who: Who,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  more: Record<string, string> = {},
) =>
  world.server.inject({
    method,
    url: `${base}${path}`,
    headers: { ...stage.headers[who], ...more },
    ...(body && { payload: body }),
  });

const sectionIds = async () => {
  const { rows } = await world.pool.query<{ slug: string; id: number }>(
    "SELECT slug, id::int FROM section WHERE tenant_id = (SELECT id FROM tenant WHERE slug = 'shala')",
  );
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
};
const studentId = async (email: string): Promise<number> =>
  Number(
    (await world.pool.query('SELECT student_id FROM student_credential WHERE email = $1', [email])).rows[0]
      .student_id,
  );
const studentOf = async (who: Who, id: number) =>
  wire.getSchoolStudent.response.parse((await call(who, 'GET', `/students/${id}`)).json()).student;
const audits = async (id: number) =>
  (
    await world.pool.query(
      `SELECT actor_kind || ' ' || action AS what FROM audit_log
       WHERE subject_kind = 'student' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ what }) => what);

test('the office sees every section of its school with how many are in it; a tutor those taught', async () => {
  const read = async (who: Who) =>
    wire.listSchoolSections.response.parse((await call(who, 'GET', '/sections')).json()).institutes;
  const [school, ...others] = await read('school_admin');
  expect(others).toEqual([]);
  expect(school?.is_run).toBe(true);
  expect(school?.years.some(({ is_current }) => is_current)).toBe(true);
  const own = school?.sections.find(({ name }) => name.includes('8-A') || name.includes('A'));
  expect(own?.student_count).toBeGreaterThan(0);
  expect(school?.sections.length).toBeGreaterThan(1);
  const [taught] = await read('tutor');
  expect(taught?.is_run).toBe(false);
  expect(taught?.sections).toHaveLength(1);
  expect((await read('tenant_admin')).length).toBeGreaterThan(1);
});

test('students are found by name and by state, and the whole count is told', async () => {
  const { '8-A': section } = await sectionIds();
  await signIn(world.server, aarav);
  const list = async (query: string) =>
    wire.listSchoolStudents.response.parse(
      (await call('school_admin', 'GET', `/students?section_id=${section}&${query}`)).json(),
    );
  const all = await list('items_per_page=50');
  expect(all.meta.total_count).toBe(all.students.length);
  const found = await list('search=aarav');
  expect(found.students.map(({ email }) => email)).toContain(aarav);
  expect(found.students.find(({ email }) => email === aarav)?.state).toBe('active');
  const never = await list('state=never&items_per_page=50');
  expect(never.students.every(({ state }) => state === 'never')).toBe(true);
  const past = await list('page=40');
  expect(past.students).toEqual([]);
  expect(past.meta.total_count).toBe(all.meta.total_count);
});

test('one student is shown with family, sections by date and grants; phones are masked', async () => {
  const id = await studentId(aarav);
  const student = await studentOf('tutor', id);
  expect(student.is_editable).toBe(false);
  expect(student.guardians[0]?.phone).toMatch(/^\+91•+\d{4}$/);
  expect(student.sections[0]?.to_day).toBeNull();
  expect(student.grants.map(({ source }) => source)).toContain('institution');
  expect((await studentOf('school_admin', id)).is_editable).toBe(true);
});

test('who is blocked is signed out at once, and let in again; both are written down with the reason', async () => {
  const { studentId: id } = await stage.submission('own section');
  await world.pool.query(
    `INSERT INTO session (tenant_id, id, kind, student_id, expires_at)
     SELECT tenant_id, gen_random_uuid(), 'student', id, app_now() + interval '1 day' FROM student WHERE id = $1`,
    [id],
  );
  const block = (isBlocked: boolean) =>
    call('school_admin', 'PUT', `/students/${id}/block`, {
      student: { is_blocked: isBlocked, reason: 'Left the country' },
    });
  expect((await block(true)).statusCode).toBe(200);
  const { rows } = await world.pool.query('SELECT revoked_for FROM session WHERE student_id = $1', [id]);
  expect(rows).toEqual([{ revoked_for: 'blocked' }]);
  expect((await studentOf('school_admin', id)).state).toBe('blocked');
  await block(false);
  await block(false);
  expect((await studentOf('school_admin', id)).state).toBe('active');
  expect(await audits(id)).toEqual(['staff student.blocked', 'staff student.unblocked']);
});

test('a child who needs more time gets it, and the reason is on record', async () => {
  const { studentId: id } = await stage.submission('own section');
  const set = (factor: number) =>
    call('school_admin', 'PUT', `/students/${id}/time_factor`, {
      student: { time_factor: factor, reason: 'Dyslexia' },
    });
  expect((await set(5)).statusCode).toBe(422);
  expect((await set(1.5)).statusCode).toBe(200);
  expect((await studentOf('school_admin', id)).time_factor).toBe(1.5);
  const { rows } = await world.pool.query(
    "SELECT details FROM audit_log WHERE action = 'student.time_factor_set' AND subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ details: { factor: 1.5, reason: 'Dyslexia' } }]);
});

test('a student moves to another section from a day on; the days before stay, and the new course opens', async () => {
  const { studentId: id } = await stage.submission('own section');
  const { '8-A': before, '8-B': after } = await sectionIds();
  const { rows: days } = await world.pool.query(
    'SELECT app_today()::text AS today, (app_today() - 1)::text AS yesterday',
  );
  const move = (day: string) =>
    call('school_admin', 'PUT', `/students/${id}/section`, { move: { section_id: after, from_day: day } });
  expect((await move('2001-01-01')).json().code).toBe('day_outside_year');
  expect((await move(days[0].today)).statusCode).toBe(200);
  const { sections } = await studentOf('school_admin', id);
  expect(sections.map(({ id: section, to_day }) => [section, to_day])).toEqual([
    [after, null],
    [before, days[0].yesterday],
  ]);
  expect(await audits(id)).toEqual(['staff student.moved']);
});

test('the login mail is sent again, only to somebody who has an address and no password yet', async () => {
  const { studentId: id } = await stage.submission('own section');
  const again = () => call('school_admin', 'POST', `/students/${id}/invitation`);
  expect((await again()).json().code).toBe('no_login');
  const email = `again.${id}.${Math.random().toString(36).slice(2)}@students.example.org`;
  await world.pool.query(
    'INSERT INTO student_credential (student_id, tenant_id, email) SELECT id, tenant_id, $2 FROM student WHERE id = $1',
    [id, email],
  );
  expect((await studentOf('school_admin', id)).state).toBe('invited');
  expect((await again()).statusCode).toBe(200);
  const worker = await startTestWorker(world);
  await settle(world);
  await worker.stop();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(
    (await call('school_admin', 'POST', `/students/${await studentId(aarav)}/invitation`)).json().code,
  ).toBe('has_password');
});

test('a code for the family is shown once, works, and is kept only as a hash', async () => {
  const { studentId: id } = await stage.submission('own section');
  const { code } = (await call('school_admin', 'POST', `/students/${id}/guardian_code`)).json();
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  await world.pool.query("UPDATE session SET confirmed_at = app_now() WHERE kind = 'parent'");
  const linked = await world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/parent/link_codes',
    headers: stage.headers.parent,
    payload: { link: { code, relation: 'guardian' } },
  });
  expect(linked.json()).toMatchObject({ student: { id } });
  const { rows } = await world.pool.query('SELECT code_hash FROM link_code WHERE student_id = $1', [id]);
  expect(rows[0].code_hash.toString()).not.toContain(code);
});

test('a year is closed once: sections go on or leave, by a plan that is shown before', async () => {
  const { institute_id: institute, id: section } = await stage.section('other institute');
  const { studentId: stays } = await stage.submission('other institute');
  const { rows } = await world.pool.query(
    `SELECT id::int, (ends_on + 1)::text AS next, (ends_on + 300)::text AS last, ends_on::text AS ends
     FROM academic_year WHERE institute_id = $1`,
    [institute],
  );
  const { id: fromYear, next, last } = rows[0];
  const year = (name: string, starts_on: string, ends_on: string) =>
    call('tenant_admin', 'POST', `/institutes/${institute}/years`, { year: { name, starts_on, ends_on } });
  expect((await year('overlap', rows[0].ends, last)).json().code).toBe('year_overlaps');
  const { year_id: toYear } = (await year('next', next, last)).json();
  const { id: target = 0 } = await stage.one(
    `INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
     SELECT tenant_id, institute_id, $2, course_id, 'next-x', '{"en": "Next X"}' FROM section WHERE id = $1
     RETURNING id`,
    [section, toYear],
  );
  const go = async (moves: object[], isDryRun: boolean, who: Who = 'tenant_admin') =>
    call(who, 'POST', `/institutes/${institute}/roll_over`, {
      roll_over: { from_year_id: fromYear, to_year_id: toYear, moves, is_dry_run: isDryRun },
    });
  const moves = [{ section_id: section, to_section_id: target }];
  expect((await go(moves, true, 'school_admin')).statusCode).toBe(404);
  const leaving = wire.rollOver.response.parse((await go([], true)).json());
  expect(leaving).toMatchObject({ moving_count: 0, is_done: false });
  expect(leaving.leaving_count).toBeGreaterThan(0);
  const plan = wire.rollOver.response.parse((await go(moves, true)).json());
  expect(plan.sections[0]?.students.map(({ id }) => id)).toContain(stays);
  expect((await studentOf('tenant_admin', stays)).sections).toHaveLength(1);
  const done = (await go(moves, false)).json();
  expect(done).toMatchObject({ is_done: true, moving_count: plan.moving_count, leaving_count: 0 });
  const { sections } = await studentOf('tenant_admin', stays);
  expect(sections.map(({ id, from_day, to_day }) => [id, from_day, to_day])).toEqual([
    [target, next, null],
    [section, expect.anything(), rows[0].ends],
  ]);
  expect((await go(moves, false)).json().code).toBe('year_closed');
});

test("a class's figures are those of each student's own screen; a tutor counts what they teach", async () => {
  const { '8-A': section } = await sectionIds();
  const { headers } = await signIn(world.server, aarav);
  const { rows } = await world.pool.query(
    `SELECT enrolment.id FROM enrolment JOIN course ON course.id = course_id
     WHERE student_id = $1 AND course.slug = 'cbse-8'`,
    [await studentId(aarav)],
  );
  for (const subject of ['mathematics', 'physics']) {
    await world.pool.query(
      `INSERT INTO chapter_result (student_id, enrolment_id, chapter_id, tenant_id, items, runs, score_sum,
         accuracy_sum, seconds, answered, first_score_sum, first_accuracy_sum, first_seconds, first_answered,
         last_completed_at)
       SELECT student_id, enrolment.id, chapter.id, tenant_id, 1, 2, 137, 150, 600, 20, 60, 70, 300, 10, app_now()
       FROM enrolment JOIN subject ON subject.course_id = enrolment.course_id AND subject.slug = $2
       JOIN LATERAL (SELECT min(id) AS id FROM chapter WHERE subject_id = subject.id) chapter ON true
       WHERE enrolment.id = $1`,
      [rows[0].id, subject],
    );
  }
  const own = (
    await world.server.inject({
      method: 'GET',
      url: `/StudentReport/GetProgressByCourse?CourseId=${rows[0].id}`,
      headers,
    })
  ).json();
  const answer = await call('school_admin', 'GET', `/sections/${section}/progress`);
  const { students } = progress.getSectionProgress.response.parse(answer.json());
  const line = students.find(({ name }) => name.startsWith('Aarav'));
  expect(line?.figures).toMatchObject({ attempt_count: 4, score: 68.5, accuracy: 75, minutes: 20 });
  expect(JSON.stringify(own)).toContain(String(line?.figures.score));
  const one = progress.getStudentProgress.response.parse(
    (await call('school_admin', 'GET', `/students/${line?.id}/progress`)).json(),
  );
  expect(one.figures).toEqual(line?.figures);
  const taught = progress.getStudentProgress.response.parse(
    (await call('tutor', 'GET', `/students/${line?.id}/progress`)).json(),
  );
  expect(taught.subjects.map(({ name }) => name)).toEqual(['Mathematics']);
  expect(taught.figures?.attempt_count).toBe(2);
  expect(one.subjects.length).toBeGreaterThan(1);
  const file = await call('school_admin', 'GET', `/sections/${section}/progress.csv`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('Aarav');
  expect(file.body.split('\r\n')).toHaveLength(students.length + 2);
});
