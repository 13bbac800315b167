import type { ResponseOf } from '@shala/wire/contract.ts';
import type {
  listLiveTutors,
  listStaffLiveClasses,
  WireStaffLiveClass,
} from '@shala/wire/live-classes-staff.ts';
import { countLiveClasses } from '@shala/wire/notifications.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPupil } from '../../../test/announcements.ts';
import type { Learner } from '../../../test/learners.ts';
import { addLiveClass, ananya, clearLiveClasses, joseph, principal } from '../../../test/live-classes.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

type Staff = Awaited<ReturnType<typeof openStaffSession>>;
let world: World;
let tutor: Staff;
let physics: Staff;
let office: Staff;
let pupil: Learner;
let worker: { stop(): Promise<void> };
let place: { course: number; subject: number; chapter: number; a: number; b: number };
beforeAll(async () => {
  world = await openWorld();
  await clearLiveClasses(world);
  [tutor, physics, office] = [
    await openStaffSession(world, ananya),
    await openStaffSession(world, joseph),
    await openStaffSession(world, principal),
  ];
  pupil = await addPupil(world, '8-A');
  worker = await startTestWorker(world);
  const { rows } = await world.pool.query(
    `SELECT course.id::int AS course, subject.id::int AS subject,
       (SELECT min(id)::int FROM chapter WHERE subject_id = subject.id) AS chapter,
       (SELECT id::int FROM section WHERE slug = '8-A') AS a, (SELECT id::int FROM section WHERE slug = '8-B') AS b
     FROM course JOIN subject ON subject.course_id = course.id AND subject.slug = 'mathematics'
     WHERE course.slug = 'cbse-8'`,
  );
  place = rows[0];
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const base = '/api/v1/live_class_management/staff/live_classes';
const call = (who: Staff, method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) =>
  world.server.inject({ method, url: `${base}${path}`, headers: who.headers, ...(payload && { payload }) });
const at = async (interval: string): Promise<string> =>
  (await world.pool.query('SELECT app_now() + $1::interval AS at', [interval])).rows[0].at.toISOString();

async function input(over: object = {}) {
  return {
    live_class: {
      course_id: place.course,
      subject_id: place.subject,
      chapter_id: place.chapter,
      section_ids: [place.a],
      tutor_ids: [],
      title: { en: 'Square roots', hi: '' },
      starts_at: await at('1 day'),
      ends_at: await at('1 day 1 hour'),
      provider: 'rtc',
      external_url: null,
      ...over,
    },
  };
}
async function create(who: Staff, over: object = {}): Promise<WireStaffLiveClass> {
  const answer = await call(who, 'POST', '', await input(over));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().live_class;
}
const refusal = async (who: Staff, over: object) => {
  const answer = await call(who, 'POST', '', await input(over));
  return [answer.statusCode, answer.json().code];
};
/** What the form sends: the class as it is, but for this. */
const again = (given: WireStaffLiveClass, over: object = {}) => ({
  live_class: {
    course_id: given.course_id,
    subject_id: given.subject_id,
    chapter_id: given.chapter_id,
    section_ids: given.sections.map(({ id }) => id),
    tutor_ids: given.tutors.map(({ id }) => id),
    title: given.title,
    starts_at: given.starts_at,
    ends_at: given.ends_at,
    provider: given.provider,
    external_url: given.external_url,
    ...over,
  },
});
const notices = async (liveClassId: number, who = pupil) => {
  await settle(world);
  const { rows } = await world.pool.query(
    "SELECT action, title ->> 'hi' AS hindi FROM notification WHERE student_id = $1 AND (data ->> 'id')::int = $2 AND type = 'live_class' ORDER BY id",
    [who.studentId, liveClassId],
  );
  return rows.map((row) => row.action);
};
/** The worker sweeps, too, and may be at it in this moment. */
const expectNotices = (id: number, actions: string[]) =>
  expect.poll(() => notices(id), { timeout: 10_000 }).toEqual(actions);
const remind = () => world.modules.sweeps.find(({ name }) => name === 'live-classes.remind')?.run();

describe('setting a class up', () => {
  test('[RL-03] a tutor sets one up for a section they teach, and teaches it with whom they name', async () => {
    const made = await create(tutor, { section_ids: [place.a, place.b] });
    expect(made).toMatchObject({
      course_name: 'Class 8',
      subject_name: 'Mathematics',
      chapter_id: place.chapter,
      sections: [
        { id: place.a, name: '8-A' },
        { id: place.b, name: '8-B' },
      ],
      tutors: [{ id: tutor.staffId, full_name: 'Ananya Mukherjee' }],
      title: { en: 'Square roots' },
      state: 'scheduled',
      can_host: false,
      is_own: true,
      attended_count: 0,
      recordings_count: 0,
    });
    const listed = (await call(tutor, 'GET')).json<ResponseOf<typeof listStaffLiveClasses>>();
    expect(listed.live_classes.map(({ id }) => id)).toContain(made.id);
    const others = (await call(physics, 'GET')).json<ResponseOf<typeof listStaffLiveClasses>>();
    expect(others.live_classes.map(({ id }) => id)).not.toContain(made.id);
  });

  test('for what they do not teach answers as if it did not exist; an office may, and does not teach it', async () => {
    expect(await refusal(physics, {})).toEqual([404, 'not_found']);
    expect(await refusal(tutor, { section_ids: [] })).toEqual([404, 'not_found']);
    expect(await refusal(tutor, { tutor_ids: [physics.staffId] })).toEqual([404, 'not_found']);
    expect(await refusal(tutor, { chapter_id: 1_000_000 })).toEqual([404, 'not_found']);
    const made = await create(office, { section_ids: [], tutor_ids: [tutor.staffId] });
    expect(made.tutors.map(({ id }) => id)).toEqual([tutor.staffId]);
    const tutors = await world.server.inject({
      url: `/api/v1/live_class_management/staff/tutors?course_id=${place.course}&subject_id=${place.subject}`,
      headers: office.headers,
    });
    expect(tutors.json<ResponseOf<typeof listLiveTutors>>().tutors).toEqual([
      {
        id: tutor.staffId,
        full_name: 'Ananya Mukherjee',
        display_picture_url: expect.stringContaining('.webp'),
      },
    ]);
  });

  test('[G05] times and links are judged', async () => {
    const [start, end] = [await at('1 day'), await at('1 day 13 hours')];
    expect(await refusal(tutor, { ends_at: end })).toEqual([422, 'live_class_times_invalid']);
    expect(await refusal(tutor, { ends_at: start, starts_at: end })).toEqual([
      422,
      'live_class_times_invalid',
    ]);
    const past = { starts_at: await at('-1 hour'), ends_at: await at('1 hour') };
    expect(await refusal(tutor, past)).toEqual([422, 'live_class_in_past']);
    for (const external_url of [null, 'http://zoom.us/j/1', 'https://zoom.us.example.org/'])
      expect(await refusal(tutor, { provider: 'external', external_url })).toEqual([
        422,
        'live_class_link_invalid',
      ]);
    const made = await create(tutor, { provider: 'external', external_url: 'https://us02web.zoom.us/j/1' });
    expect(made).toMatchObject({ provider: 'external', external_url: 'https://us02web.zoom.us/j/1' });
  });

  test('[G01] without a media server rooms cannot be set up; classes held elsewhere can', async () => {
    const bare = await openWorld({ MEDIA_NODES: '' });
    const { headers } = await openStaffSession(bare, ananya);
    const make = async (over: object) =>
      (await bare.server.inject({ method: 'POST', url: base, headers, payload: await input(over) }))
        .statusCode;
    expect(await make({})).toBe(503);
    expect(await make({ provider: 'external', external_url: 'https://zoom.us/j/1' })).toBe(200);
    await bare.stop();
  });
});

describe('changing a class', () => {
  test('before it begins everything may change', async () => {
    const made = await create(tutor);
    const over = { title: { en: 'Cube roots', hi: 'घनमूल' }, section_ids: [place.b], chapter_id: null };
    const answer = await call(tutor, 'PUT', `/${made.id}`, again(made, over));
    expect(answer.json().live_class).toMatchObject({
      title: { en: 'Cube roots', hi: 'घनमूल' },
      sections: [{ id: place.b }],
      chapter_id: null,
    });
  });

  test('while it runs only the end moves, to a moment that is still to come; afterwards nothing', async () => {
    const id = await addLiveClass(world);
    const running: WireStaffLiveClass = (await call(tutor, 'GET', `/${id}`)).json().live_class;
    expect(running).toMatchObject({ state: 'open', can_host: true });
    const change = async (over: object) => {
      const answer = await call(tutor, 'PUT', `/${id}`, again(running, over));
      return answer.statusCode === 200 ? answer.json().live_class.ends_at : answer.json().code;
    };
    const later = await at('2 hours');
    expect(await change({ ends_at: later })).toBe(later);
    expect(await change({ ends_at: await at('-1 minute') })).toBe('live_class_in_past');
    expect(await change({ title: { en: 'Other' } })).toBe('live_class_running');
    expect(await change({ section_ids: [] })).toBe('live_class_running');
    expect((await call(tutor, 'POST', `/${id}/cancel`)).json().code).toBe('live_class_running');
    await call(tutor, 'POST', `/${id}/end`);
    expect(await change({ ends_at: later })).toBe('live_class_over');
  });
});

describe('the audience', () => {
  test('is told ten minutes before the hour, once, and again when the hour moves', async () => {
    const id = await addLiveClass(world, { starts: '11 minutes' });
    await remind();
    expect(await notices(id)).toEqual([]);
    const newcomer = await addPupil(world, '8-A');
    await world.moveClock('1 minute');
    await remind();
    await remind();
    await expectNotices(id, ['soon']);
    expect(await notices(id, await addPupil(world, '8-B'))).toEqual([]);
    const counted = await world.server.inject({
      url: `/api/v1${countLiveClasses.path}`,
      headers: newcomer.headers,
    });
    expect(counted.json()).toEqual({ count: 1 });
    const given: WireStaffLiveClass = (await call(tutor, 'GET', `/${id}`)).json().live_class;
    const moved = { starts_at: await at('12 minutes'), ends_at: await at('90 minutes') };
    expect((await call(tutor, 'PUT', `/${id}`, again(given, moved))).statusCode).toBe(200);
    await remind();
    expect(await notices(id)).toEqual(['soon']);
    await world.moveClock('2 minutes');
    await remind();
    await expectNotices(id, ['soon', 'soon']);
  });

  test('of a class that is set up at short notice is told at once, of one that is over never', async () => {
    const soon = await create(tutor, { starts_at: await at('3 minutes'), ends_at: await at('1 hour') });
    const over = await addLiveClass(world, { starts: '-3 hours' });
    await remind();
    await expectNotices(soon.id, ['soon']);
    expect(await notices(over)).toEqual([]);
  });

  test('is told once when a class is called off, which then cannot be joined', async () => {
    const made = await create(tutor);
    const answer = await call(tutor, 'POST', `/${made.id}/cancel`);
    expect(answer.json().live_class.state).toBe('cancelled');
    await call(tutor, 'POST', `/${made.id}/cancel`);
    await expectNotices(made.id, ['cancelled']);
    expect((await call(tutor, 'POST', `/${made.id}/host`)).json().code).toBe('live_class_not_open');
  });
});
