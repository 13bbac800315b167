import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { upsertStopped } from './digest-store.ts';
import type { Subscription } from './digest-token.ts';

/** Stops a parent's letter or lets it come again. Only a change is written down. */
export async function switchDigest(tx: Tx, subscription: Subscription, isStopped: boolean): Promise<void> {
  if (!(await upsertStopped(tx, subscription, isStopped))) return;
  const { tenantId, parentId, studentId } = subscription;
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: parentId },
    action: isStopped ? 'digest.stopped' : 'digest.started',
    subject: { kind: 'student', id: studentId },
  });
}
