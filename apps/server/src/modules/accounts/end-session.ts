import type { Tx } from '#platform/db/database.ts';
import { revokeSessions } from './session-store.ts';

export async function endSession(
  tx: Tx,
  { tenantId, sessionId }: { tenantId: number; sessionId: string },
): Promise<void> {
  await revokeSessions(tx, tenantId, { sessionId }, 'signed out');
}
