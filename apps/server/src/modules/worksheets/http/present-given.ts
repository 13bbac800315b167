import type { WireMeta } from '@shala/wire/paging.ts';
import type { WireFullSubmission, WireStaffWorksheet, WireSubmission } from '@shala/wire/worksheets-staff.ts';
import type { PageMeta } from '#platform/page.ts';

import type { GivenWorksheet } from '../given-worksheet.ts';
import type { Submission, SubmissionCard } from '../list-submissions.ts';
import type { PlacedFile } from '../placed-file.ts';
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

export const presentSubmission = (card: SubmissionCard): WireSubmission => ({
  student_id: card.studentId,
  student_name: card.studentName,
  state: card.state,
  round_number: card.roundNo,
  turned_in_at: card.turnedInAt?.toISOString() ?? null,
  points: card.points,
});

export function presentFull(storage: Links, submission: Submission): WireFullSubmission {
  const present = (file: PlacedFile) => presentStanding(storage, file);
  const head = presentSubmission(submission);
  return {
    student_id: head.student_id,
    student_name: head.student_name,
    state: head.state,
    round_number: head.round_number,
    turned_in_at: head.turned_in_at,
    points: head.points,
    private_message: submission.privateMessage,
    rounds: submission.rounds.map((round) => ({
      number: round.number,
      state: round.state,
      turned_in_at: round.turnedInAt?.toISOString() ?? null,
      message: round.message,
      student_files: round.studentFiles.map(present),
      evaluated_files: round.evaluatedFiles.map(present),
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
