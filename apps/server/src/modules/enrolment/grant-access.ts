import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { type NewGrant, upsertEnrolment, upsertGrant } from './enrolment-store.ts';

interface GrantAccess {
  tenantId: number;
  studentId: number;
  grant: NewGrant;
}

/** The only way access comes into being. Repeating it with the same source changes nothing but the days. */
export async function grantAccess(tx: Tx, { tenantId, studentId, grant }: GrantAccess): Promise<Saved> {
  const enrolmentId = await upsertEnrolment(tx, tenantId, studentId, grant.courseId);
  const change = await upsertGrant(tx, tenantId, studentId, grant);
  return { id: enrolmentId, change };
}
