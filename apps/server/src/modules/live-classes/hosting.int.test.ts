import type { WireAttendee } from '@shala/wire/live-classes-staff.ts';
import { staffDay } from '@shala/wire/staff-day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPupil } from '../../../test/announcements.ts';
import { addLearner } from '../../../test/learners.ts';
import {
  addLiveClass,
  addSpan,
  ananya,
  clearLiveClasses,
  joseph,
  principal,
} from '../../../test/live-classes.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

type Staff = Awaited<ReturnType<typeof openStaffSession>>;
let world: World;
let tutor: Staff;
let other: Staff;
let office: Staff;
beforeAll(async () => {
  world = await openWorld();
  await clearLiveClasses(world);
  [tutor, other, office] = [
    await openStaffSession(world, ananya),
    await openStaffSession(world, joseph),
    await openStaffSession(world, principal),
  ];
});
afterAll(() => world.stop());

const base = '/api/v1/live_class_management/staff/live_classes';
const call = (who: Staff, method: 'GET' | 'POST', path: string) =>
  world.server.inject({ method, url: `${base}${path}`, headers: who.headers });

describe('hosting', () => {
  test('[RL-03] [G03] is for the tutors of the class and the office; the seat says host', async () => {
    const id = await addLiveClass(world);
    const answer = await call(tutor, 'POST', `/${id}/host`);
    expect(answer.json().live_class).toMatchObject({
      id,
      title: 'Square roots',
      token: expect.any(String),
      rtm_token: expect.any(String),
      rtm_token_uid: `host-${tutor.staffId}`,
      duration: 60,
    });
    expect((await call(office, 'POST', `/${id}/host`)).statusCode).toBe(200);
    expect((await call(other, 'POST', `/${id}/host`)).statusCode).toBe(404);
    const early = await addLiveClass(world, { starts: '1 hour' });
    expect((await call(tutor, 'POST', `/${early}/host`)).json().code).toBe('live_class_not_open');
  });

  test('[G02] the end is the host’s word: attendance and a running recording end with it', async () => {
    const id = await addLiveClass(world);
    const { studentId } = await addPupil(world, '8-A');
    await addSpan(world, { liveClassId: id, studentId, from: '4 minutes' });
    await world.pool.query(
      'INSERT INTO live_recording (tenant_id, live_class_id, staff_id) SELECT tenant_id, id, staff_id FROM live_class WHERE id = $1',
      [id],
    );
    expect((await call(other, 'POST', `/${id}/end`)).statusCode).toBe(404);
    expect((await call(tutor, 'POST', `/${id}/end`)).json().live_class.state).toBe('ended');
    expect((await call(tutor, 'POST', `/${id}/end`)).statusCode).toBe(200);
    const { rows } = await world.pool.query(
      `SELECT (SELECT count(*)::int FROM live_attendance WHERE live_class_id = $1 AND left_at IS NULL) AS open,
         (SELECT state FROM live_recording WHERE live_class_id = $1) AS recording,
         (SELECT count(*)::int FROM audit_log WHERE action = 'live_class.ended' AND subject_id = $1) AS noted`,
      [id],
    );
    expect(rows[0]).toEqual({ open: 0, recording: 'waiting', noted: 1 });
  });

  test('whoever was sent out may be let in again', async () => {
    const id = await addLiveClass(world);
    const pupil = await addPupil(world, '8-A');
    const join = () =>
      world.server.inject({
        method: 'POST',
        url: `/api/v1/live_class_management/student/live_classes/${id}/join_live`,
        headers: pupil.headers,
      });
    const readmit = () => call(tutor, 'POST', `/${id}/students/${pupil.studentId}/readmit`);
    expect((await readmit()).statusCode).toBe(404);
    await world.pool.query(
      `INSERT INTO live_seat (student_id, live_class_id, tenant_id, removed_at)
       SELECT $1, id, tenant_id, app_now() FROM live_class WHERE id = $2`,
      [pupil.studentId, id],
    );
    expect((await join()).json().code).toBe('live_class_removed');
    expect((await readmit()).json()).toEqual({ success: true });
    expect((await join()).statusCode).toBe(200);
  });

  test('today’s classes stand in the day of those who teach them', async () => {
    await clearLiveClasses(world);
    const id = await addLiveClass(world);
    await addLiveClass(world, { starts: '3 days' });
    const dayOf = async (who: Staff) => {
      const answer = await world.server.inject({
        url: '/api/v1/console/staff/day',
        headers: { ...who.headers, 'accept-language': 'hi' },
      });
      return staffDay.response.parse(answer.json()).classes;
    };
    expect(await dayOf(tutor)).toEqual([
      {
        id,
        title: 'वर्गमूल',
        starts_at: expect.any(String),
        ends_at: expect.any(String),
        can_host: true,
      },
    ]);
    expect(await dayOf(other)).toEqual([]);
  });
});

describe('[G11] attendance', () => {
  test('is the sum of all spans, open ones up to now; absent students are listed, too', async () => {
    const id = await addLiveClass(world, { starts: '-50 minutes', minutes: 120 });
    const [been, there, lost, absent] = [
      await addPupil(world, '8-A'),
      await addPupil(world, '8-A'),
      await addPupil(world, '8-A'),
      await addPupil(world, '8-A'),
    ];
    const span = (who: { studentId: number }, from: string, to: string | null, seen?: string) =>
      addSpan(world, { liveClassId: id, studentId: who.studentId, from, to, ...(seen && { seen }) });
    await span(been, '50 minutes', '40 minutes');
    await span(been, '30 minutes', '25 minutes');
    await span(there, '20 minutes', null);
    await span(lost, '20 minutes', null, '12 minutes');
    await world.pool.query("UPDATE student SET first_name = '=cmd()', last_name = '' WHERE id = $1", [
      been.studentId,
    ]);
    await world.pool.query('UPDATE section_membership SET roll = 7 WHERE student_id = $1', [been.studentId]);
    const answer = await call(tutor, 'GET', `/${id}/attendance`);
    const attendees: WireAttendee[] = answer.json().attendees;
    const of = ({ studentId }: { studentId: number }) =>
      attendees.find((one) => one.student_id === studentId);
    expect(of(been)).toEqual({
      student_id: been.studentId,
      student_name: '=cmd()',
      section_name: '8-A',
      roll: 7,
      first_joined_at: expect.any(String),
      last_left_at: expect.any(String),
      is_present: false,
      seconds: 900,
      is_removed: false,
    });
    expect(of(there)).toMatchObject({ is_present: true, last_left_at: null });
    // A moment passes between the two calls, not half a minute.
    expect(Math.abs((of(there)?.seconds ?? 0) - 1200)).toBeLessThan(30);
    expect(of(lost)).toMatchObject({ is_present: false, seconds: 480 });
    expect(of(absent)).toMatchObject({ first_joined_at: null, last_left_at: null, seconds: 0 });
    expect((await call(tutor, 'GET', `/${id}`)).json().live_class.attended_count).toBe(3);

    const csv = await call(tutor, 'GET', `/${id}/attendance.csv`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toContain('attendance.csv');
    const lines = csv.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFFSection,Roll,Name,Attended,Joined,Left,Minutes');
    expect(lines.find((line) => line.includes('cmd()'))).toMatch(
      /^8-A,7,"'=cmd\(\)",Yes,\d\d:\d\d [AP]M,\d\d:\d\d [AP]M,15$/,
    );
    expect(lines).toHaveLength(attendees.length + 2);
  });

  test('an office of one school sees its own students, the tutor all whom the class is for', async () => {
    const id = await addLiveClass(world, { sections: ['8-A'] });
    const family = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
    await addSpan(world, { liveClassId: id, studentId: family.studentId, from: '4 minutes', to: '1 minute' });
    const email = 'office@hennur.example.org';
    await world.pool.query(
      `WITH person AS (
         INSERT INTO staff (tenant_id, email, name) SELECT id, $1, '{"en": "Office"}' FROM tenant WHERE slug = 'shala'
         RETURNING tenant_id, id
       ) INSERT INTO staff_role (tenant_id, staff_id, role, institute_id)
       SELECT person.tenant_id, person.id, 'school_admin', institute.id FROM person
       JOIN institute ON institute.tenant_id = person.tenant_id AND institute.slug = 'shala-hennur'`,
      [email],
    );
    const names = async (who: Staff) =>
      (await call(who, 'GET', `/${id}/attendance`))
        .json()
        .attendees.map(({ student_id }: WireAttendee) => student_id);
    expect(await names(tutor)).toContain(family.studentId);
    expect(await names(await openStaffSession(world, email))).not.toContain(family.studentId);
    expect((await call(other, 'GET', `/${id}/attendance`)).statusCode).toBe(404);
  });
});
