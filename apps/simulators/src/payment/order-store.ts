import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Gateway, SimOrder } from './order.ts';

export interface OrderStore {
  find(gateway: Gateway, id: string): SimOrder | null;
  byReference(gateway: Gateway, reference: string): SimOrder[];
  byPayment(gateway: Gateway, paymentId: string): SimOrder | null;
  list(): SimOrder[];
  /** After every change. */
  save(order: SimOrder): void;
}

/** A line for each change, the last one counts: a restart forgets nothing. */
export function openOrderStore(file: string): OrderStore {
  mkdirSync(dirname(file), { recursive: true });
  const orders = new Map<string, SimOrder>();
  const byReference = new Map<string, SimOrder[]>();
  const byPayment = new Map<string, SimOrder>();
  const keep = (order: SimOrder) => {
    const key = `${order.gateway} ${order.id}`;
    const name = `${order.gateway} ${order.reference}`;
    const others = (byReference.get(name) ?? []).filter(({ id }) => id !== order.id);
    byReference.set(name, [...others, order]);
    orders.set(key, order);
    for (const { id } of order.payments) byPayment.set(`${order.gateway} ${id}`, order);
  };
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) keep(JSON.parse(line) as SimOrder);
  return {
    find: (gateway, id) => orders.get(`${gateway} ${id}`) ?? null,
    byReference: (gateway, reference) => byReference.get(`${gateway} ${reference}`) ?? [],
    byPayment: (gateway, paymentId) => byPayment.get(`${gateway} ${paymentId}`) ?? null,
    list: () => [...orders.values()],
    save(order) {
      appendFileSync(file, `${JSON.stringify(order)}\n`);
      keep(order);
    },
  };
}
