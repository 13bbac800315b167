import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { hashSecret } from '#platform/random.ts';
import { plainCode } from './domain/link-code.ts';
import { linkChild } from './link-child.ts';
import { useLinkCode } from './link-code-store.ts';
import type { LegalVersions } from './record-legal-consents.ts';

interface LinkByCode {
  tenantId: number;
  parentId: number;
  code: string;
  relation: 'mother' | 'father' | 'guardian';
  legal: LegalVersions;
}

/** Wrong, used and too old are one answer: nobody learns which codes exist. */
export async function linkByCode(
  tx: Tx,
  { tenantId, parentId, code, relation, legal }: LinkByCode,
): Promise<{ studentId: number }> {
  const studentId = await useLinkCode(tx, tenantId, hashSecret(plainCode(code)), parentId);
  if (studentId === null) throw new AppError('link_code_invalid');
  await linkChild(tx, { tenantId, parentId, studentId, relation, by: 'school code', legal });
  return { studentId };
}
