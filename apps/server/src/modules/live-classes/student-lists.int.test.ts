import type { ResponseOf } from '@shala/wire/contract.ts';
import { getLiveClass, listLiveNow } from '@shala/wire/live-classes.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addPupil } from '../../../test/announcements.ts';
import { addLearner, type Learner, signInAgain } from '../../../test/learners.ts';
import { addLiveClass, ananya, clearLiveClasses, imliakum, joseph } from '../../../test/live-classes.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let pupil: Learner;
beforeAll(async () => {
  world = await openWorld();
  await clearLiveClasses(world);
  pupil = await addPupil(world, '8-A');
});
afterAll(() => world.stop());

const base = '/api/v1/live_class_management/student';

async function ask(who: Pick<Learner, 'headers'>, path: string, language = 'en') {
  const answer = await world.server.inject({
    url: `${base}/${path}`,
    headers: { ...who.headers, 'accept-language': language },
  });
  return { status: answer.statusCode, body: answer.json() };
}
type List = ResponseOf<typeof listLiveNow>;
async function list(who: Pick<Learner, 'headers'>, path: string, language = 'en'): Promise<List> {
  const { status, body } = await ask(who, path, language);
  expect(status).toBe(200);
  return listLiveNow.response.parse(body);
}
const idsOf = async (who: Learner, path: string) => (await list(who, path)).live_classes.map(({ id }) => id);

describe('the lists', () => {
  test('[AS-19] [AS-20] [EN-46] [G09] hold what is live and what is to come, every field filled, in Indian time and as instants', async () => {
    const now = await addLiveClass(world, { tutors: [ananya, imliakum], sections: ['8-A', '8-B'] });
    const later = await addLiveClass(world, { starts: '2 days', minutes: 45 });
    const sooner = await addLiveClass(world, { starts: '1 hour', sections: [] });
    await world.pool.query(
      "UPDATE live_class SET starts_at = '2090-01-31T18:45Z', ends_at = '2090-01-31T19:30Z' WHERE id = $1",
      [later],
    );
    const { live_classes: live } = await list(pupil, 'live_now');
    expect(live).toEqual([
      {
        id: now,
        title: 'Square roots',
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        start_time: expect.stringMatching(/^(0[1-9]|1[0-2]):[0-5]\d [AP]M$/),
        end_time: expect.stringMatching(/^(0[1-9]|1[0-2]):[0-5]\d [AP]M$/),
        starts_at: expect.any(String),
        ends_at: expect.any(String),
        duration: 60,
        is_join_live: true,
        is_locked: false,
        class_room: { name: 'Class 8' },
        sections: [{ name: '8-A' }, { name: '8-B' }],
        subject: { name: 'Mathematics', color_code: expect.any(String) },
        tutors: [
          {
            id: expect.any(Number),
            full_name: 'Ananya Mukherjee',
            display_picture_url: expect.stringMatching(/^http.*\/figures\/\w+\.webp\?/),
          },
          { id: expect.any(Number), full_name: 'Imliakum Ao', display_picture_url: null },
        ],
        created_tutor_id: live[0]?.tutors[0]?.id,
        provider: 'rtc',
        join_opens_at: new Date(Date.parse(live[0]?.starts_at ?? '') - 600_000).toISOString(),
      },
    ]);
    const picture = await fetch(live[0]?.tutors[0]?.display_picture_url ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const coming = await list(pupil, 'upcoming_live_classes', 'hi');
    expect(coming.live_classes.map(({ id, is_join_live }) => [id, is_join_live])).toEqual([
      [sooner, false],
      [later, false],
    ]);
    expect(coming.live_classes[1]).toMatchObject({
      title: 'वर्गमूल',
      date: '2090-02-01',
      start_time: '12:15 AM',
      end_time: '01:00 AM',
      starts_at: '2090-01-31T18:45:00.000Z',
      duration: 45,
      subject: { name: 'गणित' },
      tutors: [{ full_name: 'अनन्या मुखर्जी' }],
    });
  });

  test('[AS-19] [AS-20] a search looks at title, subject and tutor, in both languages', async () => {
    await clearLiveClasses(world);
    const physics = await addLiveClass(world, {
      subject: 'physics',
      tutors: [joseph],
      title: { en: 'Friction: your doubts, answered', hi: 'घर्षण' },
    });
    const maths = await addLiveClass(world);
    const search = (words: string) => idsOf(pupil, `live_now?search=${encodeURIComponent(words)}`);
    for (const words of ['doubts', 'FRICTION', 'घर्षण', 'physics', 'भौतिक', 'kurian', 'जोसेफ'])
      expect(await search(words), words).toEqual([physics]);
    expect(await search('गणित')).toEqual([maths]);
    expect(await search('100%_')).toEqual([]);
    expect(await search(' ')).toHaveLength(2);
  });

  test('ask the database the same number of times, however many classes there are', async () => {
    await clearLiveClasses(world);
    const statements = async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const { live_classes: found } = await list(pupil, 'live_now');
      const count = query.mock.calls.filter(([given]) => {
        const text = typeof given === 'string' ? given : (given as { text?: unknown }).text;
        return !/"session"|"brand_host"/.test(String(text));
      }).length;
      query.mockRestore();
      return [count, found.length];
    };
    await addLiveClass(world);
    await statements();
    expect(await statements()).toEqual([4, 1]);
    for (let more = 0; more < 20; more += 1) await addLiveClass(world);
    expect(await statements()).toEqual([4, 21]);
  });
});

describe('[G06] the window', () => {
  test('opens ten minutes before the hour and closes with it: the word is the server clock', async () => {
    await clearLiveClasses(world);
    const id = await addLiveClass(world, { starts: '11 minutes', minutes: 30 });
    const standing = async () => {
      // An access token lives for a quarter of an hour of this clock.
      pupil = await signInAgain(world, pupil);
      const live = await list(pupil, 'live_now');
      const coming = await list(pupil, 'upcoming_live_classes');
      const find = ({ live_classes: found }: List) => found.find((one) => one.id === id)?.is_join_live;
      return [find(coming), find(live)];
    };
    expect(await standing()).toEqual([false, undefined]);
    await world.moveClock('2 minutes');
    expect(await standing()).toEqual([true, undefined]);
    await world.moveClock('10 minutes');
    expect(await standing()).toEqual([undefined, true]);
    await world.moveClock('30 minutes');
    expect(await standing()).toEqual([undefined, undefined]);
    await world.moveClock('-42 minutes');
    pupil = await signInAgain(world, pupil);
  });

  test('a class that was ended or called off is in neither list', async () => {
    await clearLiveClasses(world);
    const ended = await addLiveClass(world);
    await world.pool.query('UPDATE live_class SET ended_at = app_now() WHERE id = $1', [ended]);
    expect(await idsOf(pupil, 'live_now')).toEqual([]);
  });
});

describe('[AS-23] [EN-47] the details', () => {
  test('have every field', async () => {
    const id = await addLiveClass(world, { sections: ['8-A', '8-B'] });
    const { status, body } = await ask(pupil, `live_classes/${id}`);
    expect(status).toBe(200);
    expect(getLiveClass.response.parse(body).live_class).toEqual({
      live_class_id: id,
      title: 'Square roots',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      start_time: expect.stringMatching(/ [AP]M$/),
      end_time: expect.stringMatching(/ [AP]M$/),
      starts_at: expect.any(String),
      ends_at: expect.any(String),
      tutors: [
        {
          id: expect.any(Number),
          full_name: 'Ananya Mukherjee',
          display_picture_url: expect.stringContaining('.webp'),
        },
      ],
      subject: { name: 'Mathematics' },
      class_room: { name: 'Class 8' },
      sections: [{ name: '8-A' }, { name: '8-B' }],
    });
  });

  test('[G06] of another section, course or tenant answer like those that do not exist', async () => {
    await clearLiveClasses(world);
    const id = await addLiveClass(world);
    const retail = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
    const strangers = [
      await addPupil(world, '8-B'),
      retail,
      await addLearner(world, { course: 'cbse-9', grants: [{ source: 'order_line' }] }),
      await addLearner(world, {
        course: 'engineering-entrance',
        grants: [{ source: 'order_line' }],
        tenant: 'udaan',
      }),
    ];
    for (const stranger of strangers) {
      expect(await idsOf(stranger, 'live_now')).toEqual([]);
      const [foreign, unknown] = [
        await ask(stranger, `live_classes/${id}`),
        await ask(stranger, 'live_classes/99999999'),
      ];
      expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
      expect(unknown.status).toBe(404);
    }
    const forAll = await addLiveClass(world, { sections: [] });
    expect(await idsOf(retail, 'live_now')).toEqual([forAll]);
  });
});
