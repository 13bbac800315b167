import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { AnswerKey } from './domain/marking.ts';

interface NewMark {
  tenantId: number;
  staffId: number;
  /** Null only where a mark is taken back and there was none before it. */
  marks: number | null;
  comment: string | null;
  undoesId?: number;
}

export async function insertMark(
  tx: Tx,
  { studentId, runId, questionId }: AnswerKey,
  mark: NewMark,
): Promise<void> {
  await tx
    .insertInto('answer_mark')
    .values({
      tenant_id: mark.tenantId,
      student_id: studentId,
      run_id: runId,
      question_id: questionId,
      staff_id: mark.staffId,
      marks: mark.marks,
      comment: mark.comment,
      undoes_id: mark.undoesId ?? null,
    })
    .execute();
}

export interface MarkRow {
  id: number;
  staff_id: number;
  staff_name: unknown;
  marks: number | null;
  comment: string | null;
  undoes_id: number | null;
  created_at: Date;
  age_seconds: number;
}

/** Everything that was ever said about an answer, the newest first. */
export async function selectMarks(
  db: Queryable,
  { studentId, runId, questionId }: AnswerKey,
): Promise<MarkRow[]> {
  return db
    .selectFrom('answer_mark')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenant_id', '=', 'answer_mark.tenant_id')
        .onRef('staff.id', '=', 'answer_mark.staff_id'),
    )
    .select([
      'answer_mark.id',
      'answer_mark.staff_id',
      'staff.name as staff_name',
      'answer_mark.marks',
      'answer_mark.comment',
      'answer_mark.undoes_id',
      'answer_mark.created_at',
      sql<number>`extract(epoch FROM app_now() - answer_mark.created_at)`.as('age_seconds'),
    ])
    .where('student_id', '=', studentId)
    .where('run_id', '=', runId)
    .where('question_id', '=', questionId)
    .orderBy('answer_mark.id', 'desc')
    .execute();
}
