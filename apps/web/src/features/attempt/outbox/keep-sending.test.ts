import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';

let isWaiting: boolean;
let sent: number;
let stop: () => void;
const send = async () => {
  sent += 1;
  return { isWaiting };
};
/** Everything that is due now, and the words that follow. */
const nextPause = () => vi.advanceTimersToNextTimerAsync();

beforeEach(() => {
  vi.useFakeTimers();
  isWaiting = true;
  sent = 0;
  stop = keepSending(send);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('tries again after pauses while something waits, and rests when all has arrived', async () => {
  await nextPause();
  await nextPause();
  expect(sent).toBeGreaterThanOrEqual(2);
  isWaiting = false;
  await nextPause();
  expect(vi.getTimerCount()).toBe(0);
});

it('tries at once when the network is back', async () => {
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toBe(1);
  dispatchEvent(new Event('online'));
  expect(sent).toBe(2);
});

it('stops when it is told to, also while a call is under way', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toBe(1);
  dispatchEvent(new Event('online'));
  expect(sent).toBe(1);
});
