import type { Queryable } from '#platform/db/database.ts';
import { selectLateCount } from './late-store.ts';
import { selectWaitingCount } from './marking-store.ts';
import type { Staff } from './reach-store.ts';

/** What waits for a member of staff: answers to mark, and late ones to decide about. */
export async function countWaiting(db: Queryable, staff: Staff): Promise<{ answers: number; late: number }> {
  return { answers: await selectWaitingCount(db, staff), late: await selectLateCount(db, staff) };
}
