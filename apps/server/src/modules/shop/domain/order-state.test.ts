import { expect, test } from 'vitest';
import { moveTo, type OrderState, paymentStatusOf } from './order-state.ts';

const states = ['open', 'pending', 'failed', 'replaced', 'expired', 'paid'] as const;

/** Every story of five words that can be told about an order. */
function* stories(length: number): Generator<OrderState[]> {
  if (length === 0) return yield [];
  for (const rest of stories(length - 1)) for (const state of states) yield [...rest, state];
}

test('whatever is said in whatever order, a state never comes back once it was left, and paid is never left', () => {
  for (const words of stories(5)) {
    const seen = [words[0] ?? 'open'];
    for (const word of words.slice(1)) {
      const now = moveTo(seen.at(-1) ?? 'open', word);
      if (now !== seen.at(-1)) expect(seen).not.toContain(now);
      seen.push(now);
    }
    expect(seen.at(-1) === 'paid').toBe(words.includes('paid'));
  }
});

test('paid is reached from every state, and a payment that failed is not pending again', () => {
  expect(states.map((state) => moveTo(state, 'paid'))).toEqual(states.map(() => 'paid'));
  expect(moveTo('failed', 'pending')).toBe('failed');
  expect(moveTo('replaced', 'failed')).toBe('replaced');
});

test('a family is told of a failure only when there is a final word', () => {
  const told = (state: OrderState, isPending = false) => paymentStatusOf({ state, isPending });
  expect(states.map((state) => told(state))).toEqual([
    'pending',
    'pending',
    'failed',
    'failed',
    'failed',
    'success',
  ]);
  for (const state of ['replaced', 'failed', 'expired'] as const) expect(told(state, true)).toBe('pending');
  expect(told('paid', true)).toBe('success');
});
