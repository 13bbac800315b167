import type { Database } from '#platform/db/database.ts';
import { selectMisplaced } from './points-total-store.ts';
import { refreshPointsTotals } from './refresh-points-totals.ts';

/** So few that nobody waits long for a booking of theirs. */
const batch = 200;

/** Whoever came to a school, left it, went up a class or was blocked is listed where they belong now. */
export async function movePointsTotals({ db }: { db: Database }): Promise<void> {
  const studentIds = await selectMisplaced(db);
  for (let at = 0; at < studentIds.length; at += batch) {
    const some = studentIds.slice(at, at + batch);
    await db.transaction().execute((tx) => refreshPointsTotals(tx, some));
  }
}
