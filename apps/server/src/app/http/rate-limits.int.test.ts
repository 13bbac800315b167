import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import { createRateLimits } from './rate-limits.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const takeAll = async (limits: ReturnType<typeof createRateLimits>, points: number, times: number) => {
  const bucket = { name: `tried-${points}`, points, seconds: 600 };
  const key = randomUUID();
  let passed = 0;
  for (let n = 0; n < times; n += 1) {
    await limits.take(bucket, key).then(
      () => (passed += 1),
      (refusal: { code: string }) => expect(refusal.code).toBe('too_many'),
    );
  }
  return passed;
};

test('a small bucket and a large one let pass what they hold, and not one more', async () => {
  const limits = createRateLimits(world.redis);
  expect(await takeAll(limits, 5, 8)).toBe(5);
  expect(await takeAll(limits, 600, 640)).toBe(600);
});

test('calls that come at once use up no more than they are', async () => {
  const limits = createRateLimits(world.redis);
  const bucket = { name: 'burst', points: 600, seconds: 600 };
  const key = randomUUID();
  for (let burst = 0; burst < 20; burst += 1) {
    await Promise.all(Array.from({ length: 30 }, () => limits.take(bucket, key)));
  }
  await expect(limits.take(bucket, key)).rejects.toMatchObject({ code: 'too_many' });
});

test('a large bucket is one for all processes, and Redis is asked for a handful at a time', async () => {
  const bucket = { name: 'shared', points: 600, seconds: 600 };
  const key = randomUUID();
  const one = createRateLimits(world.redis);
  const other = createRateLimits(world.redis);
  for (let n = 0; n < 600; n += 1) await one.take(bucket, key);
  expect(await world.redis.get(`limit:shared:${key}`)).toBe('600');
  await expect(other.take(bucket, key)).rejects.toMatchObject({ code: 'too_many' });
});
