import { afterAll, beforeAll, expect, test } from 'vitest';
import { callNotices, tell } from '../../../test/notices.ts';
import { aarav, signIn } from '../../../test/people.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createStudentNews } from '../../app/realtime/student-news.ts';
import { pushJob } from './push-news.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const pushes = async () => {
  const { rows } = await world.pool.query<{ attempts: number; max_attempts: number }>(
    `SELECT attempts, max_attempts FROM graphile_worker.jobs
     WHERE task_identifier = 'push-notifications' AND locked_at IS NULL`,
  );
  return rows;
};

test('with Redis gone the rows are there for the page to find; the push is tried again, but not for ever', async () => {
  const { body, headers } = await signIn(world.server, aarav);
  const studentId = body.student.id;
  const away = world.redis.duplicate({ port: 1, lazyConnect: true, retryStrategy: () => null });
  away.on('error', () => {});
  const jobs = world.modules.jobs.map((job) =>
    job.task === 'push-notifications' ? pushJob({ news: createStudentNews(away) }) : job,
  );
  const cutOff = await startTestWorker({ ...world, modules: { ...world.modules, jobs } });
  await tell(world, [studentId], {});
  const failed = async () => (await pushes()).filter(({ attempts }) => attempts > 0);
  await expect.poll(failed, { timeout: 30_000 }).toMatchObject([{ max_attempts: 8 }]);
  await cutOff.stop();
  away.disconnect();
  const notices = callNotices(world, headers);
  expect((await notices.list()).meta.new_notification_count).toBe(1);
  expect(await notices.counts()).toEqual([0, 0, 1]);

  // Redis is back: the page hears it after all, and nothing was written twice.
  await world.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  const worker = await startTestWorker(world);
  await settle(world, 60_000);
  await worker.stop();
  const { rows } = await world.pool.query('SELECT tenant_id FROM notification');
  expect(rows).toHaveLength(1);
  const to = { tenantId: rows[0].tenant_id, studentId };
  // At least once: a push that Redis was slow to answer is made again.
  await expect
    .poll(() => world.modules.news.since(to, '0-0'), { timeout: 30_000 })
    .toContainEqual({ type: 'notification', id: expect.stringMatching(/^\d+-\d+$/) });
}, 120_000);
