import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Run } from './domain/run.ts';

type RunKey = Pick<Run, 'studentId' | 'id'>;

export interface AnswerFile {
  id: number;
  questionId: number;
  key: string;
}

export async function selectFiles(db: Queryable, run: RunKey): Promise<AnswerFile[]> {
  const rows = await db
    .selectFrom('answer_file')
    .select(['id', 'question_id', 'file_key'])
    .where('student_id', '=', run.studentId)
    .where('run_id', '=', run.id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, questionId: row.question_id, key: row.file_key }));
}

export interface NewFile {
  questionId: number;
  key: string;
  sourceHash: Buffer;
  sizeBytes: number;
}

export async function insertFile(
  tx: Tx,
  run: Pick<Run, 'tenantId' | 'studentId' | 'id'>,
  file: NewFile,
): Promise<number> {
  const { id } = await tx
    .insertInto('answer_file')
    .values({
      tenant_id: run.tenantId,
      student_id: run.studentId,
      run_id: run.id,
      question_id: file.questionId,
      file_key: file.key,
      source_hash: file.sourceHash,
      size_bytes: file.sizeBytes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectFileByHash(
  db: Queryable,
  run: RunKey,
  questionId: number,
  sourceHash: Buffer,
): Promise<AnswerFile | null> {
  const row = await db
    .selectFrom('answer_file')
    .select(['id', 'file_key'])
    .where('student_id', '=', run.studentId)
    .where('run_id', '=', run.id)
    .where('question_id', '=', questionId)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();
  return row ? { id: row.id, questionId, key: row.file_key } : null;
}

/** Takes away what was there by a moment and is not among those to keep; answers with the keys of the files. */
export async function deleteOtherFiles(
  tx: Tx,
  run: RunKey,
  questionId: number,
  { keptIds, by }: { keptIds: readonly number[]; by: Date },
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('answer_file')
    .where('student_id', '=', run.studentId)
    .where('run_id', '=', run.id)
    .where('question_id', '=', questionId)
    .where('created_at', '<=', by)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .returning('file_key')
    .execute();
  return rows.map((row) => row.file_key);
}
