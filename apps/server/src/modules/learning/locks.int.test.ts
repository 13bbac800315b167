import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContent, addRendition, chaptersOf, type MadeContent } from '../../../test/contents.ts';
import { addLearner, type Learner, type NewGrant, signInAgain } from '../../../test/learners.ts';
import { inCamelCase, type LearningCall, learningCalls } from '../../../test/learning-calls.ts';
import { openWorld, type World } from '../../../test/world.ts';

type Kind = 'class_room' | 'exam';
interface Lesson extends MadeContent {
  kind: Kind;
  subjectId: number;
  chapterId: number;
  number: number;
  /** Only films have one. */
  key: string | null;
}

let world: World;
/** A film, a PDF and a link in each of the first two chapters of a subject, in both kinds of course. */
const lessons: Record<Kind, Lesson[]> = { class_room: [], exam: [] };
const courses = { class_room: 'cbse-8', exam: 'medical-entrance' } as const;

beforeAll(async () => {
  world = await openWorld();
  await world.pool.query('UPDATE content SET is_active = false');
  for (const kind of ['class_room', 'exam'] as const) {
    const { subjectId, chapterIds } = await chaptersOf(world.pool, courses[kind], 'physics');
    for (const [index, chapterId] of chapterIds.slice(0, 2).entries()) {
      for (const type of ['video', 'pdf', 'external_link'] as const) {
        const made = await addContent(world.pool, { chapterId, type });
        const key = type === 'video' ? await addRendition(world, made) : null;
        lessons[kind].push({ ...made, kind, subjectId, chapterId, number: index + 1, key });
      }
    }
  }
});
afterAll(() => world.stop());

const ran = { from: -50, to: -1 };
interface State {
  grants: (subjectId: number) => readonly NewGrant[];
  isMember?: boolean;
  isPutAside?: boolean;
  /** Which of the two chapters open, in a class room and in an exam. */
  opens: Record<Kind, [boolean, boolean]>;
}
const all = { class_room: [true, true], exam: [true, true] } satisfies State['opens'];
const none = { class_room: [false, false], exam: [false, false] } satisfies State['opens'];
const states: Record<string, State> = {
  'nothing granted': { grants: () => [], opens: none },
  'a trial': {
    grants: () => [{ source: 'trial' }],
    opens: { class_room: [true, false], exam: [false, false] },
  },
  'a trial of a school’s student': { grants: () => [{ source: 'trial' }], isMember: true, opens: all },
  'a trial that is over': { grants: () => [{ source: 'trial', ...ran }], opens: none },
  paid: { grants: () => [{ source: 'order_line' }], opens: all },
  'paid, and over': { grants: () => [{ source: 'trial' }, { source: 'order_line', ...ran }], opens: none },
  'from the school': { grants: () => [{ source: 'institution' }], isMember: true, opens: all },
  'from the school, and over': {
    grants: () => [{ source: 'institution', ...ran }],
    isMember: true,
    opens: none,
  },
  'from a school the student has left': {
    grants: () => [{ source: 'trial' }, { source: 'institution' }],
    opens: none,
  },
  'another subject paid': {
    grants: (subjectId) => [{ source: 'order_line', subjectId: subjectId + 1 }],
    opens: none,
  },
  'this subject paid': { grants: (subjectId) => [{ source: 'order_line', subjectId }], opens: all },
  'paid, and put aside': { grants: () => [{ source: 'order_line' }], isPutAside: true, opens: none },
};

async function addHistory(learner: Learner, { libraryId }: Lesson): Promise<number> {
  const { rows } = await world.pool.query(
    `INSERT INTO content_history (student_id, tenant_id, enrolment_id, content_library_id)
     SELECT $1, tenant_id, $2, $3 FROM student WHERE id = $1 RETURNING id`,
    [learner.studentId, learner.enrolmentId, libraryId],
  );
  return rows[0].id;
}

const callsOf = (learner: Pick<Learner, 'enrolmentId'>, lesson: Lesson, historyId: number) =>
  learningCalls({ ...lesson, enrolmentId: learner.enrolmentId, historyId });

async function send({ headers }: Pick<Learner, 'headers'>, call: LearningCall, version: 'v1' | 'v2') {
  const payload = version === 'v2' ? inCamelCase(call.payload) : call.payload;
  const answer = await world.server.inject({
    method: call.method,
    url: `/api/${version}${call.path}`,
    headers: { ...headers },
    ...(payload !== undefined && { payload: payload as object }),
  });
  // As latin letters a key shows up as its own bytes; as hexadecimal digits it is found in any form.
  const raw = answer.rawPayload.toString('latin1') + JSON.stringify(answer.headers);
  return {
    status: answer.statusCode,
    code: codeOf(answer.body),
    raw,
    hex: answer.rawPayload.toString('hex'),
  };
}

function codeOf(body: string): string | null {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? null;
  } catch {
    return null;
  }
}

/** Anything in an answer that leads to a lesson's file, its stream or its key. */
const leaks = ({ raw, hex }: { raw: string; hex: string }, { mark, libraryId, key }: Lesson) =>
  raw.includes(mark) ||
  raw.includes(`/content_libraries/${libraryId}/`) ||
  (key !== null && hex.includes(key));

const cases = Object.entries(states).flatMap(([name, state]) =>
  (['class_room', 'exam'] as const).map((kind) => [name, kind, state] as const),
);

describe('nothing of a locked chapter leaves', () => {
  test.each(cases)(
    '[LK-02] [LK-03] [LK-05] [LK-06] [LK-10] %s, %s',
    { timeout: 60_000 },
    async (_name, kind, state) => {
      const own = lessons[kind];
      const learner = await addLearner(world, {
        course: courses[kind],
        grants: state.grants(own[0]?.subjectId ?? 0),
        isMember: state.isMember ?? false,
        isPutAside: state.isPutAside ?? false,
      });
      const isOpen = (lesson: Lesson) => state.opens[kind][lesson.number === 1 ? 0 : 1];
      const locked = own.filter((lesson) => !isOpen(lesson));
      const canDrill = kind === 'class_room' || own.some(isOpen);
      for (const lesson of own) {
        const historyId = await addHistory(learner, lesson);
        for (const call of callsOf(learner, lesson, historyId)) {
          for (const version of ['v1', 'v2'] as const) {
            const answer = await send(learner, call, version);
            const where = `${version} ${call.method} ${call.path}`;
            const isAllowed = call.needs === 'list' || (call.needs === 'drill' ? canDrill : isOpen(lesson));
            if (!isAllowed) {
              expect([answer.status, answer.code], where).toEqual([403, 'subscription_required']);
            } else if (lesson.key !== null || !/playlist|content_key/.test(call.route)) {
              expect(answer.status, where).toBe(200);
            }
            for (const secret of locked) expect(leaks(answer, secret), where).toBe(false);
          }
        }
      }
    },
  );

  test('the walk above would see them: open lessons do show their addresses and their key', async () => {
    const own = lessons.class_room;
    const learner = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
    const seen = new Set<string>();
    for (const lesson of own) {
      const historyId = await addHistory(learner, lesson);
      for (const call of callsOf(learner, lesson, historyId)) {
        if (leaks(await send(learner, call, 'v1'), lesson)) seen.add(`${call.method} ${call.route}`);
      }
    }
    expect([...seen].sort()).toMatchInlineSnapshot(`
      [
        "GET /course/student/content_key",
        "GET /course/student/student_courses/:courseId/chaptors/:chapterId/chaptor_contents",
        "GET /course/student/student_courses/:courseId/chaptors/:chapterId/chaptor_contents/:contentId",
        "GET /course/student/student_courses/:courseId/class_room_subjects/:subjectId/chaptors",
        "GET /course/student/student_courses/:courseId/content_libraries/:contentLibraryId/playlist/:rendition",
        "GET /course/student/student_courses/:courseId/pending_chapter_contents",
        "PATCH /course/student/student_courses/:courseId/chaptors/:chapterId/chaptor_contents/:contentId",
        "PUT /course/student/student_courses/:courseId/chaptors/:chapterId/chaptor_contents/:contentId",
      ]
    `);
  });

  test('the walk above goes through every learning call there is', () => {
    const walked = new Set(
      (['class_room', 'exam'] as const).flatMap((kind) =>
        callsOf({ enrolmentId: 1 }, lessons[kind][0] as Lesson, 1).map(
          ({ method, route }) => `${method} ${route}`,
        ),
      ),
    );
    const isLearning = (path: string) =>
      /\/course\/student\/(student_courses\/:courseId\/|content_key)/.test(path) &&
      !/ex[ce]+rcise|paper|result/.test(path);
    const existing = world.routes
      .filter(({ url }) => url.startsWith('/api/v1') && isLearning(url))
      .map(({ method, url }) => `${method} ${url.replace('/api/v1', '')}`);
    expect(new Set(existing)).toEqual(walked);
  });
});

describe('a chapter shows what it has, without a way to it', () => {
  test('[LK-02] [LK-08] in a trial the first chapter is open, the others and their contents say disabled', async () => {
    const own = lessons.class_room;
    const learner = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'trial' }] });
    const get = async (path: string) =>
      (
        await world.server.inject({
          url: `/api/v1/course/student/student_courses/${learner.enrolmentId}${path}`,
          headers: { ...learner.headers },
        })
      ).json();
    const { chaptors } = await get(`/class_room_subjects/${own[0]?.subjectId}/chaptors`);
    expect(chaptors.map((chapter: { disabled: boolean }) => chapter.disabled)).toEqual([
      false,
      ...chaptors.slice(1).map(() => true),
    ]);
    const contents = chaptors.flatMap((chapter: { chaptor_contents: unknown[] }) => chapter.chaptor_contents);
    expect(contents.map((content: { disabled: boolean }) => content.disabled)).toEqual(
      own.map(({ number }) => number > 1),
    );
    const page = await get(`/chaptors/${own.at(-1)?.chapterId}/chaptor_contents`);
    expect(page.chaptor.disabled).toBe(true);
    expect(page.chaptor_contents).toHaveLength(3);
    expect(page.chaptor_contents[0]).toMatchObject({
      disabled: true,
      title: expect.any(String),
      content_library: { thumbnail_url: null, content_url: null },
    });
    const { class_room_subjects: subjects } = await get('/class_room_subjects');
    expect(subjects.some((subject: { disabled: boolean }) => subject.disabled)).toBe(false);
  });

  test('[LK-03] [LK-05] [LK-06] on the day after the last, everything closes; on the last day nothing does', async () => {
    for (const kind of ['class_room', 'exam'] as const) {
      const [lesson] = lessons[kind] as [Lesson];
      const learner = await addLearner(world, {
        course: courses[kind],
        grants: [{ source: 'order_line', to: 0 }],
      });
      const calls = callsOf(learner, lesson, await addHistory(learner, lesson));
      const opened = calls.filter((call) => call.needs === 'open');
      const statuses = async (who: Learner) => {
        const answers = [];
        for (const call of opened) answers.push((await send(who, call, 'v1')).status);
        return new Set(answers);
      };
      expect(await statuses(learner)).toEqual(new Set([200]));
      await world.moveClock('1 day');
      expect(await statuses(await signInAgain(world, learner))).toEqual(new Set([403]));
      await world.moveClock('-1 day');
    }
  });
});

describe('another family', () => {
  test.each(['class_room', 'exam'] as const)(
    'finds nothing of ours, as if it did not exist: %s',
    async (kind) => {
      const [lesson] = lessons[kind] as [Lesson];
      const paid = { course: courses[kind], grants: [{ source: 'order_line' as const }] };
      const ours = await addLearner(world, paid);
      const theirs = await addLearner(world, paid);
      const ourHistory = await addHistory(ours, lesson);
      const withoutId = (raw: string) => raw.replace(/"request_id":"[^"]*"|x-request-id":"[^"]*"/g, '');
      const body = async (call: LearningCall) => {
        const { status, raw } = await send(theirs, call, 'v1');
        return { status, body: withoutId(raw.slice(0, raw.indexOf('}') + 1)) };
      };
      const foreign = callsOf(ours, lesson, ourHistory);
      const unknown = callsOf({ enrolmentId: 987654321 }, lesson, 987654322);
      for (const [index, call] of foreign.entries()) {
        if (call.route.endsWith('content_key')) continue;
        const answer = await body(call);
        expect(answer.status, `${call.method} ${call.path}`).toBe(404);
        expect(answer).toEqual(await body(unknown[index] as LearningCall));
      }
      const mixed = callsOf(theirs, lesson, ourHistory).find((call) => call.route.endsWith(':historyId'));
      expect((await body(mixed as LearningCall)).status).toBe(404);
      const { rows } = await world.pool.query(
        'SELECT played_seconds::int AS place FROM content_history WHERE id = $1',
        [ourHistory],
      );
      expect(rows).toEqual([{ place: 0 }]);
    },
  );

  test('without the course gets no key, and nobody does without a session', async () => {
    const [lesson] = lessons.class_room as [Lesson];
    const outsider = await addLearner(world, {
      course: 'medical-entrance',
      grants: [{ source: 'order_line' }],
    });
    const calls = callsOf(outsider, lesson, 987654321);
    for (const call of calls.filter(({ needs }) => needs === 'open')) {
      const answer = await send(outsider, call, 'v1');
      expect(answer.status, `${call.method} ${call.path}`).toBe(404);
      expect(leaks(answer, lesson)).toBe(false);
      const { status } = await send({ headers: { host: 'shala.localhost', authorization: '' } }, call, 'v1');
      expect(status).toBe(401);
    }
  });
});
