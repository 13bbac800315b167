import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { createLogger } from '../../platform/logger.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { runWorker } from './run-worker.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const silentSeconds = 1;

async function lockOf(task: string) {
  const { rows } = await world.pool.query<{ lockedAt: Date; lockedBy: string }>(
    'SELECT locked_at AS "lockedAt", locked_by AS "lockedBy" FROM graphile_worker.jobs WHERE task_identifier = $1',
    [task],
  );
  return rows[0];
}

test('a job that takes longer than the silence of a dead worker stays with the worker that lives', async () => {
  const release = Promise.withResolvers<void>();
  let runs = 0;
  const handle = async () => {
    runs += 1;
    await release.promise;
  };
  const worker = await runWorker({
    ...world,
    modules: { listeners: [], sweeps: [], jobs: [{ task: 'long', handle }] },
    log: createLogger('error'),
    metrics: createMetrics(),
    concurrency: 2,
    silentSeconds,
  });
  await world.pool.query(`SELECT graphile_worker.add_job('long')`);
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000 });
  const lock = await lockOf('long');

  // Several rounds later than the silence: whoever wanted to free it has had the time.
  for (;;) {
    const { rows } = await world.pool.query<{ isLong: boolean }>(
      `SELECT max(beat_at) > $1::timestamptz + make_interval(secs => $2) AS "isLong" FROM worker_heartbeat`,
      [lock?.lockedAt, silentSeconds * 3],
    );
    if (rows[0]?.isLong) break;
    await sleep(100);
  }
  expect(await lockOf('long')).toEqual(lock);
  expect(runs).toBe(1);
  release.resolve();
  await worker.stop();
});
