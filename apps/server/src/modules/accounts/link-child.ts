import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { selectOwnChild } from './family-store.ts';
import { linkGuardian } from './link-guardian.ts';
import { type LegalVersions, recordLegalConsents } from './record-legal-consents.ts';

interface LinkChild {
  tenantId: number;
  parentId: number;
  studentId: number;
  relation: 'mother' | 'father' | 'guardian';
  /** What makes this parent a guardian of the child. */
  by: 'school code' | 'offer of the school' | 'invitation of a guardian';
  legal: LegalVersions;
}

/** A parent who looks after the child already stays what they are to it. */
export async function linkChild(tx: Tx, request: LinkChild): Promise<void> {
  const { tenantId, parentId, studentId, relation, by, legal } = request;
  if (await selectOwnChild(tx, tenantId, parentId, studentId)) return;
  await linkGuardian(tx, { tenantId, parentId, studentId, relation, isFirstChoice: true });
  await recordLegalConsents(tx, { tenantId, parentId, studentId, legal });
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: parentId },
    action: 'guardian.linked',
    subject: { kind: 'student', id: studentId },
    details: { relation, by },
  });
}
