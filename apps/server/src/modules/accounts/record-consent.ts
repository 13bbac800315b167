import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { insertConsentOnce } from './people-store.ts';

interface RecordConsent {
  tenantId: number;
  studentId: number;
  parentId: number;
  document: string;
  version: string;
  verifiedBy: 'otp' | 'institution' | 'paper';
  givenAt: Date;
}

/** Who said yes to which wording, when, and how we know. The same yes is recorded once. */
export async function recordConsent(tx: Tx, consent: RecordConsent): Promise<Saved> {
  const { tenantId, studentId, parentId, document, version, verifiedBy, givenAt } = consent;
  const saved = await insertConsentOnce(tx, {
    tenant_id: tenantId,
    student_id: studentId,
    parent_id: parentId,
    document,
    version,
    verified_by: verifiedBy,
    given_at: givenAt,
  });
  if (saved.change === 'created') {
    await audit(tx, {
      tenantId,
      actor: { kind: 'system', id: null },
      action: 'consent.recorded',
      subject: { kind: 'student', id: studentId },
      details: { parentId, document, version, verifiedBy },
    });
  }
  return saved;
}
