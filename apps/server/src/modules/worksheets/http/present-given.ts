import type { WireMeta } from '@shala/wire/paging.ts';
import type { WireFullSubmission, WireStaffWorksheet, WireSubmission } from '@shala/wire/worksheets-staff.ts';
import type { PageMeta } from '#platform/page.ts';
import type { PlacedFile } from '../file-place-store.ts';
import type { Submission } from '../list-submissions.ts';
import type { GivenWorksheet, SubmissionRow } from '../tutor-store.ts';
import { type Links, presentStanding } from './present-file.ts';

export const presentGiven = (
  storage: Links,
  worksheet: GivenWorksheet,
  files: readonly PlacedFile[],
): WireStaffWorksheet => ({
  id: worksheet.id,
  course_id: worksheet.courseId,
  subject_id: worksheet.subjectId,
  section_ids: worksheet.sections.map(({ id }) => id),
  name: worksheet.name,
  instructions: worksheet.instructions,
  points: worksheet.points,
  due_at: worksheet.dueAt.toISOString(),
  posted_at: worksheet.postedAt?.toISOString() ?? null,
  files: files.map((file) => presentStanding(storage, file)),
});

/** The newest round after a return is a draft; for the tutor it is work that was returned. */
const stateOf = ({ state, round_no }: SubmissionRow): WireSubmission['state'] =>
  state === null ? 'none' : state === 'draft' && round_no > 1 ? 'returned' : state;

export const presentSubmission = (row: SubmissionRow): WireSubmission => ({
  student_id: row.student_id,
  student_name: row.student_name,
  state: stateOf(row),
  round_number: row.round_no,
  turned_in_at: row.turned_in_at?.toISOString() ?? null,
  points: row.points,
});

export function presentFull(storage: Links, { row, rounds }: Submission): WireFullSubmission {
  const present = (file: PlacedFile) => presentStanding(storage, file);
  const head = presentSubmission(row);
  return {
    student_id: head.student_id,
    student_name: head.student_name,
    state: head.state,
    round_number: head.round_number,
    turned_in_at: head.turned_in_at,
    points: head.points,
    private_message: row.private_message,
    rounds: rounds.map(({ round, studentFiles, evaluatedFiles }) => ({
      number: round.round_no,
      state: round.state,
      turned_in_at: round.turned_in_at?.toISOString() ?? null,
      message: round.message,
      student_files: studentFiles.map(present),
      evaluated_files: evaluatedFiles.map(present),
    })),
  };
}

export const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
