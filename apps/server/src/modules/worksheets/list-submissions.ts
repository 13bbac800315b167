import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Staff, WorksheetDeps } from './deps.ts';
import type { RoundState } from './domain/due.ts';
import { selectRoundFiles } from './file-place-store.ts';
import type { FileRole, PlacedFile } from './placed-file.ts';
import { reachedStudents, requireGiven, requireStudent, type WhichSubmission } from './require-reach.ts';
import { selectHandedIn, selectRounds } from './round-store.ts';
import { type SubmissionRow, selectSubmissions } from './tutor-store.ts';

type Deps = Pick<WorksheetDeps, 'enrolment'>;

export interface SubmissionCard {
  studentId: number;
  studentName: string;
  /** The newest round after a return is a draft; for the tutor it is work that was returned. */
  state: RoundState | 'none';
  roundNo: number;
  turnedInAt: Date | null;
  points: number | null;
  privateMessage: string | null;
}

const toSubmission = (row: SubmissionRow): SubmissionCard => ({
  studentId: row.student_id,
  studentName: row.student_name,
  state: row.state === 'draft' && row.round_no > 1 ? 'returned' : (row.state ?? 'none'),
  roundNo: row.round_no,
  turnedInAt: row.turned_in_at,
  points: row.points,
  privateMessage: row.private_message,
});

/** Everybody of the audience, and who has handed in, whom this person teaches, with or without work. */
export async function listSubmissions(
  db: Queryable,
  { enrolment }: Deps,
  { staff, worksheetId, page }: { staff: Staff; worksheetId: number; page: Page },
): Promise<{ submissions: SubmissionCard[]; meta: PageMeta }> {
  const worksheet = await requireGiven(db, { staff, worksheetId });
  const { tenantId } = staff;
  const audience = { courseId: worksheet.courseId, sectionIds: worksheet.sections.map(({ id }) => id) };
  const meant = await enrolment.findAudience(db, { tenantId, audience });
  // Work stays to be judged when its student's access has ended since.
  const all = [...new Set([...meant, ...(await selectHandedIn(db, { tenantId, worksheetId }))])];
  const reached = await reachedStudents(db, staff, worksheet, all);
  const rows = await selectSubmissions(db, { tenantId, worksheetId }, reached);
  const start = (page.number - 1) * page.size;
  return {
    submissions: rows.slice(start, start + page.size).map(toSubmission),
    meta: pageMeta(page, rows.length),
  };
}

export interface Submission extends SubmissionCard {
  rounds: {
    number: number;
    state: RoundState;
    turnedInAt: Date | null;
    message: string | null;
    studentFiles: PlacedFile[];
    evaluatedFiles: PlacedFile[];
  }[];
}

/** One student's work, round by round. A draft is the student's own until it is turned in. */
export async function getSubmission(db: Queryable, deps: Deps, which: WhichSubmission): Promise<Submission> {
  await requireStudent(db, deps, which);
  const { staff, worksheetId, studentId } = which;
  const [row] = await selectSubmissions(db, { tenantId: staff.tenantId, worksheetId }, [studentId]);
  if (!row) throw new Error('a student of the audience is not there');
  if (row.student_worksheet_id === null) return { ...toSubmission(row), rounds: [] };
  const key = { studentId, studentWorksheetId: row.student_worksheet_id };
  const files = await selectRoundFiles(db, key);
  const of = (number: number, role: FileRole) =>
    files.filter((file) => file.roundNo === number && file.role === role);
  const rounds = (await selectRounds(db, key)).map((round) => ({
    number: round.round_no,
    state: round.state,
    turnedInAt: round.turned_in_at,
    message: round.message,
    // What was refused was not handed in.
    studentFiles:
      round.state === 'draft' ? [] : of(round.round_no, 'student').filter(({ state }) => state === 'ready'),
    evaluatedFiles: of(round.round_no, 'evaluated'),
  }));
  return { ...toSubmission(row), rounds };
}
