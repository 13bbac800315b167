import { staffDay } from '@shala/wire/staff-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPupil, announce, readBoard } from '../../test/announcements.ts';
import { addWaiting, makeFreeText } from '../../test/marking.ts';
import { addRefund } from '../../test/refunds.ts';
import { openStaffSession } from '../../test/staff-session.ts';
import { addWorksheet } from '../../test/worksheets.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // What the demo school has on its desk already.
  await world.pool.query("UPDATE worksheet_round SET state = 'graded' WHERE state = 'turned_in'");
});
afterAll(() => world.stop());

const tutor = 'ananya.mukherjee@shala.example.org';
const admin = 'meenakshi.sundaram@shala.example.org';

async function dayOf(email: string, language = 'en') {
  const { headers } = await openStaffSession(world, email);
  const answer = await world.server.inject({
    url: '/api/v1/console/staff/day',
    headers: { ...headers, 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return staffDay.response.parse(answer.json());
}
const partOf = async (email: string, kind: string) =>
  (await dayOf(email)).waiting.find((part) => part.kind === kind);

async function turnIn(worksheetId: number, studentId: number, ago: string): Promise<void> {
  await world.pool.query(
    `WITH own AS (
       INSERT INTO student_worksheet (student_id, tenant_id, worksheet_id)
       SELECT $2, tenant_id, id FROM worksheet WHERE id = $1 RETURNING student_id, id, tenant_id
     )
     INSERT INTO worksheet_round (student_id, student_worksheet_id, round_no, tenant_id, state, turned_in_at, receipt)
     SELECT student_id, id, 1, tenant_id, 'turned_in', app_now() - $3::interval, 'R' || id FROM own`,
    [worksheetId, studentId, ago],
  );
}

test('a tutor with nothing to do is told so; refunds are not their business', async () => {
  const { waiting } = await dayOf(tutor);
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
    ['answers', 0],
    ['worksheets', 0],
    ['comments', 0],
  ]);
  expect((await dayOf(admin)).waiting.map(({ kind }) => kind)).toContain('refunds');
});

test('answers that wait are counted by course and subject, in the language asked for', async () => {
  await addWaiting(world, await makeFreeText(world), { count: 3 });
  await addWaiting(world, await makeFreeText(world), { count: 2, section: '8-B' });
  const answers = await partOf(tutor, 'answers');
  expect(answers?.count).toBe(5);
  expect(answers?.lines).toMatchObject([
    {
      course: { name: 'Class 8' },
      subject: { name: 'Mathematics', color_code: expect.any(String) },
      count: 5,
    },
  ]);
  const hindi = (await dayOf(tutor, 'hi')).waiting[0];
  expect(hindi?.lines[0]?.subject?.name).toBe('गणित');
});

test('worksheets turned in are those of students within reach, with the age of the oldest', async () => {
  const worksheet = await addWorksheet(world, { sections: ['8-A', '8-B'] });
  const [a, b] = [await addPupil(world, '8-A'), await addPupil(world, '8-B')];
  await turnIn(worksheet, a.studentId, '3 hours');
  await turnIn(worksheet, b.studentId, '5 hours');
  const { server_now: now } = await dayOf(tutor);
  const both = await partOf(tutor, 'worksheets');
  expect(both?.lines).toMatchObject([{ subject: { name: 'Mathematics' }, count: 2 }]);
  const hours = (Date.parse(now) - Date.parse(both?.lines[0]?.oldest_at ?? '')) / 3_600_000;
  expect(hours).toBeCloseTo(5, 1);
  await world.pool.query(
    `UPDATE teaching_assignment SET to_day = app_today() - 1
      WHERE staff_id = (SELECT id FROM staff WHERE email = $1)
        AND section_id = (SELECT id FROM section WHERE slug = '8-B')`,
    [tutor],
  );
  expect((await partOf(tutor, 'worksheets'))?.count).toBe(1);
  expect((await partOf(admin, 'worksheets'))?.count).toBe(2);
  await world.pool.query("UPDATE worksheet_round SET state = 'graded'");
  expect((await partOf(tutor, 'worksheets'))?.count).toBe(0);
});

test('a comment that was reported waits once, however many reported it, until somebody decides', async () => {
  const board = await readBoard(world);
  const staff = await openStaffSession(world, tutor);
  const posted = await announce(world, staff, { ClassId: board.courseId, SectionId: board.sections['8-A'] });
  expect(posted.statusCode).toBe(200);
  await world.pool.query(
    `WITH said AS (
       INSERT INTO announcement_comment (tenant_id, announcement_id, author_student_id, body)
       SELECT announcement.tenant_id, announcement.id, member.student_id, 'x' FROM announcement, section_membership member
       ORDER BY announcement.id DESC, member.student_id LIMIT 1 RETURNING *
     )
     INSERT INTO comment_report (tenant_id, announcement_id, comment_id, author_student_id, reason)
     SELECT said.tenant_id, said.announcement_id, said.id, student.id, 'unkind'
     FROM said JOIN LATERAL (SELECT id FROM student WHERE student.tenant_id = said.tenant_id ORDER BY id LIMIT 2) student ON true`,
  );
  expect((await partOf(tutor, 'comments'))?.lines).toMatchObject([
    { course: { name: 'Class 8' }, subject: null, count: 1 },
  ]);
  await world.pool.query(
    `UPDATE comment_report SET decision = 'kept', decided_by = $1, decided_at = app_now()`,
    [staff.staffId],
  );
  expect((await partOf(tutor, 'comments'))?.count).toBe(0);
});

test('refunds to decide are counted for administrators, those of their tenant', async () => {
  await addRefund(world, 'shala');
  await addRefund(world, 'udaan');
  expect(await partOf(admin, 'refunds')).toMatchObject({
    count: 1,
    lines: [{ course: null, subject: null, count: 1 }],
  });
});
