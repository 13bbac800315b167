import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Learner } from '../../../test/learners.ts';
import { runSweep } from '../../../test/shop.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { addPupil, addWorksheet, draftBase } from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { readNow } from '../../platform/db/clock.ts';

let world: World;
let pupil: Learner;
let tutor: Awaited<ReturnType<typeof openStaffSession>>;
beforeAll(async () => {
  world = await openWorld();
  pupil = await addPupil(world);
  tutor = await openStaffSession(world, 'ananya.mukherjee@shala.example.org');
});
afterAll(() => world.stop());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = tutor) =>
  world.server.inject({
    method,
    url: `/api/v1${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
const base = '/worksheet/staff/worksheets';
const schedule = (id: number, publishAt: Date | null) =>
  call('PUT', `${base}/${id}/schedule`, { schedule: { publish_at: publishAt?.toISOString() ?? null } });
const inMinutes = async (minutes: number) => new Date((await readNow(world.db)).getTime() + minutes * 60_000);
const seesIt = async (id: number): Promise<boolean> => {
  const answer = await world.server.inject({
    url: `/worksheet/GetStudentWorksheetInfo?WorksheetId=${id}&StudentId=${pupil.studentId}`,
    headers: pupil.headers,
  });
  return answer.statusCode === 200;
};
const told = async (id: number): Promise<number> => {
  const { rows } = await world.pool.query(
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs
     WHERE payload::text LIKE '%worksheets.posted%' AND payload::text ~ ('"worksheetId": ?' || $1 || '\\M')`,
    [id],
  );
  return rows[0].count;
};

test('a worksheet comes out by itself at its moment, once, and nobody sees it before', async () => {
  const id = await addWorksheet(world, { isDraft: true });
  const moment = await inMinutes(60);
  expect((await schedule(id, moment)).json().worksheet).toMatchObject({
    posted_at: null,
    publish_at: moment.toISOString(),
  });
  await runSweep(world, 'worksheets.publish');
  expect(await seesIt(id)).toBe(false);
  await world.moveClock('61 minutes');
  await runSweep(world, 'worksheets.publish');
  await runSweep(world, 'worksheets.publish');
  expect(await seesIt(id)).toBe(true);
  expect(await told(id)).toBe(1);
  const { worksheet } = (await call('GET', `${base}/${id}`)).json();
  expect(worksheet).toMatchObject({ publish_at: null, posted_at: expect.any(String) });
});

test('the moment can be changed and taken back until it comes, and must lie between now and the due date', async () => {
  const id = await addWorksheet(world, { isDraft: true, due: '1 day' });
  await schedule(id, await inMinutes(5));
  await schedule(id, await inMinutes(30));
  await world.moveClock('10 minutes');
  await runSweep(world, 'worksheets.publish');
  expect(await seesIt(id)).toBe(false);
  expect((await schedule(id, null)).json().worksheet.publish_at).toBeNull();
  await world.moveClock('1 hour');
  await runSweep(world, 'worksheets.publish');
  expect(await seesIt(id)).toBe(false);
  expect((await schedule(id, await inMinutes(-1))).json().code).toBe('due_in_past');
  expect((await schedule(id, await inMinutes(3000))).json().code).toBe('publish_after_due');
  await call('POST', `${base}/${id}/publish`);
  expect((await schedule(id, await inMinutes(5))).json().code).toBe('worksheet_posted');
});

test('the list is paged by the server, says what waits, and holds what the person reaches', async () => {
  const own = await addWorksheet(world);
  const foreign = await addWorksheet(world, { sections: ['8-B'] });
  const { rows } = await world.pool.query(
    'INSERT INTO student_worksheet (student_id, tenant_id, worksheet_id) VALUES ($1, $2, $3) RETURNING id',
    [pupil.studentId, tutor.tenantId, own],
  );
  await world.pool.query(
    `INSERT INTO worksheet_round (student_id, student_worksheet_id, round_no, tenant_id, state, turned_in_at, receipt)
     VALUES ($1, $2, 1, $3, 'turned_in', app_now(), 'R-schedule')`,
    [pupil.studentId, rows[0].id, tutor.tenantId],
  );
  const email = 'page-tutor@staff.example.org';
  await world.pool.query(
    `WITH person AS (
       INSERT INTO staff (tenant_id, email, name) VALUES ($1, $2, '{"en": "Page"}') RETURNING tenant_id, id)
     INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, subject_id, section_id, from_day)
     SELECT person.tenant_id, person.id, section.course_id, subject.id, section.id, app_today() - 1
     FROM person JOIN section ON section.tenant_id = person.tenant_id AND section.slug = '8-A'
     JOIN subject ON subject.course_id = section.course_id AND subject.slug = 'mathematics'`,
    [tutor.tenantId, email],
  );
  const narrow = await openStaffSession(world, email);
  const list = async (page: number) =>
    (await call('GET', `${base}?page=${page}&items_per_page=2`, undefined, narrow)).json();
  const first = await list(1);
  expect(first.worksheets).toHaveLength(2);
  const all = [];
  for (let page = 1; page <= first.meta.total_pages; page += 1) all.push(...(await list(page)).worksheets);
  expect(all).toHaveLength(first.meta.total_count);
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(Number(own));
  expect(ids).not.toContain(Number(foreign));
  expect(all.find(({ id }) => id === Number(own))).toMatchObject({
    subject_name: 'Mathematics',
    section_names: ['8-A'],
    waiting_count: 1,
    is_own: true,
  });
  const { courses } = (await call('GET', '/console/staff/audience', undefined, narrow)).json();
  expect(courses).toEqual([
    {
      id: expect.any(Number),
      name: expect.stringContaining('8'),
      is_whole: false,
      sections: [{ id: expect.any(Number), name: '8-A', institute_name: expect.any(String) }],
      subjects: [
        {
          id: expect.any(Number),
          name: 'Mathematics',
          color_code: expect.stringMatching(/^[1-7]$/),
          is_whole: false,
          section_ids: [courses[0].sections[0].id],
        },
      ],
    },
  ]);
});

test('a draft that waits is never due before it comes out', async () => {
  const id = await addWorksheet(world, { isDraft: true });
  await schedule(id, await inMinutes(600));
  const { worksheet } = (await call('GET', `${base}/${id}`)).json();
  const due = async (minutes: number) =>
    call('PUT', `${base}/${id}`, {
      worksheet: {
        course_id: worksheet.course_id,
        subject_id: worksheet.subject_id,
        section_ids: worksheet.section_ids,
        name: worksheet.name,
        instructions: worksheet.instructions,
        points: worksheet.points,
        due: (await inMinutes(minutes)).toISOString(),
      },
    });
  expect((await due(300)).json().code).toBe('publish_after_due');
  expect((await due(900)).statusCode).toBe(200);
});

test('a draft that waits takes no work', async () => {
  const id = await addWorksheet(world, { isDraft: true });
  await schedule(id, await inMinutes(5));
  const answer = await world.server.inject({
    method: 'PUT',
    url: `/api/v1${draftBase(id)}/turn_in`,
    headers: pupil.headers,
  });
  expect(answer.statusCode).toBe(404);
});
