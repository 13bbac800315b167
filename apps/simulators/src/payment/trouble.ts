import { setTimeout as pause } from 'node:timers/promises';
import type { SimOrder } from './order.ts';
import type { OrderStore } from './order-store.ts';

/** Longer than the shop waits for an answer. */
const silenceMs = 12_000;

/** Whether a question about an order is answered with an error, at once or when nobody listens any more. */
export async function isTroubled(store: OrderStore, order: SimOrder): Promise<boolean> {
  const { trouble } = order;
  if (!trouble) return false;
  trouble.questionsLeft -= 1;
  if (trouble.questionsLeft <= 0) order.trouble = null;
  store.save(order);
  if (trouble.kind === 'silent') await pause(silenceMs, undefined, { ref: false });
  return true;
}
