import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { RefundStatus } from '#platform/payment/gateway.ts';
import type { Sweep } from '#platform/sweep.ts';
import { type GatewayDeps, gatewayOfAccount } from './find-gateway.ts';
import { recordRefund } from './record-refund.ts';
import { type DueRefund, isWanted, takeDue } from './refund-store.ts';

type Deps = GatewayDeps & { db: Database };

/** At one moment: all are answered, or have timed out, long before another worker may take them. */
const inOneGo = 10;

/**
 * Asks gateways for the refunds whose time has come. The call stands between two transactions: killed after it, we
 * ask again under the same reference, and the gateway gives the money back once.
 */
async function sendRefunds(deps: Deps): Promise<void> {
  const faults: unknown[] = [];
  for (let due = await takeDue(deps.db, inOneGo); due.length > 0; due = await takeDue(deps.db, inOneGo)) {
    const results = await Promise.allSettled(due.map((refund) => send(deps, refund)));
    faults.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} refunds got no answer`);
}

async function send(deps: Deps, refund: DueRefund): Promise<void> {
  if (!(await isWanted(deps.db, refund))) return;
  const { tenantId, merchantAccountId: accountId } = refund;
  const account = await gatewayOfAccount(deps.db, deps, { tenantId, accountId });
  if (!account) throw new AppError('not_found');
  const request = {
    reference: refund.reference,
    gatewayRef: refund.gatewayRef,
    amountPaise: refund.amountPaise,
  };
  const answer: RefundStatus = await (refund.state === 'approved'
    ? account.gateway.refund(request)
    : account.gateway.findRefund(request));
  await deps.db.transaction().execute((tx) => recordRefund(tx, refund, answer));
}

export const refundSweeps = (deps: Deps): Sweep[] => [
  { name: 'shop.send-refunds', everySeconds: 5, run: () => sendRefunds(deps) },
];
