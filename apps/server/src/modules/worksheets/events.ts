import type { LocalText } from '@shala/brand/brand.ts';
import type { DomainEvent } from '#platform/events.ts';

/** Students see a new worksheet. */
export type WorksheetPosted = DomainEvent<
  'worksheets.posted',
  {
    worksheetId: number;
    courseId: number;
    /** Empty: every student entitled to the course. */
    sectionIds: readonly number[];
    title: LocalText;
    dueAt: string;
  }
>;

interface AboutSubmission {
  worksheetId: number;
  courseId: number;
  studentId: number;
  title: LocalText;
  points: number | null;
  mostPoints: number;
}

/** Work was given back for correction. */
export type WorksheetReturned = DomainEvent<'worksheets.returned', AboutSubmission>;

/** Points were given, or others than before. */
export type WorksheetGraded = DomainEvent<'worksheets.graded', AboutSubmission>;
