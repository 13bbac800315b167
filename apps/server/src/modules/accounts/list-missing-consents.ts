import { isPublishedVersion } from '@shala/brand/brand.ts';
import type { Queryable } from '#platform/db/database.ts';
import { selectConsents } from './family-store.ts';
import type { LegalVersions } from './record-legal-consents.ts';

interface Whose {
  tenantId: number;
  studentId: number;
}

/**
 * Wordings that a brand has published and that nobody has agreed to for this student. Before a brand has published
 * any, there is nothing to ask for again: the consent of the first day holds.
 */
export async function listMissingConsents(
  db: Queryable,
  { tenantId, studentId }: Whose,
  legal: LegalVersions,
) {
  const given = await selectConsents(db, tenantId, studentId);
  const isGiven = (document: string, version: string) =>
    given.some((consent) => consent.document === document && consent.version === version);
  return (['terms', 'privacy'] as const)
    .map((document) => ({ document, version: legal[document] }))
    .filter(({ document, version }) => isPublishedVersion(version) && !isGiven(document, version));
}
