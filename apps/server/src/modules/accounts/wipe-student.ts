import type { Tx } from '#platform/db/database.ts';
import { updateWiped } from './identity-store.ts';
import { revokeSessions } from './session-store.ts';

/** Nobody signs in as the student any more, and nothing says who it was. */
export async function wipeStudent(
  tx: Tx,
  { tenantId, studentId }: { tenantId: number; studentId: number },
): Promise<void> {
  await revokeSessions(tx, tenantId, { studentId }, 'erased');
  await updateWiped(tx, { tenantId, studentId });
}
