import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { createMetrics } from '#platform/metrics.ts';
import { startSweeps } from './sweeps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const tools = { log: createLogger('silent'), metrics: createMetrics() };

test('a sweep looks at once and then at every turn, also after it has failed', async () => {
  let turns = 0;
  const run = async () => {
    turns += 1;
    if (turns === 1) throw new Error('no database');
  };
  const sweeps = startSweeps([{ name: 'a', everySeconds: 5, run }], tools);
  await vi.advanceTimersByTimeAsync(0);
  expect(turns).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(turns).toBe(3);
  await sweeps.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(turns).toBe(3);
});

test('a sweep that takes long is not begun a second time, and stopping waits for it', async () => {
  let turns = 0;
  let end = () => {};
  const run = () => {
    turns += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const sweeps = startSweeps([{ name: 'a', everySeconds: 5, run }], tools);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(turns).toBe(1);
  let isStopped = false;
  const stopped = sweeps.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  expect(isStopped).toBe(true);
});
