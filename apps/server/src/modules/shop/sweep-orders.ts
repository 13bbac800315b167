import type { Sweep } from '#platform/sweep.ts';
import { askGateway } from './ask-gateway.ts';
import { claimDue } from './ask-store.ts';
import type { ShopDeps } from './deps.ts';
import { selectOrder } from './order-store.ts';

type Deps = Pick<ShopDeps, 'db' | 'openGateway' | 'sealer'>;

const inOneGo = 10;

/** Asks about every order that is due, a handful at a time. One that cannot be asked about does not keep the others. */
async function sweepOrders(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (let due = await claimDue(deps.db, inOneGo); due.length > 0; due = await claimDue(deps.db, inOneGo)) {
    const results = await Promise.allSettled(
      due.map(async (which) => askGateway(deps, await selectOrder(deps.db, which))),
    );
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be asked about`);
}

export const orderSweeps = (deps: Deps): Sweep[] => [
  { name: 'sweep-orders', everySeconds: 5, run: () => sweepOrders(deps) },
];
