import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, type MadeContent } from '../../../test/contents.ts';
import { addLearner, type Learner, signInAgain } from '../../../test/learners.ts';
import { type Lessons, prepareLessons } from '../../../test/lessons.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let lessons: Lessons;
let who: Learner;
beforeAll(async () => {
  world = await openWorld();
  lessons = await prepareLessons(world);
});
afterAll(() => world.stop());

const base = '/api/v1/course/student/student_courses';
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, learner = who) =>
  world.server.inject({
    method,
    url: `${base}/${learner.enrolmentId}/content_histories${path}`,
    headers: { ...learner.headers },
    ...(payload && { payload }),
  });
const open = async ({ libraryId }: MadeContent) =>
  (await call('POST', '', { content_library_id: libraryId })).json().content_history;
const report = async (id: number, body: object) => (await call('PUT', `/${id}`, body)).json().content_history;
const addPaid = () => addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });

describe('a content history', () => {
  test('[AL-24] [EN-19] is made by the first opening and found by the next', async () => {
    who = await addPaid();
    const first = await open(lessons.film);
    expect(first).toEqual({
      id: expect.any(Number),
      content_library_id: lessons.film.libraryId,
      played_seconds: 0,
      watched_seconds: 0,
      updated_at: expect.stringMatching(/Z$/),
    });
    await world.moveClock('1 minute');
    await report(first.id, { played_seconds: 42.5, intervals: [[0, 42.5]] });
    const second = await open(lessons.film);
    expect(second).toMatchObject({ id: first.id, played_seconds: 42.5, watched_seconds: 43 });
    await open(lessons.notes);
    const { content_histories: all } = (await call('GET', '')).json();
    expect(all.map((one: { content_library_id: number }) => one.content_library_id)).toEqual([
      lessons.notes.libraryId,
      lessons.film.libraryId,
    ]);
    const page = await world.server.inject({
      url: `${base}/${who.enrolmentId}/chaptors/${lessons.first}/chaptor_contents`,
      headers: { ...who.headers },
    });
    expect(page.json().chaptor_contents[0].played_seconds).toBe(42.5);
  });

  test('[AL-24] of something that is not in the course is refused as unknown', async () => {
    who = await addPaid();
    for (const libraryId of [lessons.examFilm.libraryId, lessons.off.libraryId, 987654321]) {
      expect((await call('POST', '', { content_library_id: libraryId })).statusCode).toBe(404);
    }
  });

  test('[EN-15] counts a view once a day for each student, and the sum that everybody sees with it', async () => {
    const views = async () => {
      const answer = await world.server.inject({
        url: `${base}/${who.enrolmentId}/chaptors/${lessons.first}/chaptor_contents/${lessons.link.contentId}`,
        headers: { ...who.headers },
      });
      return answer.json().student_chaptor_content.total_views;
    };
    who = await addPaid();
    await Promise.all([1, 2, 3].map(() => open(lessons.link)));
    expect(await views()).toBe(1);
    who = await addPaid();
    await open(lessons.link);
    expect(await views()).toBe(2);
    await world.moveClock('1 day');
    who = await signInAgain(world, who);
    await open(lessons.link);
    expect(await views()).toBe(3);
    await world.moveClock('-1 day');
  });
});

describe('a report', () => {
  test('[AL-25] [EN-19] moves the place, adds what was played once, and stays inside the film', async () => {
    who = await addPaid();
    const { id } = await open(lessons.film);
    await world.moveClock('1 minute');
    const body = { played_seconds: 30, intervals: [[0, 30]] };
    expect(await report(id, body)).toMatchObject({ played_seconds: 30, watched_seconds: 30 });
    expect(await report(id, body)).toMatchObject({ played_seconds: 30, watched_seconds: 30 });
    await world.moveClock('1 minute');
    expect(await report(id, { played_seconds: 500, intervals: [[20, 500]] })).toMatchObject({
      played_seconds: 100,
      watched_seconds: 100,
    });
    expect((await call('PUT', `/${id}`, { played_seconds: -1 })).statusCode).toBe(422);
  });

  test('is believed only as far as time has passed: one call cannot forge a film', async () => {
    who = await addPaid();
    const long = await addContent(world.pool, { chapterId: lessons.second, seconds: 3_000 });
    const { id } = await open(long);
    const all = { played_seconds: 3_000, intervals: [[0, 3_000]] };
    const forged = await report(id, all);
    const { rows } = await world.pool.query(
      'SELECT extract(epoch FROM reported_at - opened_at)::float8 AS seconds FROM content_history WHERE id = $1',
      [id],
    );
    expect(forged.watched_seconds).toBeLessThanOrEqual(2 * rows[0].seconds + 5);
    for (let again = 0; again < 5; again++) await report(id, all);
    const { rows: later } = await world.pool.query(
      'SELECT extract(epoch FROM reported_at - opened_at)::float8 AS seconds FROM content_history WHERE id = $1',
      [id],
    );
    expect((await open(long)).watched_seconds).toBeLessThanOrEqual(2 * later[0].seconds + 5);
  });

  test('at double speed is believed in full', async () => {
    who = await addPaid();
    const { id } = await open(lessons.film);
    await world.moveClock('45 seconds');
    expect((await report(id, { played_seconds: 90, intervals: [[0, 90]] })).watched_seconds).toBe(90);
  });

  test('the newest place wins by when it was true, not by when it came in; what was played counts all the same', async () => {
    who = await addPaid();
    const { id } = await open(lessons.film);
    await world.moveClock('10 minutes');
    await report(id, { played_seconds: 80, intervals: [[70, 80]] });
    await world.moveClock('1 minute');
    const late = await report(id, { played_seconds: 30, intervals: [[0, 30]], seconds_ago: 300 });
    expect(late).toMatchObject({ played_seconds: 80, watched_seconds: 40 });
    const newer = await report(id, { played_seconds: 20, intervals: [], seconds_ago: 5 });
    expect(newer).toMatchObject({ played_seconds: 20, watched_seconds: 40 });
  });

  test('[AL-25] of a client that tells the place alone counts the way it can have played', async () => {
    who = await addPaid();
    const { id } = await open(lessons.film);
    await world.moveClock('20 seconds');
    expect(await report(id, { played_seconds: 20 })).toMatchObject({
      played_seconds: 20,
      watched_seconds: 20,
    });
    expect(await report(id, { played_seconds: 95 })).toMatchObject({
      played_seconds: 95,
      watched_seconds: 20,
    });
  });

  test('from two devices at once loses nothing', async () => {
    who = await addPaid();
    const { id } = await open(lessons.film);
    await world.moveClock('10 minutes');
    await Promise.all([
      report(id, { played_seconds: 20, intervals: [[18, 20]] }),
      report(id, { played_seconds: 60, intervals: [[58, 60]] }),
    ]);
    expect((await open(lessons.film)).watched_seconds).toBe(4);
  });

  test('[AL-25] works in camel case', async () => {
    who = await addPaid();
    const url = `/api/v2/course/student/student_courses/${who.enrolmentId}/content_histories`;
    const headers = { ...who.headers };
    const opened = await world.server.inject({
      method: 'POST',
      url,
      headers,
      payload: { contentLibraryId: lessons.film.libraryId },
    });
    const { id } = opened.json().contentHistory;
    await world.moveClock('1 minute');
    const answer = await world.server.inject({
      method: 'PUT',
      url: `${url}/${id}`,
      headers,
      payload: { playedSeconds: 12, intervals: [[0, 12]], secondsAgo: 1 },
    });
    expect(answer.json().contentHistory).toMatchObject({
      contentLibraryId: lessons.film.libraryId,
      playedSeconds: 12,
      watchedSeconds: 12,
    });
  });
});
