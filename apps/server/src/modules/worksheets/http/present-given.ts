import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import type { WireFullSubmission, WireStaffWorksheet, WireSubmission } from '@shala/wire/worksheets-staff.ts';
import type { PageMeta } from '#platform/page.ts';

import type { DescribedGiven } from '../describe-given.ts';
import type { Submission, SubmissionCard } from '../list-submissions.ts';
import type { PlacedFile } from '../placed-file.ts';
import { type Links, presentStanding } from './present-file.ts';

export const presentGiven = (
  storage: Links,
  { worksheet, files, waiting, isOwn }: DescribedGiven,
  locale: Locale,
): WireStaffWorksheet => ({
  id: worksheet.id,
  course_id: worksheet.courseId,
  subject_id: worksheet.subjectId,
  section_ids: worksheet.sections.map(({ id }) => id),
  course_name: say(worksheet.courseName, locale),
  subject_name: say(worksheet.subjectName, locale),
  subject_color_code: colourCode({ id: worksheet.subjectId, colour: worksheet.subjectColour }),
  section_names: worksheet.sections.map(({ name }) => say(name, locale)),
  name: worksheet.name,
  instructions: worksheet.instructions,
  points: worksheet.points,
  due_at: worksheet.dueAt.toISOString(),
  posted_at: worksheet.postedAt?.toISOString() ?? null,
  publish_at: worksheet.publishAt?.toISOString() ?? null,
  waiting_count: waiting,
  is_own: isOwn,
  files: files.map((file) => presentStanding(storage, file)),
});

const say = (text: unknown, locale: Locale): string => inLocale(localTextSchema.parse(text), locale);

/** A subject without a chosen colour gets the one that its id always leads to. */
export const colourCode = ({ id, colour }: { id: number; colour: number | null }): string =>
  String(colour ?? (id % 7) + 1);

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
