import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { revokeDevices } from './device-store.ts';
import { ownerOf } from './session-owner.ts';

/** Signs one of the caller's devices out. Somebody else's answers like one that does not exist. */
export async function endOtherSession(
  tx: Tx,
  { actor, sessionId }: { actor: Actor; sessionId: string },
): Promise<void> {
  const ended = await revokeDevices(tx, ownerOf(actor), sessionId, 'signed out from another device');
  if (ended === 0) throw notFound();
}
