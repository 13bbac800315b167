import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { updateClassTeacher } from './institutes-store.ts';

export function setClassTeacher(
  tx: Tx,
  { tenantId, sectionId, staffId }: { tenantId: number; sectionId: number; staffId: number },
): Promise<Saved> {
  return updateClassTeacher(tx, tenantId, sectionId, staffId);
}
