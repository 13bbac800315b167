import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaptersOf } from '../../../test/contents.ts';
import { joinStaff, type SignedInStaff } from '../../../test/staff.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let tutor: SignedInStaff;
let chapterId: number;
let physicsChapter: number;

beforeAll(async () => {
  world = await openWorld();
  tutor = await joinStaff(world, 'ananya.mukherjee@shala.example.org', '--role', 'tutor');
  const maths = await chaptersOf(world.pool, 'cbse-8', 'mathematics');
  const physics = await chaptersOf(world.pool, 'cbse-8', 'physics');
  chapterId = maths.chapterIds[0] ?? 0;
  physicsChapter = physics.chapterIds[0] ?? 0;
});
afterAll(() => world.stop());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await world.server.inject({
    method,
    url: `/api/v1/course/staff${path}`,
    headers: tutor.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

const ownQuestions = async (count: number) => {
  const { rows } = await world.pool.query<{ id: string }>(
    `SELECT question.id FROM question JOIN tenant ON tenant.id = owner_tenant_id
     WHERE tenant.slug = 'shala' ORDER BY question.id LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
};
const input = (question_ids: number[]) => ({
  title: { en: 'Try these', hi: 'इन्हें करें' },
  description: { en: '' },
  timer_options: 'whole_quiz',
  time: 15,
  right_marks: 2,
  wrong_marks: 0.5,
  is_shuffled: false,
  question_ids,
});

test('an exercise is built, previewed without its key, published and changed', async () => {
  const [first = 0, second = 0, third = 0] = await ownQuestions(3);
  const item = { ...input([second, first]), place: { chapter_id: chapterId } };
  const made = await call('POST', '/practice', { item });
  expect(made.body.item).toMatchObject({
    kind: 'exercise',
    is_published: false,
    time: 15,
    right_marks: 2,
    wrong_marks: 0.5,
    runs_count: 0,
    questions_count: 2,
  });
  const { id } = made.body.item;
  const preview = await call('GET', `/practice/${id}/preview`);
  expect(preview.body.questions.map((one: { id: number }) => one.id)).toEqual([second, first]);
  expect(JSON.stringify(preview.body)).not.toContain('correct_answer');
  const published = await call('PUT', `/practice/${id}/publication`, {
    publication: { is_published: true },
  });
  expect(published.body.item.is_published).toBe(true);
  const changed = await call('PUT', `/practice/${id}`, { item: input([third]) });
  expect(changed.body.item.questions.map((one: { id: number }) => one.id)).toEqual([third]);
  const list = await call('GET', `/chapters/${chapterId}/practice`);
  expect(list.body.items.find((one: { id: number }) => one.id === id)).toMatchObject({
    is_published: true,
  });
  expect((await call('POST', '/practice', { item: { ...item, question_ids: [99_999_999] } })).status).toBe(
    404,
  );
});

test('exercises and papers are put into an order, which is the one students get', async () => {
  const questions = await ownQuestions(1);
  const { body } = await call('GET', `/chapters/${chapterId}`);
  const { course_id: courseId } = body.chapter;
  const lists = [
    { place: { chapter_id: chapterId }, path: `/chapters/${chapterId}/practice` },
    { place: { course_id: courseId }, path: `/courses/${courseId}/papers` },
  ];
  for (const { place, path } of lists) {
    const made: number[] = [];
    for (const _ of [1, 2]) {
      const { body } = await call('POST', '/practice', { item: { ...input(questions), place } });
      made.push(body.item.id);
    }
    const idsOf = async () => {
      const { items } = (await call('GET', path)).body;
      const ordered = items.filter(({ kind }: { kind: string }) => kind !== 'quick_quiz');
      return ordered.map(({ id }: { id: number }) => id) as number[];
    };
    const ids = await idsOf();
    expect(ids.slice(-2)).toEqual(made);
    const order = [...made.toReversed(), ...ids.slice(0, -2)];
    expect((await call('PUT', `${path}/order`, { order: { item_ids: order } })).status).toBe(200);
    const { rows } = await world.pool.query<{ id: number }>(
      'SELECT id FROM practice_item WHERE id = ANY ($1) ORDER BY position, id',
      [order],
    );
    expect(rows.map(({ id }) => id)).toEqual(order);
    for (const stale of [order.slice(1), [...order, order[0]], [...order.slice(1), 99_999_999]]) {
      const answer = await call('PUT', `${path}/order`, { order: { item_ids: stale } });
      expect(answer).toMatchObject({ status: 409, body: { code: 'order_outdated' } });
    }
    expect(await idsOf()).toEqual(order);
  }
});

test('a draft that nobody has opened goes, with its place; what is shown or was opened stays', async () => {
  const questions = await ownQuestions(2);
  const { body } = await call('POST', '/practice', {
    item: { ...input(questions), place: { chapter_id: chapterId } },
  });
  const { id, is_removable: isRemovable } = body.item;
  expect(isRemovable).toBe(true);
  const show = (is_published: boolean) =>
    call('PUT', `/practice/${id}/publication`, { publication: { is_published } });
  expect((await show(true)).body.item.is_removable).toBe(false);
  const refused = { status: 409, body: { code: 'practice_in_use' } };
  expect(await call('DELETE', `/practice/${id}`)).toMatchObject(refused);
  await show(false);

  const opened = await world.pool.query(
    `INSERT INTO attempt (tenant_id, student_id, enrolment_id, practice_item_id)
     SELECT tenant_id, student_id, id, $1 FROM enrolment LIMIT 1`,
    [id],
  );
  expect(opened.rowCount).toBe(1);
  expect(await call('DELETE', `/practice/${id}`)).toMatchObject(refused);
  await world.pool.query('DELETE FROM attempt WHERE practice_item_id = $1', [id]);

  expect((await call('DELETE', `/practice/${id}`)).status).toBe(200);
  expect((await call('GET', `/practice/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/practice/${id}`)).status).toBe(404);
  expect(await ownQuestions(2)).toEqual(questions);
  const { rows } = await world.pool.query(
    "SELECT actor_id FROM audit_log WHERE action = 'practice.removed' AND subject_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('a lesson has one quick quiz, changed by the owner of the lesson alone, and a paper stands in its course', async () => {
  const questions = await ownQuestions(2);
  const link = { content_type: 'external_link', title: { en: 'L' }, external_url: 'https://example.org/q' };
  const drafted = await call('POST', `/chapters/${chapterId}/contents`, { content: link });
  const lesson = drafted.body.content;
  const quiz = { ...input(questions), place: { content_id: lesson.id } };
  expect((await call('POST', '/practice', { item: quiz })).body.item).toMatchObject({
    kind: 'quick_quiz',
    content_library_id: lesson.content_library_id,
  });
  expect((await call('POST', '/practice', { item: quiz })).status).toBe(409);
  const { body: own } = await call('GET', `/chapters/${chapterId}/practice`);
  const lent = own.items.find(
    (one: { content_library_id: number }) => one.content_library_id === lesson.content_library_id,
  );
  await world.pool.query(
    `WITH other AS (SELECT id FROM tenant WHERE slug = 'udaan'), film AS (
       UPDATE content_library SET owner_tenant_id = other.id FROM other WHERE content_library.id = $1)
     UPDATE practice_item SET owner_tenant_id = other.id FROM other WHERE practice_item.id = $2`,
    [lesson.content_library_id, lent.id],
  );
  const refused = { status: 409, body: { code: 'of_another_owner' } };
  expect(await call('DELETE', `/practice/${lent.id}`)).toMatchObject(refused);
  expect(await call('POST', '/practice', { item: quiz })).toMatchObject(refused);
  const { body } = await call('GET', `/chapters/${chapterId}`);
  const courseId = body.chapter.course_id;
  const paper = { ...input(questions), place: { course_id: courseId } };
  const made = await call('POST', '/practice', { item: paper });
  expect(made.body.item.kind).toBe('paper');
  const papers = await call('GET', `/courses/${courseId}/papers`);
  expect(papers.body.items.map((one: { id: number }) => one.id)).toContain(made.body.item.id);
  const foreign = { ...input(questions), place: { chapter_id: physicsChapter } };
  expect((await call('POST', '/practice', { item: foreign })).status).toBe(404);
});
