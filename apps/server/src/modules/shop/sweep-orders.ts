import type { Sweep } from '#platform/sweep.ts';
import { askGateway } from './ask-gateway.ts';
import { claimDue, type DueOrder } from './ask-store.ts';
import type { ShopDeps } from './deps.ts';
import { selectOrder } from './order-store.ts';

type Deps = Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>;

const inOneGo = 10;

/**
 * Asks about every order that is due, a handful at a time. One that cannot be asked about does not keep the others,
 * and an account whose gateway gives no answer is left alone until the next round: others are not kept waiting by it.
 */
async function sweepOrders(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  const silent = new Set<number>();
  const claim = () => claimDue(deps.db, inOneGo, silent);
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const results = await Promise.allSettled(due.map((order) => ask(deps, order, silent)));
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be asked about`);
}

async function ask(deps: Deps, due: DueOrder, silent: Set<number>): Promise<void> {
  const state = await askGateway(deps, await selectOrder(deps.db, due));
  if (state === null && due.accountId !== null) silent.add(due.accountId);
}

export const orderSweeps = (deps: Deps): Sweep[] => [
  { name: 'sweep-orders', everySeconds: 5, run: () => sweepOrders(deps) },
];
