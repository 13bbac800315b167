import { readToday } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { addDays } from '#platform/text/days.ts';
import { compareStatement, type Difference } from './domain/compare-statement.ts';
import { type GatewayDeps, gatewayOfAccount } from './find-gateway.ts';
import {
  type Days,
  type Fault,
  type StatementAccount,
  selectAccounts,
  selectFaults,
  selectLedger,
  selectOfOtherDays,
} from './reconcile-store.ts';

/** An order may be paid in a page that was open for so long. */
const openDays = 3;
const usualDays = 30;

interface Reconcile {
  fromDay: string | null;
  toDay: string | null;
  /** Null: every tenant. */
  tenant: string | null;
}

interface AccountReport {
  account: StatementAccount;
  lines: number;
  differences: Difference[];
}

export interface Report extends Days {
  accounts: AccountReport[];
  faults: Fault[];
}

/** Holds our books about the orders of some days against each gateway's statement, and against one another. */
export async function reconcile(deps: GatewayDeps & { db: Database }, asked: Reconcile): Promise<Report> {
  const { db } = deps;
  const toDay = asked.toDay ?? (await readToday(db));
  const days = { fromDay: asked.fromDay ?? addDays(toDay, -usualDays), toDay };
  const accounts: AccountReport[] = [];
  for (const account of await selectAccounts(db, asked.tenant)) {
    accounts.push(await compareAccount(deps, account, days));
  }
  return { ...days, accounts, faults: await selectFaults(db, asked.tenant, days) };
}

async function compareAccount(
  deps: GatewayDeps & { db: Database },
  account: StatementAccount,
  days: Days,
): Promise<AccountReport> {
  const { tenantId, accountId } = account;
  const open = await gatewayOfAccount(deps.db, deps, { tenantId, accountId });
  if (!open) throw new Error(`the merchant account ${accountId} is gone`);
  const told = await open.gateway.listStatement({
    fromDay: days.fromDay,
    toDay: addDays(days.toDay, openDays),
  });
  // Read last: what the gateway tells has had the time to arrive here.
  const here = await selectLedger(deps.db, account, days);
  const references = [...new Set(told.map(({ orderReference }) => orderReference))];
  const others = await selectOfOtherDays(deps.db, account, days, references);
  const there = told.filter(({ orderReference }) => !others.has(orderReference));
  return { account, lines: there.length, differences: compareStatement(there, here) };
}
