import { localTextSchema } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectCorrections } from './correction-store.ts';

/** The corrections of a question's key, the newest first. */
export async function listCorrections(db: Queryable, which: { tenantId: number; questionId: number }) {
  const rows = await selectCorrections(db, which);
  return rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    correctAnswer: row.correct_answer,
    reason: row.reason,
    staffName: localTextSchema.parse(row.staff_name),
    isDone: row.state === 'done',
    runsTotal: row.runs_total,
    runsDone: row.runs_done,
    resultsChanged: row.results_changed,
    createdAt: row.created_at,
    doneAt: row.done_at,
  }));
}
export type KeyCorrection = Awaited<ReturnType<typeof listCorrections>>[number];
