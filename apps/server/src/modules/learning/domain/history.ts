import type { Stretch } from './watched.ts';

/** What is known of a student and a film, PDF or link of a course. Times are seconds until now, by the one clock. */
export interface History {
  id: number;
  libraryId: number;
  place: number;
  watched: Stretch[];
  updatedAt: Date;
  sinceOpened: number;
  sinceReported: number;
  sinceTouched: number;
}
