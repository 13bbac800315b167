import type { World } from './world.ts';

/** Noon in the middle of a month: no day and no month ends while a test runs. */
export async function moveToNoon({ pool }: World): Promise<void> {
  await pool.query(
    `UPDATE test_only.clock SET moved_by = moved_by +
       ((date_trunc('month', app_now() AT TIME ZONE 'Asia/Kolkata') + interval '1 month 14 days 12 hours')
         AT TIME ZONE 'Asia/Kolkata' - app_now())`,
  );
}
