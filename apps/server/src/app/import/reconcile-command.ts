import * as z from 'zod';
import { type Difference, type Report, reconcile } from '#modules/shop/index.ts';
import { createOpenGateway } from '#platform/payment/open-gateway.ts';
import type { CommandDeps } from './command-deps.ts';
import { fixedDay } from './fields.ts';
import { readOptions, slugOption, UsageError } from './read-options.ts';

const options = z.object({
  from: fixedDay.optional(),
  to: fixedDay.optional(),
  tenant: slugOption.optional(),
});

/** Prints every difference; with one the command fails. */
export async function reconcileCommand(deps: CommandDeps, args: string[]): Promise<number> {
  const { db, sealer, openGateway = createOpenGateway({ mode: 'live' }), print } = deps;
  const { from = null, to = null, tenant = null } = readOptions(args, options);
  if (!sealer) throw new UsageError('DATA_KEYS is not set: the accounts cannot be opened.');
  const report = await reconcile({ db, sealer, openGateway }, { fromDay: from, toDay: to, tenant });
  return tell(report, print);
}

function tell({ fromDay, toDay, accounts, faults }: Report, print: CommandDeps['print']): number {
  print(`Orders from ${fromDay} to ${toDay}`);
  for (const { account, lines, differences } of accounts) {
    const { tenant, gateway, merchantId } = account;
    print(`${tenant}: ${merchantId} at ${gateway}: lines: ${lines}, differences: ${differences.length}`);
    for (const difference of differences) print(`  ${describe(difference)}`);
  }
  for (const { orderReference, fault } of faults) print(`order ${orderReference} ${fault}`);
  const found = accounts.reduce((sum, { differences }) => sum + differences.length, faults.length);
  print(found === 0 ? 'Everything agrees.' : `Differences: ${found}`);
  return found === 0 ? 0 : 1;
}

function describe({ what, there, here }: Difference): string {
  const line = there ?? here;
  if (!line) return what;
  const name = `${line.kind} ${line.refundReference ?? line.gatewayRef} of order ${line.orderReference}`;
  const money = (side: typeof there) => (side ? `${side.amountPaise} paise ${side.currency}` : 'nothing');
  if (what === 'order') return `${name}: here it stands under order ${here?.orderReference}`;
  return `${name}: ${money(there)} there, ${money(here)} here`;
}
