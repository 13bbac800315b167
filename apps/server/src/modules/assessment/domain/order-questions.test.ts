import { expect, test } from 'vitest';
import { orderQuestions } from './order-questions.ts';

const items = Array.from({ length: 30 }, (_unused, n) => n);

test("without a wish for more the order is the author's", () => {
  expect(orderQuestions(items, { isShuffled: false, poolSize: null, seed: 'a' })).toEqual(items);
});

test('the same seed gives the same order, another one another [E29]', () => {
  const mixed = (seed: string) => orderQuestions(items, { isShuffled: true, poolSize: null, seed });
  expect(mixed('1:2:3')).toEqual(mixed('1:2:3'));
  expect(mixed('1:2:3')).not.toEqual(mixed('1:2:4'));
  expect([...mixed('1:2:3')].sort((a, b) => a - b)).toEqual(items);
  // Written down, so that no later change of the generator goes unseen.
  expect(mixed('1:2:3').slice(0, 5)).toMatchInlineSnapshot(`
    [
      15,
      16,
      5,
      2,
      13,
    ]
  `);
});

test('a pool is drawn without repeats, and keeps the order of the author if nothing else is wished [E29]', () => {
  const drawn = orderQuestions(items, { isShuffled: false, poolSize: 10, seed: 'x' });
  expect(drawn).toHaveLength(10);
  expect(new Set(drawn).size).toBe(10);
  expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
  expect(orderQuestions(items, { isShuffled: false, poolSize: 99, seed: 'x' })).toEqual(items);
});

test('every question has its chance', () => {
  const seen = new Set(
    Array.from({ length: 60 }, (_unused, n) =>
      orderQuestions(items, { isShuffled: true, poolSize: 5, seed: String(n) }),
    ).flat(),
  );
  expect(seen.size).toBe(items.length);
});
