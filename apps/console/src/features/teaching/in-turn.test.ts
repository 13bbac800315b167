import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('the second one is sent after the first one has come or failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const first = inTurn(async () => {
    await promise;
    seen.push('first');
    throw new Error('refused');
  });
  const second = inTurn(async () => void seen.push('second'));
  resolve();
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(seen).toEqual(['first', 'second']);
});
