import { readNow } from '#platform/db/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Sweep } from '#platform/sweep.ts';
import { insertDueDigests } from './digest-store.ts';
import { dueWeek } from './domain/digest-week.ts';

const atOnce = 500;

export const digestSweep = (db: Database): Sweep => ({
  name: 'notifications.begin-digests',
  everySeconds: 60,
  run: () => sweepDigests(db),
});

/** Begins the letters that are due by the one clock. Answers with how many. */
async function sweepDigests(db: Database): Promise<number> {
  const week = dueWeek(await readNow(db));
  if (!week) return 0;
  for (let begun = 0; ; ) {
    const more = await insertDueDigests(db, week, atOnce);
    begun += more;
    if (more < atOnce) return begun;
  }
}
