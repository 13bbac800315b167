import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';
import { upsertStopped } from './digest-store.ts';
import { readDigestToken } from './digest-token.ts';

interface StopDigest {
  token: string;
  tenantId: number;
  isStopped: boolean;
}

/** Whoever holds a letter may stop it or let it come again. What is no token of this tenant changes nothing. */
export async function stopDigest(
  tx: Tx,
  sealer: Sealer,
  { token, tenantId, isStopped }: StopDigest,
): Promise<void> {
  const subscription = readDigestToken(sealer, token);
  if (subscription?.tenantId !== tenantId) return;
  if (!(await upsertStopped(tx, subscription, isStopped))) return;
  const { parentId, studentId } = subscription;
  await audit(tx, {
    tenantId,
    actor: { kind: 'parent', id: parentId },
    action: isStopped ? 'digest.stopped' : 'digest.started',
    subject: { kind: 'student', id: studentId },
  });
}
