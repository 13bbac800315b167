import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callNotices, tell } from '../../../test/notices.ts';
import { farah, lakshmi, openParentSession } from '../../../test/parent-session.ts';
import { aarav, shreya, signIn, udaan } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let student: ReturnType<typeof callNotices>;
let mother: ReturnType<typeof callNotices>;
let stranger: ReturnType<typeof callNotices>;
let elsewhere: ReturnType<typeof callNotices>;
let own: number;
let sister: number;

beforeAll(async () => {
  world = await openWorld();
  const signedIn = await signIn(world.server, aarav);
  own = signedIn.body.student.id;
  student = callNotices(world, signedIn.headers);
  mother = callNotices(world, (await openParentSession(world, lakshmi)).headers);
  stranger = callNotices(world, (await openParentSession(world, farah)).headers);
  elsewhere = callNotices(world, (await signIn(world.server, shreya, udaan)).headers);
  const { rows } = await world.pool.query("SELECT id FROM student WHERE import_ref = 'st-diya-iyer'");
  sister = Number(rows[0].id);
});
beforeEach(() => world.pool.query('DELETE FROM notification'));
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

const titles = async (who: ReturnType<typeof callNotices>) =>
  ((await who.list()).notifications as { title: string }[]).map(({ title }) => title);

describe('a parent', () => {
  test('sees those of all own children, each with the child it is for; a child sees its own', async () => {
    await tell(world, [own], { title: { en: 'For Aarav' } });
    await tell(world, [sister], { title: { en: 'For Diya' } });
    const { notifications, meta } = await mother.list();
    expect(
      notifications.map((one: { receiver: object; title: string }) => [one.title, one.receiver]),
    ).toEqual([
      ['For Diya', { type: 'student', id: sister, first_name: 'Diya' }],
      ['For Aarav', { type: 'student', id: own, first_name: 'Aarav' }],
    ]);
    expect(meta).toMatchObject({ total_count: 2, new_notification_count: 2 });
    expect(await titles(student)).toEqual(['For Aarav']);
    expect(await titles(stranger)).toEqual([]);
  });

  test('reads, sees and deletes those of a child that is not in front; badges are of the one that is', async () => {
    await tell(world, [own, sister], {});
    const { notifications } = await mother.list();
    const ofSister = notifications.find((one: { receiver: { id: number } }) => one.receiver.id === sister);
    expect(await mother.counts()).toEqual([0, 0, 1]);
    expect((await mother.one(ofSister.id)).statusCode).toBe(200);
    expect((await mother.view(ofSister.id)).json().notification.is_seen).toBe(true);
    expect((await mother.remove(ofSister.id)).statusCode).toBe(200);
    expect(await mother.counts()).toEqual([0, 0, 1]);
    expect((await mother.call('PUT', '/view_all_messages')).statusCode).toBe(200);
    expect(await student.counts()).toEqual([0, 0, 0]);
  });

  test('empties the badge of the child in front and not of the other, and the whole list', async () => {
    await tell(world, [own, sister], {});
    await mother.call('PUT', '/view_all_messages');
    const counted = await world.pool.query('SELECT student_id FROM notification WHERE is_counted');
    expect(counted.rows.map(({ student_id }) => Number(student_id))).toEqual([sister]);
    await mother.clear();
    expect(await titles(mother)).toEqual([]);
    expect(await titles(student)).toEqual([]);
  });
});

test('whatever is asked with an id of another family or tenant answers as if it did not exist', async () => {
  await tell(world, [own], {});
  const { notifications } = await student.list();
  const foreign: number = notifications[0].id;
  const unknown = 987_654_321;
  const rows = () => world.pool.query('SELECT * FROM notification').then((result) => result.rows);
  const before = await rows();
  const bodyOf = (answer: { json(): object }) => ({ ...answer.json(), request_id: null });
  for (const who of [stranger, elsewhere]) {
    for (const call of [who.one, who.view, who.remove]) {
      const [answer, same] = [await call(foreign), await call(unknown)];
      expect(answer.statusCode).toBe(404);
      expect(bodyOf(answer)).toEqual(bodyOf(same));
    }
    // Calls that take no id touch the caller's own rows only.
    expect((await who.clear()).statusCode).toBe(200);
    for (const path of ['messages', 'worksheets', 'live_classes']) {
      expect((await who.call('PUT', `/view_all_${path}`)).statusCode).toBe(200);
    }
    expect(await who.counts()).toEqual([0, 0, 0]);
    expect(await titles(who)).toEqual([]);
  }
  expect(await rows()).toEqual(before);
  expect(await titles(student)).toHaveLength(1);
});

test('a student of another tenant gets nothing, though the id is told', async () => {
  const { rows } = await world.pool.query(
    "SELECT id FROM student WHERE tenant_id = (SELECT id FROM tenant WHERE slug = 'udaan') LIMIT 1",
  );
  await tell(world, [own, Number(rows[0].id), 987_654_321], {});
  const told = await world.pool.query('SELECT student_id FROM notification');
  expect(told.rows.map(({ student_id }) => Number(student_id))).toEqual([own]);
});

test('a page costs the same number of statements with two notifications and with fifty of every kind', async () => {
  const { rows: contents } = await world.pool.query('SELECT id FROM content WHERE is_active LIMIT 25');
  const { rows: items } = await world.pool.query('SELECT id FROM practice_item WHERE is_active LIMIT 25');
  const statements = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await mother.list('?items_per_page=50');
    const texts = query.mock.calls.map(([given]) => {
      const text: unknown = typeof given === 'string' ? given : (given as { text?: unknown }).text;
      return String(text);
    });
    query.mockRestore();
    const count = texts.filter((text) => !/"session"|"brand_host"|from "brand"/.test(text)).length;
    return { count, items: answer.notifications.length };
  };
  const tellOf = (type: 'content' | 'exercise', row: { id: number }) =>
    tell(world, [own], { about: { type, id: Number(row.id) } });
  await tellOf('content', contents[0]);
  await tellOf('exercise', items[0]);
  await statements();
  const few = await statements();
  for (const [index, row] of contents.slice(1).entries()) {
    await tellOf('content', row);
    await tellOf('exercise', items[index + 1]);
  }
  const many = await statements();
  expect([few.items, many.items]).toEqual([2, 50]);
  expect(few.count).toBe(4);
  expect(many.count).toBe(4);
});
