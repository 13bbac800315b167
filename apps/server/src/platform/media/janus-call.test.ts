import { afterEach, expect, test, vi } from 'vitest';
import { inTime, MediaAway } from './janus-call.ts';

afterEach(() => void vi.useRealTimers());

test('who waits for a media server that hangs is told that it is away, after five seconds', async () => {
  vi.useFakeTimers();
  const outcome = inTime('join', new Promise<never>(() => {})).catch((error: unknown) => error);
  let isOver = false;
  void outcome.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(MediaAway);
});

test('an answer in time is handed on, and nothing is left waiting', async () => {
  vi.useFakeTimers();
  expect(await inTime('join', Promise.resolve('joined'))).toBe('joined');
  expect(vi.getTimerCount()).toBe(0);
});
