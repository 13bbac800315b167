import { expect, test } from 'vitest';
import { type SourceCalls, sendSource } from './send-source.ts';

const file = new Blob(['aaaabbbbcc']);
const parts = [
  { number: 1, sizeBytes: 4, url: '1' },
  { number: 2, sizeBytes: 4, url: '2' },
  { number: 3, sizeBytes: 2, url: '3' },
];

/** A store that keeps what it was sent, and fails at the given tries. */
function openStore(failing: readonly number[]) {
  const kept = new Map<string, string>();
  const log: string[] = [];
  let puts = 0;
  const calls: SourceCalls = {
    announce: async () => ({
      sizeBytes: 10,
      partBytes: 4,
      missing: parts.filter(({ url }) => !kept.has(url)),
    }),
    async put(url, piece) {
      puts += 1;
      if (failing.includes(puts)) throw new Error('the line broke');
      kept.set(url, new TextDecoder().decode(piece));
    },
    finish: async () => void log.push('finish'),
    wait: async (ms) => void log.push(`wait ${ms}`),
  };
  return { calls, kept, log };
}

const send = (calls: SourceCalls, seen: number[] = []) =>
  sendSource(file, calls, {
    signal: new AbortController().signal,
    onProgress: (percent) => seen.push(percent),
    isWorthATry: () => true,
  });

test('every part is sent once, in its own bytes, and the progress is told', async () => {
  const { calls, kept, log } = openStore([]);
  const seen: number[] = [];
  await send(calls, seen);
  expect([...kept.values()]).toEqual(['aaaa', 'bbbb', 'cc']);
  expect(seen).toEqual([0, 40, 80, 100]);
  expect(log).toEqual(['finish']);
});

test('after a broken line it goes on with what is missing', async () => {
  const { calls, kept, log } = openStore([2]);
  const seen: number[] = [];
  await send(calls, seen);
  expect([...kept.values()]).toEqual(['aaaa', 'bbbb', 'cc']);
  expect(seen).toEqual([0, 40, 40, 80, 100]);
  expect(log).toEqual(['wait 1000', 'finish']);
});

test('it is given up after six failures in a row', async () => {
  const { calls, log } = openStore([1, 2, 3, 4, 5, 6]);
  await expect(send(calls)).rejects.toThrow('the line broke');
  expect(log).toEqual(['wait 1000', 'wait 2000', 'wait 4000', 'wait 8000', 'wait 16000']);
});
