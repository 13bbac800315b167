import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { AnswerKey } from './domain/marking.ts';
import type { Staff } from './reach-store.ts';

/** Long enough to read a page of handwriting; the console renews it while the answer is open. */
const leaseMinutes = 5;

/** Whether it is mine now. One that nobody has, that is mine or that has run out is taken; others stay. */
export async function upsertLease(
  tx: Tx,
  { tenantId, staffId }: Staff,
  { studentId, runId, questionId }: AnswerKey,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO marking_lease AS lease (student_id, run_id, question_id, tenant_id, staff_id, until)
    VALUES (${studentId}, ${runId}, ${questionId}, ${tenantId}, ${staffId},
      app_now() + make_interval(mins => ${leaseMinutes}))
    ON CONFLICT (student_id, run_id, question_id) DO UPDATE SET staff_id = excluded.staff_id, until = excluded.until
    WHERE lease.staff_id = excluded.staff_id OR lease.until <= app_now()
    RETURNING lease.staff_id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteLease(
  tx: Tx,
  { staffId }: Pick<Staff, 'staffId'>,
  { studentId, runId, questionId }: AnswerKey,
): Promise<void> {
  await tx
    .deleteFrom('marking_lease')
    .where('student_id', '=', studentId)
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId)
    .where('staff_id', '=', staffId)
    .execute();
}

export interface LeaseRow {
  staff_id: number;
  staff_name: unknown;
  until: Date;
}

/** Who has it now. */
export async function selectLease(
  db: Queryable,
  { studentId, runId, questionId }: AnswerKey,
): Promise<LeaseRow | null> {
  const row = await db
    .selectFrom('marking_lease')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenant_id', '=', 'marking_lease.tenant_id')
        .onRef('staff.id', '=', 'marking_lease.staff_id'),
    )
    .select(['marking_lease.staff_id', 'staff.name as staff_name', 'until'])
    .where('student_id', '=', studentId)
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId)
    .where('until', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return row ?? null;
}
