import type { Tx } from '#platform/db/database.ts';
import type { Grant } from './domain/access-state.ts';
import { revokeGrants } from './enrolment-store.ts';

interface RevokeAccess {
  tenantId: number;
  studentId: number;
  source: Grant['source'];
  sourceRef: string;
}

/** Takes back what one source gave; the course stays in the student's list. Answers with the number of grants. */
export function revokeAccess(tx: Tx, grants: RevokeAccess): Promise<number> {
  return revokeGrants(tx, grants);
}
