import { AppError, notFound } from '#platform/app-error.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import type { Staff, WorksheetDeps } from './deps.ts';
import { mayAddress, mayMark, maySee } from './domain/reach.ts';
import { selectFiles } from './file-place-store.ts';
import { findGiven, type GivenWorksheet } from './given-worksheet.ts';
import type { FilePlace } from './placed-file.ts';
import { selectReach, selectSectionsOf } from './reach-store.ts';
import { lockWork, selectHandedIn, type Work } from './round-store.ts';

/** A worksheet of what this person teaches; any other answers like one that does not exist. */
export async function requireGiven(
  db: Queryable,
  { staff, worksheetId }: { staff: Staff; worksheetId: number },
  lock: 'locked' | 'free' = 'free',
): Promise<GivenWorksheet> {
  const worksheet = await findGiven(db, staff.tenantId, worksheetId, lock);
  if (!worksheet) throw notFound();
  if (!maySee(await selectReach(db, staff), worksheet, worksheet.sections)) throw notFound();
  return worksheet;
}

/** One that is this person's to change: all who get it are theirs, not only some. */
export async function requireOwn(
  db: Queryable,
  { staff, worksheetId }: { staff: Staff; worksheetId: number },
): Promise<GivenWorksheet> {
  const worksheet = await requireGiven(db, { staff, worksheetId }, 'locked');
  if (!mayAddress(await selectReach(db, staff), worksheet, worksheet.sections)) throw notFound();
  return worksheet;
}

export interface WhichSubmission {
  staff: Staff;
  worksheetId: number;
  studentId: number;
}

type Deps = Pick<WorksheetDeps, 'enrolment'>;

/** Those of the students whose work this person may see. */
export async function reachedStudents(
  db: Queryable,
  staff: Staff,
  worksheet: GivenWorksheet,
  studentIds: readonly number[],
): Promise<number[]> {
  const reach = await selectReach(db, staff);
  const sections = await selectSectionsOf(db, staff.tenantId, studentIds);
  return studentIds.filter((id) => mayMark(reach, worksheet, sections.get(id) ?? []));
}

/** A student of the audience, or who was when they handed in, whom this person teaches; and the worksheet. */
export async function requireStudent(
  db: Queryable,
  { enrolment }: Deps,
  { staff, worksheetId, studentId }: WhichSubmission,
): Promise<GivenWorksheet> {
  const worksheet = await requireGiven(db, { staff, worksheetId });
  const audience = { courseId: worksheet.courseId, sectionIds: worksheet.sections.map(({ id }) => id) };
  const { tenantId } = staff;
  const isMeant =
    (await enrolment.isInAudience(db, { tenantId, studentId, audience })) ||
    (await selectHandedIn(db, { tenantId, worksheetId })).includes(studentId);
  if (!isMeant) throw notFound();
  const [reached] = await reachedStudents(db, staff, worksheet, [studentId]);
  if (reached === undefined) throw notFound();
  return worksheet;
}

/** The student's work, locked. Only what was handed in can be judged. */
export async function requireHandedIn(tx: Tx, deps: Deps, which: WhichSubmission): Promise<Work> {
  await requireStudent(tx, deps, which);
  const { tenantId } = which.staff;
  const work = await lockWork(tx, { tenantId, studentId: which.studentId, worksheetId: which.worksheetId });
  if (!work || work.state === 'draft') throw new AppError('not_turned_in');
  return work;
}

/** What is given back with it must have been checked. */
export async function refuseUnready(tx: Tx, work: Work): Promise<void> {
  const files = await selectFiles(tx, evaluatedPlace(work));
  if (files.some(({ state }) => state !== 'ready')) throw new AppError('files_not_ready');
}

export const evaluatedPlace = (work: Work): FilePlace => ({
  kind: 'round',
  tenantId: work.tenantId,
  studentId: work.studentId,
  studentWorksheetId: work.studentWorksheetId,
  roundNo: work.roundNo,
  role: 'evaluated',
});
