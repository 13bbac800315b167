import type { Tx } from '#platform/db/database.ts';
import { lockPoints } from './points-store.ts';
import { rewriteTotals } from './points-total-store.ts';

/**
 * The totals of some students as the ledger, the school and the parents' wish are now: for a change of permission,
 * of school, and for whoever rebuilds. Answers how many rows were changed.
 */
export async function refreshPointsTotals(tx: Tx, studentIds: readonly number[]): Promise<number> {
  await lockPoints(tx, studentIds);
  return rewriteTotals(tx, studentIds);
}
