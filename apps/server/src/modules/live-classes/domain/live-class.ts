import type { LocalText } from '@shala/brand/brand.ts';
import type { ClassTimes } from './class-times.ts';

/** A class with all that its cards show. Names of things are texts per language. */
export interface LiveClass extends ClassTimes {
  id: number;
  tenantId: number;
  courseId: number;
  courseName: LocalText;
  subjectId: number;
  subjectName: LocalText;
  subjectColour: number | null;
  /** Where a recording is offered first. */
  chapterId: number | null;
  /** Who set it up. */
  staffId: number;
  title: LocalText;
  provider: 'rtc' | 'external';
  externalUrl: string | null;
  remindedAt: Date | null;
  /** None: every student entitled to the course. */
  sections: readonly { id: number; instituteId: number; name: LocalText }[];
  tutors: readonly Tutor[];
}

export interface Tutor {
  id: number;
  name: LocalText;
  pictureKey: string | null;
}
