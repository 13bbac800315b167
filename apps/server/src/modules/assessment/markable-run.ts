import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { lockRun, selectRun } from './attempt-store.ts';
import type { AnswerKey } from './domain/marking.ts';
import type { Run } from './domain/run.ts';
import { selectItemPlace } from './practice-store.ts';
import { type Staff, selectMayMark } from './reach-store.ts';

type Which = Pick<AnswerKey, 'studentId' | 'runId'>;

/** Runs of students that this person does not teach answer like runs that do not exist. */
export async function requireMarkable(db: Queryable, staff: Staff, which: Which): Promise<Run> {
  return judge(db, staff, await selectRun(db, which.studentId, which.runId));
}

/** The same, and held until the transaction ends. */
export async function lockMarkable(tx: Tx, staff: Staff, which: Which): Promise<Run> {
  return judge(tx, staff, (await lockRun(tx, which.studentId, which.runId))?.run ?? null);
}

async function judge(db: Queryable, staff: Staff, run: Run | null): Promise<Run> {
  if (!run || run.tenantId !== staff.tenantId) throw notFound();
  const { studentId } = run;
  const place = await selectItemPlace(db, run.practiceItemId, run.enrolmentId, studentId);
  const { course_id: courseId, subject_id: subjectId } = place;
  if (!(await selectMayMark(db, staff, { studentId, courseId, subjectId }))) throw notFound();
  if (run.state !== 'completed') throw new AppError('attempt_not_completed');
  return run;
}
