import type { Queryable } from '#platform/db/database.ts';
import { selectConsents } from './family-store.ts';

export interface ConsentView {
  document: string;
  version: string;
  verifiedBy: 'otp' | 'institution' | 'paper';
  givenAt: Date;
  givenBy: string | null;
}

/** The ledger of a child, newest first. */
export async function listConsents(
  db: Queryable,
  { tenantId, studentId }: { tenantId: number; studentId: number },
): Promise<ConsentView[]> {
  const rows = await selectConsents(db, tenantId, studentId);
  return rows.map((row) => ({
    document: row.document,
    version: row.version,
    verifiedBy: row.verified_by as ConsentView['verifiedBy'],
    givenAt: row.given_at,
    givenBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
  }));
}
