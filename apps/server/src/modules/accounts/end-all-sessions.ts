import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { revokeDevices } from './device-store.ts';
import { ownerOf } from './session-owner.ts';

export async function endAllSessions(tx: Tx, actor: Actor): Promise<void> {
  const owner = ownerOf(actor);
  const ended = await revokeDevices(tx, owner, null, 'signed out everywhere');
  await audit(tx, {
    tenantId: owner.tenantId,
    actor: { kind: owner.kind, id: owner.id },
    action: 'session.ended_everywhere',
    subject: { kind: owner.kind, id: owner.id },
    details: { ended },
  });
}
