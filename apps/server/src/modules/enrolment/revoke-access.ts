import type { Tx } from '#platform/db/database.ts';
import type { Grant } from './domain/access-state.ts';
import { revokeGrants, shortenLaterGrants } from './enrolment-store.ts';

interface RevokeAccess {
  tenantId: number;
  studentId: number;
  source: Grant['source'];
  sourceRef: string;
  /** How many days it had been given for. */
  days: number;
}

/**
 * Takes back what one source gave; the course stays in the student's list. What was bought later was added to the
 * end of it, and comes forward by the days that are left of it.
 */
export async function revokeAccess(tx: Tx, { days, ...given }: RevokeAccess): Promise<void> {
  for (const revoked of await revokeGrants(tx, given)) await shortenLaterGrants(tx, revoked, days);
}
