import { notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { selectLetterSetting } from './digest-store.ts';
import type { Subscription } from './digest-token.ts';
import { switchDigest } from './switch-digest.ts';

export interface WeeklyLetter {
  isOn: boolean;
  /** Where it goes; without an address it cannot come. */
  email: string | null;
}

/** Somebody else's child is like one that does not exist. */
export async function findWeeklyLetter(db: Queryable, whose: Subscription): Promise<WeeklyLetter> {
  const row = await selectLetterSetting(db, whose);
  if (!row) throw notFound();
  return { isOn: row.stopped_at === null, email: row.email };
}

export async function saveWeeklyLetter(tx: Tx, whose: Subscription, isOn: boolean): Promise<WeeklyLetter> {
  await switchDigest(tx, whose, !isOn);
  return findWeeklyLetter(tx, whose);
}
