import type { Queryable } from '#platform/db/database.ts';
import { selectGrants } from './enrolment-store.ts';
import { selectDay } from './member-store.ts';

export interface Holding {
  courseId: number;
  /** Null: all subjects. */
  subjectId: number | null;
  toDay: string;
}

/** What the student has and is not only trying, now or from a later day on. */
export async function findHoldings(db: Queryable, { studentId }: { studentId: number }): Promise<Holding[]> {
  const grants = await selectGrants(db, studentId);
  const { today, isMember } = await selectDay(db, studentId);
  return grants
    .filter(({ revoked, toDay }) => !revoked && toDay >= today)
    .filter(({ source }) => source !== 'trial' && (source !== 'institution' || isMember))
    .map(({ courseId, subjectId, toDay }) => ({ courseId, subjectId, toDay }));
}
