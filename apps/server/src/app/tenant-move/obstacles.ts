import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';
import { isJobOf } from './jobs-of-tenant.ts';

/** A closed door is known to every process after two looks of the brand registry, and calls under way have ended. */
const settleSeconds = 30;

interface State {
  isClosed: boolean;
  isSettled: boolean;
  jobs: number;
  classes: number;
  recordings: number;
}

/** Why the tenant cannot be taken away at this moment; empty when it can. */
export async function findObstacles(db: Queryable, tenantId: number): Promise<string[]> {
  const { rows } = await sql<State>`
    SELECT closed_at IS NOT NULL AS "isClosed",
      closed_at < app_now() - make_interval(secs => ${settleSeconds}) AS "isSettled",
      (SELECT count(*) FROM graphile_worker._private_jobs
       WHERE (attempts < max_attempts OR locked_at IS NOT NULL) AND ${isJobOf(tenantId)}) AS jobs,
      (SELECT count(*) FROM live_room WHERE tenant_id = ${tenantId} AND lease_until > app_now()) AS classes,
      (SELECT count(DISTINCT recording_id) FROM live_track WHERE tenant_id = ${tenantId}) AS recordings
    FROM tenant LEFT JOIN tenant_closed ON tenant_id = id WHERE id = ${tenantId}
  `.execute(db);
  const [state] = rows;
  if (!state?.isClosed) return ['It is open: close it first (shala tenant close).'];
  return [
    ...(state.isSettled ? [] : [`It was closed less than ${settleSeconds} seconds ago.`]),
    ...(state.jobs === 0 ? [] : [`Jobs of it that wait or run: ${state.jobs}. The worker has to do them.`]),
    ...(state.classes === 0 ? [] : [`Live classes under way: ${state.classes}.`]),
    ...(state.recordings === 0
      ? []
      : [
          `Recordings on a media node: ${state.recordings}. Publish or discard them; their files go within the hour.`,
        ]),
  ];
}
