import type { Queryable } from '#platform/db/database.ts';
import { toWaitingLine, type WaitingLine } from '#platform/waiting.ts';
import { selectWaitingLines } from './marking-store.ts';
import type { Staff } from './reach-store.ts';

/** Answers that wait for this person, by course and subject; those that wait longest first. */
export async function listWaiting(db: Queryable, staff: Staff): Promise<WaitingLine[]> {
  return (await selectWaitingLines(db, staff)).map(toWaitingLine);
}
