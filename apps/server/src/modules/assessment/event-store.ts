import type { Queryable } from '#platform/db/database.ts';
import type { Run } from './domain/run.ts';

export async function insertEvent(
  tx: Queryable,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
  kind: 'left' | 'came_back' | 'second_device',
): Promise<void> {
  await tx
    .insertInto('run_event')
    .values({ tenant_id: run.tenantId, student_id: run.studentId, run_id: run.id, kind })
    .execute();
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
