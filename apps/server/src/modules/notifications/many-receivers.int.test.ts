import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callNotices, tell } from '../../../test/notices.ts';
import { aarav, signIn } from '../../../test/people.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

const many = 10_000;
let world: World;
let audience: { courseId: number; sectionIds: number[] };
beforeAll(async () => {
  world = await openWorld();
  const { rows } = await world.pool.query(
    `SELECT section.id, section.tenant_id, course_id FROM section JOIN tenant ON tenant.id = tenant_id
     WHERE tenant.slug = 'shala' AND section.slug = '8-A'`,
  );
  const [section] = rows;
  audience = { courseId: Number(section.course_id), sectionIds: [Number(section.id)] };
  await world.pool.query(
    `WITH pupil AS (
       INSERT INTO student (tenant_id, first_name) SELECT $1, 'Pupil ' || n FROM generate_series(1, $4::int) n
       RETURNING id
     ), member AS (
       INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
       SELECT id, $2, $1, app_today() FROM pupil
     )
     INSERT INTO access_grant (student_id, tenant_id, course_id, source, source_ref, from_day, to_day)
     SELECT id, $1, $3, 'institution', 'many', app_today(), app_today() + 9 FROM pupil`,
    [section.tenant_id, section.id, section.course_id, many],
  );
  await world.pool.query('ANALYZE');
}, 120_000);
afterAll(async () => {
  const keys = await world.redis.keys(`${world.environment.REDIS_PREFIX}cable:*`);
  const prefix = world.environment.REDIS_PREFIX?.length ?? 0;
  for (let start = 0; start < keys.length; start += 1_000) {
    await world.redis.del(keys.slice(start, start + 1_000).map((key) => key.slice(prefix)));
  }
  await world.stop();
});

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : String((given as { text?: unknown }).text);

test('ten thousand receivers are notified by one statement, and each open page can hear it', async () => {
  const own = await signIn(world.server, aarav);
  const worker = await startTestWorker(world);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const start = performance.now();
  await tell(world, audience, { source: 'many' });
  const written = performance.now();
  const texts = query.mock.calls.map(([given]) => textOf(given));
  query.mockRestore();
  expect(texts.filter((text) => /INSERT INTO notification/i.test(text))).toHaveLength(1);
  await settle(world, 60_000);
  const pushed = performance.now();
  await worker.stop();
  const { rows } = await world.pool.query(
    "SELECT count(*)::int AS count, count(*) FILTER (WHERE is_counted)::int AS counted FROM notification WHERE source = 'many'",
  );
  expect(rows[0].count).toBeGreaterThanOrEqual(many);
  expect(rows[0].counted).toBe(rows[0].count);
  expect(await callNotices(world, own.headers).counts()).toEqual([0, 0, 1]);
  const streams = await world.redis.keys(`${world.environment.REDIS_PREFIX}cable:*`);
  expect(streams).toHaveLength(rows[0].count);
  const ms = (from: number, to: number) => Math.round(to - from);
  process.stdout.write(
    `measured: ${rows[0].count} receivers notified: ${ms(start, written)} ms to write, ${ms(written, pushed)} ms until all were pushed\n`,
  );

  // The listener's job again, as after a crash: nobody gets a second one.
  await tell(world, audience, { source: 'many' });
  const again = await world.pool.query('SELECT count(*)::int AS count FROM notification');
  expect(again.rows[0].count).toBe(rows[0].count);
}, 120_000);
