import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { hashSecret } from '#platform/random.ts';
import { isLinkCode, plainCode } from './domain/link-code.ts';
import { insertLinkCode } from './link-code-store.ts';

const yearSeconds = 365 * 24 * 3600;

interface SaveLinkCode {
  tenantId: number;
  studentId: number;
  code: string;
}

/** The code the office prints for a family. We keep only what it hashes to. */
export async function saveLinkCode(tx: Tx, { tenantId, studentId, code }: SaveLinkCode): Promise<Change> {
  if (!isLinkCode(code)) throw new AppError('link_code_shape');
  const codeHash = hashSecret(plainCode(code));
  const change = await insertLinkCode(tx, { tenantId, studentId, codeHash, seconds: yearSeconds });
  if (change === null) throw new AppError('link_code_taken');
  return change;
}
