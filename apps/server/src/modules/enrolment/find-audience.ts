import type { Queryable } from '#platform/db/database.ts';
import { selectAudience, selectStudentFacts } from './audience-store.ts';
import type { Audience, StudentFacts } from './domain/audience.ts';

/** Everybody an audience means today, by id. */
export function findAudience(
  db: Queryable,
  { tenantId, audience }: { tenantId: number; audience: Audience },
): Promise<number[]> {
  return selectAudience(db, tenantId, audience);
}

export async function isInAudience(
  db: Queryable,
  { tenantId, studentId, audience }: { tenantId: number; studentId: number; audience: Audience },
): Promise<boolean> {
  return (await selectAudience(db, tenantId, audience, studentId)).length > 0;
}

/** What a list is cut down to, so that it asks once and not for each of its rows. */
export function findAudienceFacts(
  db: Queryable,
  whose: { tenantId: number; studentId: number },
): Promise<StudentFacts> {
  return selectStudentFacts(db, whose);
}
