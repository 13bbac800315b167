import type { Queryable } from '#platform/db/database.ts';
import { selectGuardianIds } from './family-store.ts';

/** The parents a student belongs to. */
export function listGuardianIds(
  db: Queryable,
  { tenantId, studentId }: { tenantId: number; studentId: number },
): Promise<number[]> {
  return selectGuardianIds(db, tenantId, studentId);
}
