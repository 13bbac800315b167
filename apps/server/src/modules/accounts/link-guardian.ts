import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { chooseStudentIfNone, upsertGuardian } from './people-store.ts';

interface LinkGuardian {
  tenantId: number;
  parentId: number;
  studentId: number;
  relation: 'mother' | 'father' | 'guardian';
  /** The child a parent sees first, as long as they have not chosen one themselves. */
  isFirstChoice: boolean;
}

export async function linkGuardian(tx: Tx, link: LinkGuardian): Promise<Saved> {
  const { tenantId, parentId, studentId, relation, isFirstChoice } = link;
  const saved = await upsertGuardian(tx, {
    tenant_id: tenantId,
    student_id: studentId,
    parent_id: parentId,
    relation,
  });
  if (isFirstChoice) await chooseStudentIfNone(tx, tenantId, parentId, studentId);
  return saved;
}
