import type { Queryable, Tx } from '#platform/db/database.ts';
import { replacePhrases, selectPhrases } from './phrase-store.ts';
import type { Staff } from './reach-store.ts';

export const findPhrases = (db: Queryable, staff: Staff): Promise<string[]> => selectPhrases(db, staff);

/** All of them, in this order. */
export async function savePhrases(tx: Tx, staff: Staff, phrases: readonly string[]): Promise<string[]> {
  await replacePhrases(tx, staff, phrases);
  return selectPhrases(tx, staff);
}
