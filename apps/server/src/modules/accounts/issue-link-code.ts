import { randomBytes } from 'node:crypto';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { newLinkCode } from './domain/link-code.ts';
import { saveLinkCode } from './save-link-code.ts';

interface IssueLinkCode {
  tenantId: number;
  studentId: number;
  by: number;
}

/** A new code for a family. It is told this once; we keep only what it hashes to. */
export async function issueLinkCode(tx: Tx, { tenantId, studentId, by }: IssueLinkCode): Promise<string> {
  const code = newLinkCode(randomBytes(16));
  await saveLinkCode(tx, { tenantId, studentId, code });
  await audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: by },
    action: 'student.link_code_issued',
    subject: { kind: 'student', id: studentId },
  });
  return code;
}
