import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Learner, WorksheetDeps } from './deps.ts';
import { canSubmit, isOverdue } from './domain/due.ts';
import type { FilePlace } from './placed-file.ts';
import { ensureWork, lockWork, type Work } from './round-store.ts';
import { selectWorksheet, type WorksheetRow } from './worksheet-store.ts';

type Deps = Pick<WorksheetDeps, 'enrolment'>;

interface Which {
  learner: Learner;
  worksheetId: number;
}

/** A worksheet that the student may see; any other answers like one that does not exist. */
export async function requireWorksheet(
  db: Queryable,
  { enrolment }: Deps,
  { learner, worksheetId }: Which,
): Promise<WorksheetRow> {
  const facts = await enrolment.findAudienceFacts(db, learner);
  const row = await selectWorksheet(db, { ...learner, ...facts }, worksheetId);
  if (!row) throw notFound();
  return row;
}

/** The student's own work on it, begun if it was not, and locked. */
export async function openWork(tx: Tx, deps: Deps, { learner, worksheetId }: Which): Promise<Work> {
  await requireWorksheet(tx, deps, { learner, worksheetId });
  const which = { ...learner, worksheetId };
  await ensureWork(tx, which);
  const work = await lockWork(tx, which);
  if (!work) throw new Error('work that was begun is not there');
  return work;
}

/** The server's clock decides, and says what it shows. */
export function refuseClosed(work: Work): void {
  if (canSubmit(work, work.now)) return;
  if (!isOverdue(work, work.now)) throw new AppError('already_turned_in');
  throw new AppError('worksheet_overdue', {
    server_now: work.now.toISOString(),
    due_at: work.dueAt.toISOString(),
  });
}

export const draftOf = (work: Work): FilePlace & { kind: 'round' } => ({
  kind: 'round',
  tenantId: work.tenantId,
  studentId: work.studentId,
  studentWorksheetId: work.studentWorksheetId,
  roundNo: work.roundNo,
  role: 'student',
});

/** Where files may be put in now. */
export async function openDraft(tx: Tx, deps: Deps, which: Which): Promise<FilePlace & { kind: 'round' }> {
  const work = await openWork(tx, deps, which);
  refuseClosed(work);
  return draftOf(work);
}

/** The same to look at: nothing is begun, and it may be closed. */
export async function findDraft(db: Queryable, deps: Deps, which: Which): Promise<FilePlace> {
  const row = await requireWorksheet(db, deps, which);
  if (row.student_worksheet_id === null) throw notFound();
  const { tenantId, studentId } = which.learner;
  return {
    kind: 'round',
    tenantId,
    studentId,
    studentWorksheetId: row.student_worksheet_id,
    roundNo: row.round_no,
    role: 'student',
  };
}
