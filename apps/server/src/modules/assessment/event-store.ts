import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Run } from './domain/run.ts';

export type EventKind = 'left' | 'came_back' | 'second_device' | 'offline_replay';

export async function insertEvent(
  tx: Queryable,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
  kind: EventKind,
): Promise<void> {
  await tx
    .insertInto('run_event')
    .values({ tenant_id: run.tenantId, student_id: run.studentId, run_id: run.id, kind })
    .execute();
}

/** At most once in a minute; the caller has locked the run. */
export async function insertReplayEvent(
  tx: Tx,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
): Promise<void> {
  await sql`
    INSERT INTO run_event (tenant_id, student_id, run_id, kind)
    SELECT ${run.tenantId}, ${run.studentId}, ${run.id}, 'offline_replay'
    WHERE NOT EXISTS (
      SELECT FROM run_event WHERE student_id = ${run.studentId} AND run_id = ${run.id}
        AND kind = 'offline_replay' AND at > app_now() - interval '1 minute'
    )
  `.execute(tx);
}

export async function selectEvents(db: Queryable, run: Pick<Run, 'studentId' | 'id'>) {
  return db
    .selectFrom('run_event')
    .select(['kind', 'at'])
    .where('student_id', '=', run.studentId)
    .where('run_id', '=', run.id)
    .orderBy('id')
    .limit(500)
    .execute();
}
