import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Learner } from '../../../test/learners.ts';
import { makePdf } from '../../../test/pdfs.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { addPupil, draftBase, filesAt, givenBase, readWorksheet } from '../../../test/worksheets.ts';
import { openWorld, type World } from '../../../test/world.ts';
import type { DomainEvent, EventListener } from '../../platform/events.ts';

let world: World;
let worker: { stop(): Promise<void> };
let pupil: Learner;
let tutor: SignedInStaff;
let ids: { course: number; subject: number; physics: number; a: number; b: number };
const told: DomainEvent[] = [];

beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  const listen = (event: string): EventListener => ({
    name: `test.${event}`,
    event,
    handle: async (given) => {
      told.push(given);
    },
  });
  world.modules.listeners.push(
    ...['posted', 'returned', 'graded'].map((name) => listen(`worksheets.${name}`)),
  );
  worker = await startTestWorker(world);
  pupil = await addPupil(world);
  const { rows } = await world.pool.query(
    `SELECT course.id AS course, maths.id AS subject, physics.id AS physics, a.id AS a, b.id AS b FROM course
     JOIN subject maths ON maths.course_id = course.id AND maths.slug = 'mathematics'
     JOIN subject physics ON physics.course_id = course.id AND physics.slug = 'physics'
     JOIN section a ON a.slug = '8-A' JOIN section b ON b.slug = '10-A' WHERE course.slug = 'cbse-8'`,
  );
  ids = rows[0];
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = tutor.headers) =>
  world.server.inject({
    method,
    url: `/api/v1/worksheet/staff/worksheets${path}`,
    headers,
    ...(payload && { payload }),
  });
const input = (more: object = {}) => ({
  worksheet: {
    course_id: ids.course,
    subject_id: ids.subject,
    section_ids: [ids.a],
    name: { en: 'Cubes', hi: 'घन' },
    instructions: { en: 'All of them.' },
    points: 10,
    due: '2091-01-01',
    ...more,
  },
});
const pdf = (text: string) => ({
  name: `${text}.pdf`,
  type: 'application/pdf',
  content: makePdf({ text }),
});

/** Published, and handed in by the pupil. */
async function handedIn(): Promise<number> {
  const { id } = (await call('POST', '', input())).json().worksheet;
  await call('POST', `/${id}/publish`);
  const own = filesAt(world, pupil.headers, draftBase(id));
  await own.upload(pdf('work'));
  await own.call('PUT', '/turn_in');
  return id;
}

describe('a tutor', () => {
  test('writes a worksheet that students see once it is published; they are told once', async () => {
    const created = (await call('POST', '', input())).json().worksheet;
    expect(created).toMatchObject({
      posted_at: null,
      due_at: '2091-01-01T18:29:59.000Z',
      section_ids: [ids.a],
    });
    const files = filesAt(world, tutor.headers, givenBase(created.id));
    const [waiting] = (await files.announce([pdf('not yet')])).json().files;
    expect((await call('POST', `/${created.id}/publish`)).json().code).toBe('files_not_ready');
    await files.remove(waiting.id);
    await files.upload(pdf('sheet'));
    await expect(readWorksheet(world, pupil, created.id)).rejects.toThrow('not_found');
    const changed = await call('PUT', `/${created.id}`, input({ points: 12, due: '2091-01-02T06:30:00Z' }));
    expect(changed.json().worksheet).toMatchObject({ points: 12, due_at: '2091-01-02T06:30:00.000Z' });
    for (let times = 0; times < 2; times += 1) await call('POST', `/${created.id}/publish`);
    expect(await readWorksheet(world, pupil, created.id)).toMatchObject({
      name: 'Cubes',
      points: 12,
      attachmentList: [{ name: 'sheet.pdf' }],
    });
    await settle(world);
    expect(told.filter(({ data }) => 'worksheetId' in data && data.worksheetId === created.id)).toEqual([
      {
        id: expect.any(String),
        type: 'worksheets.posted',
        tenantId: expect.any(Number),
        data: {
          worksheetId: created.id,
          courseId: ids.course,
          sectionIds: [ids.a],
          title: { en: 'Cubes', hi: 'घन' },
          dueAt: '2091-01-02T06:30:00.000Z',
        },
      },
    ]);
    const moved = await call('PUT', `/${created.id}`, input({ section_ids: [] }));
    expect(moved.statusCode).toBe(404);
    const listed = (await call('GET', '?items_per_page=50')).json().worksheets;
    expect(listed.map(({ id }: { id: number }) => id)).toContain(created.id);
  });

  test('writes only for subjects and sections they teach', async () => {
    const refused = await Promise.all(
      [
        { subject_id: ids.physics },
        { section_ids: [ids.b] },
        { section_ids: [] },
        { course_id: 987_654 },
        // Of another course, whoever asks.
        { section_ids: [ids.a, ids.b] },
      ].map(async (more) => (await call('POST', '', input(more))).statusCode),
    );
    expect(refused).toEqual([404, 404, 404, 404, 404]);
    // A tutor of all of mathematics might write to any section, but not to one that learns another course.
    await world.pool.query(
      `INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, subject_id, from_day)
       SELECT tenant_id, id, $1, $2, app_today() FROM staff WHERE email LIKE 'joseph.kurian@%'`,
      [ids.course, ids.subject],
    );
    const all = await joinStaff(world, 'joseph.kurian@shala.example.org', '--role', 'tutor');
    const answers = [ids.a, ids.b].map(
      async (id) => (await call('POST', '', input({ section_ids: [id] }), all.headers)).statusCode,
    );
    expect(await Promise.all(answers)).toEqual([200, 404]);
  });

  test('changes points and due date of a posted worksheet with a trace, and never below what was given', async () => {
    const id = await handedIn();
    await call('PUT', `/${id}/submissions/${pupil.studentId}/grade`, { grade: { points: 7 } });
    const less = await call('PUT', `/${id}`, input({ points: 6 }));
    expect([less.statusCode, less.json().code, less.json().details]).toEqual([
      409,
      'points_already_given',
      { least: 7 },
    ]);
    expect((await call('PUT', `/${id}`, input({ points: 7, due: '2091-01-02' }))).statusCode).toBe(200);
    await call('PUT', `/${id}`, input({ points: 7, due: '2091-01-02', name: { en: 'Other words' } }));
    const { rows } = await world.pool.query(
      `SELECT actor_kind, details FROM audit_log WHERE action = 'worksheet.changed' AND subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        actor_kind: 'staff',
        details: { points: [10, 7], due_at: ['2091-01-01T18:29:59.000Z', '2091-01-02T18:29:59.000Z'] },
      },
    ]);
  });

  test('names days that exist, and returns work only until a day to come', async () => {
    const odd = ['2026-13-45', '2091-02-31'].map((due) => call('POST', '', input({ due })));
    expect((await Promise.all(odd)).map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    const id = await handedIn();
    const answer = await call('POST', `/${id}/submissions/${pupil.studentId}/return`, {
      return: { private_message: 'Again.', due: '2020-01-01' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'due_in_past']);
    expect(await readWorksheet(world, pupil, id)).toMatchObject({ turnInStatus: true, roundNumber: 1 });
  });

  test('grades what was handed in: points, a message, an audit row and an event; others later change it', async () => {
    const id = await handedIn();
    const path = `/${id}/submissions/${pupil.studentId}`;
    expect((await call('PUT', `${path}/grade`, { grade: { points: 11 } })).json()).toMatchObject({
      code: 'points_out_of_range',
      details: { most: 10 },
    });
    await call('PUT', `${path}/grade`, { grade: { points: 7, private_message: 'Good.' } });
    const graded = await call('PUT', `${path}/grade`, { grade: { points: 8.5 } });
    expect(graded.json().submission).toMatchObject({
      state: 'graded',
      points: 8.5,
      private_message: 'Good.',
    });
    expect(await readWorksheet(world, pupil, id)).toMatchObject({
      studentPoint: 8.5,
      privateMessage: 'Good.',
    });
    const { rows } = await world.pool.query(
      `SELECT actor_kind, details FROM audit_log WHERE action = 'worksheet.graded'
         AND subject_id = $1 AND details->>'worksheet_id' = $2 ORDER BY id`,
      [pupil.studentId, String(id)],
    );
    const detail = { worksheet_id: id, round_no: 1 };
    expect(rows).toEqual([
      { actor_kind: 'staff', details: { ...detail, points: 7, before: null } },
      { actor_kind: 'staff', details: { ...detail, points: 8.5, before: 7 } },
    ]);
    await settle(world);
    const events = told.filter(
      ({ type, data }) => type === 'worksheets.graded' && Object.values(data).includes(id),
    );
    expect(
      events
        .map(({ data }) => data)
        .sort((a, b) => ('points' in a && 'points' in b ? Number(a.points) - Number(b.points) : 0)),
    ).toEqual(
      [7, 8.5].map((points) => ({
        worksheetId: id,
        courseId: ids.course,
        studentId: pupil.studentId,
        title: { en: 'Cubes', hi: 'घन' },
        points,
        mostPoints: 10,
      })),
    );
  });

  test('returns work for correction after the due date, and the new round may be handed in', async () => {
    const id = await handedIn();
    await world.pool.query(`UPDATE worksheet SET due_at = app_now() - interval '1 day' WHERE id = $1`, [id]);
    const path = `/${id}/submissions/${pupil.studentId}`;
    await call('POST', `${path}/return`, { return: { private_message: 'Page 2 is dark.' } });
    const shown = await readWorksheet(world, pupil, id);
    expect(shown).toMatchObject({
      canSubmit: true,
      isReturned: true,
      dueDate: expect.stringMatching(/T23:59:59$/),
    });
    expect(Date.parse(shown.dueAt) - Date.parse(shown.serverNow)).toBeGreaterThan(2 * 86_400_000);
    const early = await call('PUT', `${path}/grade`, { grade: { points: 1 } });
    expect([early.statusCode, early.json().code]).toEqual([409, 'not_turned_in']);
    // A draft is the student's own: the tutor sees rounds that were handed in.
    const own = filesAt(world, pupil.headers, draftBase(id));
    await own.upload(pdf('again'));
    const seen = (await call('GET', path)).json().submission;
    expect(seen.rounds.map((round: { student_files: unknown[] }) => round.student_files.length)).toEqual([
      0, 1,
    ]);
    expect((await own.call('PUT', '/turn_in')).statusCode).toBe(200);
    expect((await call('GET', path)).json().submission).toMatchObject({
      state: 'turned_in',
      round_number: 2,
    });
    await settle(world);
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'worksheets.returned',
        data: expect.objectContaining({
          worksheetId: id,
          studentId: pupil.studentId,
          points: null,
          mostPoints: 10,
        }),
      }),
    );
  });

  test('still grades work whose student has lost access since, and sees nobody else who has', async () => {
    const id = await handedIn();
    const [leaver, idle] = [await addPupil(world), await addPupil(world)];
    const own = filesAt(world, leaver.headers, draftBase(id));
    await own.upload(pdf('before I left'));
    await own.call('PUT', '/turn_in');
    await world.pool.query('UPDATE access_grant SET revoked_at = app_now() WHERE student_id = ANY ($1)', [
      [leaver.studentId, idle.studentId],
    ]);
    const path = (studentId: number) => `/${id}/submissions/${studentId}`;
    const grade = { grade: { points: 6 } };
    const graded = await call('PUT', `${path(leaver.studentId)}/grade`, grade);
    expect(graded.json().submission).toMatchObject({ state: 'graded', points: 6 });
    expect((await call('GET', path(idle.studentId))).statusCode).toBe(404);
    const { submissions } = (await call('GET', `/${id}/submissions?items_per_page=50`)).json();
    const listed = submissions.map((one: { student_id: number }) => one.student_id);
    expect(listed).toContain(leaver.studentId);
    expect(listed).not.toContain(idle.studentId);
  });

  test('lists worksheets with their files, each with its own', async () => {
    const made: number[] = [];
    for (const name of ['first', 'second']) {
      const { id } = (await call('POST', '', input())).json().worksheet;
      await filesAt(world, tutor.headers, givenBase(id)).announce([pdf(name)]);
      made.push(id);
    }
    const { worksheets } = (await call('GET', '?items_per_page=50')).json();
    const names = made.map((id) =>
      worksheets.find((one: { id: number }) => one.id === id).files.map(({ name }: { name: string }) => name),
    );
    expect(names).toEqual([['first.pdf'], ['second.pdf']]);
  });

  test('sees everybody of the audience, with or without work', async () => {
    const id = await handedIn();
    const idle = await addPupil(world);
    const { submissions, meta } = (await call('GET', `/${id}/submissions?items_per_page=50`)).json();
    const of = (studentId: number) =>
      submissions.find((one: { student_id: number }) => one.student_id === studentId);
    expect(of(pupil.studentId)).toMatchObject({ state: 'turned_in', points: null, round_number: 1 });
    expect(of(idle.studentId)).toEqual({
      student_id: idle.studentId,
      student_name: 'New',
      state: 'none',
      round_number: 1,
      turned_in_at: null,
      points: null,
    });
    expect(meta.total_count).toBe(submissions.length);
  });
});

test('[WK-04] a posted worksheet is counted for the student until the list has been opened', async () => {
  const reader = await addPupil(world);
  const count = async () =>
    (
      await world.server.inject({
        method: 'GET',
        url: '/api/v1/notice/student/notifications/work_sheets_count',
        headers: reader.headers,
      })
    ).json().count;
  const { id } = (await call('POST', '', input())).json().worksheet;
  await call('POST', `/${id}/publish`);
  await settle(world);
  expect(await count()).toBe(1);
  await world.server.inject({
    method: 'PUT',
    url: '/api/v1/notice/student/notifications/view_all_worksheets',
    headers: reader.headers,
  });
  expect(await count()).toBe(0);
});
