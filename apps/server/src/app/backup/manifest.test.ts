import { expect, test } from 'vitest';
import { inTurns } from './manifest.ts';

test('when one of many fails, no other is begun, and those under way have ended before it is told', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const gates = Array.from({ length: 100 }, () => Promise.withResolvers<void>());
  const all = inTurns(gates.keys(), async (item) => {
    begun.push(item);
    await gates[item]?.promise;
    ended.push(item);
  });
  gates[2]?.reject(new Error('the store is gone'));
  await gates[2]?.promise.catch(() => {});
  for (const { resolve } of gates) resolve();
  await expect(all).rejects.toThrow('the store is gone');
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ended.sort()).toEqual([0, 1, 3, 4, 5, 6, 7]);
});
