import type { ClassTimes } from './class-times.ts';

/** In both languages; without Hindi the English words are shown. */
export interface Texts {
  en: string;
  hi?: string | undefined;
}

/** A class with all that its cards show. */
export interface LiveClass extends ClassTimes {
  id: number;
  tenantId: number;
  courseId: number;
  courseName: Texts;
  subjectId: number;
  subjectName: Texts;
  /** As the wire names it. */
  subjectColourCode: string;
  /** Where a recording is offered first. */
  chapterId: number | null;
  /** Who set it up. */
  staffId: number;
  title: Texts;
  provider: 'rtc' | 'external';
  externalUrl: string | null;
  remindedAt: Date | null;
  /** None: every student entitled to the course. */
  sections: readonly { id: number; instituteId: number; name: Texts }[];
  tutors: readonly Tutor[];
}

export interface Tutor {
  id: number;
  name: Texts;
  pictureKey: string | null;
}
