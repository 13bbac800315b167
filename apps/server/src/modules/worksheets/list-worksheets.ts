import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import { colourCode } from '#modules/learning/index.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Reader, WorksheetDeps } from './deps.ts';
import { canSubmit, isOverdue, type RoundState } from './domain/due.ts';
import { countWorksheets, selectWorksheets, type WorksheetRow } from './worksheet-store.ts';

export interface WorksheetCard {
  id: number;
  name: string;
  mostPoints: number;
  postedAt: Date;
  dueAt: Date;
  courseId: number;
  courseName: string;
  subjectId: number;
  subjectName: string;
  subjectColourCode: string;
  sectionId: number | null;
  sectionName: string | null;
  studentWorksheetId: number | null;
  roundNo: number;
  points: number | null;
  state: RoundState;
  turnedInAt: Date | null;
  canSubmit: boolean;
  isOverdue: boolean;
  now: Date;
}

/** Posted to the student, the newest first. */
export async function listWorksheets(
  { db, enrolment }: Pick<WorksheetDeps, 'db' | 'enrolment'>,
  { reader, page }: { reader: Reader; page: Page },
): Promise<{ worksheets: WorksheetCard[]; meta: PageMeta }> {
  const whose = { ...reader, ...(await enrolment.findAudienceFacts(db, reader)) };
  const meta = pageMeta(page, await countWorksheets(db, whose));
  const offset = (page.number - 1) * page.size;
  const rows = await selectWorksheets(db, whose, { limit: page.size, offset });
  return { worksheets: rows.map((row) => toCard(row, reader.locale)), meta };
}

export function toCard(row: WorksheetRow, locale: Locale): WorksheetCard {
  const text = (value: unknown) => inLocale(localTextSchema.parse(value), locale);
  const standing = { state: row.state, dueAt: row.due_at };
  return {
    id: row.id,
    name: text(row.name),
    mostPoints: row.most_points,
    postedAt: row.posted_at,
    dueAt: row.due_at,
    courseId: row.course_id,
    courseName: text(row.course_name),
    subjectId: row.subject_id,
    subjectName: text(row.subject_name),
    subjectColourCode: colourCode({ id: row.subject_id, colour: row.subject_colour }),
    sectionId: row.section_id,
    sectionName: row.section_name === null ? null : text(row.section_name),
    studentWorksheetId: row.student_worksheet_id,
    roundNo: row.round_no,
    points: row.points,
    state: row.state,
    turnedInAt: row.turned_in_at,
    canSubmit: canSubmit(standing, row.now),
    isOverdue: isOverdue(standing, row.now),
    now: row.now,
  };
}
