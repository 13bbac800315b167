import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectAttemptItem } from './attempt-store.ts';
import type { AttemptRef } from './domain/run.ts';

/** What an attempt is of. A place that is named beside the attempt is where it hangs, or there is no such attempt. */
export async function findAttemptedItem(db: Queryable, ref: AttemptRef, placeId: number | undefined) {
  const known = await selectAttemptItem(db, ref);
  if (!known || (placeId !== undefined && placeId !== known.placeId)) throw notFound();
  return known;
}
