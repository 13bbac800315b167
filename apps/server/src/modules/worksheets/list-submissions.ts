import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Staff, WorksheetDeps } from './deps.ts';
import { type FileRole, type PlacedFile, selectRoundFiles } from './file-place-store.ts';
import { reachedStudents, requireGiven, requireStudent, type WhichSubmission } from './require-reach.ts';
import { type RoundRow, selectRounds } from './round-store.ts';
import { type SubmissionRow, selectSubmissions } from './tutor-store.ts';

type Deps = Pick<WorksheetDeps, 'enrolment'>;

/** Everybody of the audience whom this person teaches, with or without work. */
export async function listSubmissions(
  db: Queryable,
  { enrolment }: Deps,
  { staff, worksheetId, page }: { staff: Staff; worksheetId: number; page: Page },
): Promise<{ submissions: SubmissionRow[]; meta: PageMeta }> {
  const worksheet = await requireGiven(db, { staff, worksheetId });
  const { tenantId } = staff;
  const audience = { courseId: worksheet.courseId, sectionIds: worksheet.sections.map(({ id }) => id) };
  const all = await enrolment.findAudience(db, { tenantId, audience });
  const reached = await reachedStudents(db, staff, worksheet, all);
  const rows = await selectSubmissions(db, { tenantId, worksheetId }, reached);
  const start = (page.number - 1) * page.size;
  return { submissions: rows.slice(start, start + page.size), meta: pageMeta(page, rows.length) };
}

export interface Submission {
  row: SubmissionRow;
  rounds: { round: RoundRow; studentFiles: PlacedFile[]; evaluatedFiles: PlacedFile[] }[];
}

/** One student's work, round by round. A draft is the student's own until it is turned in. */
export async function getSubmission(db: Queryable, deps: Deps, which: WhichSubmission): Promise<Submission> {
  await requireStudent(db, deps, which);
  const { staff, worksheetId, studentId } = which;
  const [row] = await selectSubmissions(db, { tenantId: staff.tenantId, worksheetId }, [studentId]);
  if (!row) throw new Error('a student of the audience is not there');
  if (row.student_worksheet_id === null) return { row, rounds: [] };
  const key = { studentId, studentWorksheetId: row.student_worksheet_id };
  const files = await selectRoundFiles(db, key);
  const of = (number: number, role: FileRole) =>
    files.filter((file) => file.roundNo === number && file.role === role);
  const rounds = (await selectRounds(db, key)).map((round) => ({
    round,
    studentFiles: round.state === 'draft' ? [] : of(round.round_no, 'student'),
    evaluatedFiles: of(round.round_no, 'evaluated'),
  }));
  return { row, rounds };
}
