import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putPiece, wait } from './put-piece.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // As on an older phone.
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined, timeout: undefined });
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a piece stops when the student stops it', async () => {
  const control = new AbortController();
  const put = putPiece('https://files.example/1', new Uint8Array(1), control.signal);
  control.abort(new Error('paused'));
  await expect(put).rejects.toThrow('paused');
  expect(vi.getTimerCount()).toBe(0);
});

test('a piece on a dead line is given up after five minutes', async () => {
  const put = putPiece('https://files.example/1', new Uint8Array(1), new AbortController().signal);
  const failed = expect(put).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(300_000);
  await failed;
});

test('nobody waits for what was stopped before', async () => {
  const control = new AbortController();
  control.abort(new Error('paused'));
  await expect(wait(1000, control.signal)).rejects.toThrow('paused');
});
