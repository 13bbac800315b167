import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesTo, newPhone, waitForCode } from '../../../test/messages.ts';
import { otpCalls } from '../../../test/otp.ts';
import { kids, shala } from '../../../test/people.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const { call, send } = otpCalls(() => world);

describe('somebody who guesses', () => {
  test('ten thousand wrong codes from fifty addresses never get in and never cost more than the cap', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await waitForCode(phone);
    const statuses = new Map<number, number>();
    const lane = async (lane: number) => {
      for (let guess = lane; guess < 10_000; guess += 10) {
        const otp = String(guess).padStart(4, '0');
        if (otp === code) continue;
        const address = `127.0.0.${2 + (guess % 50)}`;
        const answer = await call(
          'POST',
          'login',
          { grant_type: 'otp', phone_number: phone, otp },
          shala,
          address,
        );
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (guess % 500 === 0) await call('PUT', 'otp', { phone_number: phone }, shala, address);
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_value, index) => lane(index)));
    expect(statuses.get(200)).toBeUndefined();
    expect([...statuses.keys()].sort()).toEqual([422, 429]);
    expect((await messagesTo(phone)).length).toBeLessThanOrEqual(3);
    const { rows } = await world.pool.query('SELECT FROM parent WHERE phone_number = $1', [phone]);
    expect(rows).toHaveLength(0);
  }, 120_000);

  test('cannot tell a known number from an unknown one by the time the answer takes', async () => {
    const time = async (phone: string) => {
      const began = performance.now();
      await send(phone, kids);
      return performance.now() - began;
    };
    const { rows } = await world.pool.query<{ phone_number: string }>(
      `INSERT INTO parent (tenant_id, phone_number) SELECT id, '+9180' || (10000000 + n) FROM tenant, generate_series(1, 220) n
       WHERE slug = 'shala' RETURNING phone_number`,
    );
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [index, { phone_number }] of rows.entries()) {
      const pair = [await time(phone_number), await time(phone_number.replace('+9180', '+9181'))];
      if (index >= 20) {
        known.push(pair[0] ?? 0);
        unknown.push(pair[1] ?? 0);
      }
    }
    const median = (values: number[]) =>
      values.sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  }, 60_000);
});
