import type { Queryable } from '#platform/db/database.ts';
import { toWaitingLine, type WaitingLine } from '#platform/waiting.ts';
import type { Staff } from './deps.ts';
import { looksAfter, selectStaffReach } from './reach-store.ts';
import { selectReportedLines } from './reports-store.ts';

/** Comments that were reported and not decided about, by course; the oldest first. */
export async function listWaiting(db: Queryable, staff: Staff): Promise<WaitingLine[]> {
  const mayLook = looksAfter(staff, await selectStaffReach(db, staff));
  return (await selectReportedLines(db, mayLook)).map(toWaitingLine);
}
