import { readNow } from '#platform/db/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { recordConsent } from './record-consent.ts';

export interface LegalVersions {
  terms: string;
  privacy: string;
}

interface Consents {
  tenantId: number;
  parentId: number;
  studentId: number;
  legal: LegalVersions;
}

/** A parent's session can only come from a code sent to their phone: that is how we know who agreed. */
export async function recordLegalConsents(
  tx: Tx,
  { tenantId, parentId, studentId, legal }: Consents,
): Promise<void> {
  const givenAt = await readNow(tx);
  for (const [document, version] of Object.entries(legal)) {
    await recordConsent(tx, {
      tenantId,
      studentId,
      parentId,
      document,
      version,
      verifiedBy: 'otp',
      givenAt,
    });
  }
}
