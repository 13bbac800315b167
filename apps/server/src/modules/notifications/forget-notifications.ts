import type { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/events.ts';
import { deleteOld } from './notification-store.ts';

/** News of half a school year ago are none; what they told of is kept where it belongs. */
const keptDays = 180;
const atOnce = 10_000;

export function forgetJob(db: Database): JobHandler {
  return {
    task: 'forget-old-notifications',
    async handle() {
      while (await deleteOld(db, { days: keptDays, limit: atOnce }));
    },
  };
}
