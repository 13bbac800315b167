import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/events.ts';

/** Answers are kept long enough for any client to ask again: a week. */
export function cleanUpJobs(db: Database): JobHandler[] {
  return [
    {
      task: 'forget-idempotent-answers',
      async handle() {
        await sql`DELETE FROM idempotent_answer WHERE created_at < app_now() - interval '7 days'`.execute(db);
      },
    },
    {
      // Forms of people who never came back, numbers that asked for codes, tokens of sessions that are over.
      task: 'forget-old-codes',
      async handle() {
        await sql`DELETE FROM otp_challenge WHERE expires_at < app_now() - interval '1 day'`.execute(db);
        await sql`DELETE FROM otp_send WHERE asked_at < app_now() - interval '30 days'`.execute(db);
        await sql`DELETE FROM session WHERE coalesce(revoked_at, expires_at) < app_now() - interval '30 days'`.execute(
          db,
        );
      },
    },
  ];
}

/** Cron lines are in UTC: 21:47 is 3:17 in the Indian night. */
export const crontab = [
  '47 21 * * * forget-idempotent-answers',
  '49 21 * * * forget-old-codes',
  '52 21 * * * forget-session-activity',
  '57 21 * * * forget-old-tickets',
  '7 22 * * * forget-old-notifications',
  // Five past the hour in India, so also five past midnight.
  '35 * * * * move-points-totals',
  '*/10 * * * * sweep-media',
].join('\n');
