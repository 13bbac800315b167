import { afterAll, beforeAll, expect, test } from 'vitest';
import { tell } from '../../../test/notices.ts';
import { runJob } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('what is older than half a year is forgotten, seen or not, and nothing newer', async () => {
  const { rows } = await world.pool.query(
    "SELECT student.id FROM student JOIN tenant ON tenant.id = tenant_id WHERE slug = 'shala' LIMIT 2",
  );
  const students = rows.map(({ id }) => Number(id));
  const left = async () =>
    (await world.pool.query('SELECT DISTINCT source FROM notification ORDER BY source')).rows.map(
      ({ source }) => source,
    );
  await tell(world, students, { source: 'old' });
  await world.pool.query('UPDATE notification SET seen_at = app_now() WHERE student_id = $1', [students[0]]);
  await world.moveClock('1 day');
  await tell(world, students, { source: 'new' });
  await world.moveClock('178 days 23 hours');
  await runJob(world, 'forget-old-notifications');
  expect(await left()).toEqual(['new', 'old']);
  await world.moveClock('2 hours');
  await runJob(world, 'forget-old-notifications');
  expect(await left()).toEqual(['new']);
});
