import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { chaptersOf } from '../../../test/contents.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let learner: Learner;
let few: Awaited<ReturnType<typeof chaptersOf>>;
let many: Awaited<ReturnType<typeof chaptersOf>>;

/** Contents of all kinds in the first chapter of a subject. */
const fill = (chapterId: number, count: number) =>
  world.pool.query(
    `WITH library AS (
       INSERT INTO content_library (owner_tenant_id, slug, content_type, state, duration_seconds, poster_key, ready_version)
       SELECT tenant.id, 'many-' || $1 || '-' || n, 'video', 'ready', 60, 'poster/' || n, 1
       FROM tenant, generate_series(1, $2::int) n WHERE tenant.slug = 'shala' RETURNING id
     )
     INSERT INTO content (chapter_id, content_library_id, title, position)
     SELECT $1::bigint, id, jsonb_build_object('en', 'Lesson ' || id), id FROM library`,
    [chapterId, count],
  );

beforeAll(async () => {
  world = await openWorld();
  await world.pool.query('UPDATE content SET is_active = false');
  learner = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
  few = await chaptersOf(world.pool, 'cbse-8', 'history');
  many = await chaptersOf(world.pool, 'cbse-8', 'physics');
  await fill(few.chapterIds[0] ?? 0, 10);
  await fill(many.chapterIds[0] ?? 0, 2_000);
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

/** Statements of one call, without those that find out who calls: these are remembered for a moment. */
async function statements(path: string): Promise<{ count: number; items: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await world.server.inject({
    url: `/api/v1/course/student/student_courses/${learner.enrolmentId}${path}`,
    headers: { ...learner.headers },
  });
  const texts = query.mock.calls.map(([given]) => {
    const text: unknown = typeof given === 'string' ? given : (given as { text?: unknown }).text;
    return String(text);
  });
  query.mockRestore();
  expect(answer.statusCode, answer.body).toBe(200);
  const count = texts.filter((text) => !/"session"|"brand_host"/.test(text)).length;
  return { count, items: (answer.body.match(/"content_library"/g) ?? []).length };
}

const calls = ({ subjectId, chapterIds }: typeof few) => [
  '/class_room_subjects',
  `/class_room_subjects/${subjectId}/chaptors`,
  `/chaptors/${chapterIds[0]}/chaptor_contents`,
  `/chaptors/${chapterIds[0]}/chaptor_contents?items_per_page=50`,
  `/chaptors/${chapterIds[0]}/chaptor_contents?search=lesson&page=1`,
];

test('a list costs the same number of statements with ten contents and with two thousand', async () => {
  for (const [index, path] of calls(many).entries()) {
    const long = await statements(path);
    const short = await statements(calls(few)[index] ?? '');
    expect(long.count, path).toBe(short.count);
    expect(long.count, path).toBeGreaterThan(1);
    expect(long.count, path).toBeLessThanOrEqual(10);
  }
  expect((await statements(calls(many)[3] ?? '')).items).toBe(50);
});

test('what is pending costs the same however much there is', async () => {
  const before = await statements('/pending_chapter_contents');
  await world.pool.query(
    `INSERT INTO content_history (student_id, tenant_id, enrolment_id, content_library_id)
     SELECT student.id, student.tenant_id, $2, content.content_library_id FROM student, content
     WHERE student.id = $1 AND content.chapter_id = $3 AND content.is_active`,
    [learner.studentId, learner.enrolmentId, many.chapterIds[0]],
  );
  const after = await statements('/pending_chapter_contents');
  expect(before.items).toBeLessThan(5);
  expect(after.items).toBe(24);
  expect(after.count).toBe(before.count);
});
