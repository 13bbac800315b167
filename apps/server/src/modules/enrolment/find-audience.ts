import type { Queryable } from '#platform/db/database.ts';
import { selectAudience } from './audience-store.ts';
import type { Audience } from './domain/audience.ts';

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
