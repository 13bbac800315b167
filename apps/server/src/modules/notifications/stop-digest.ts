import type { Tx } from '#platform/db/database.ts';
import type { Sealer } from '#platform/sealed.ts';
import { readDigestToken } from './digest-token.ts';
import { switchDigest } from './switch-digest.ts';

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
  if (subscription?.tenantId === tenantId) await switchDigest(tx, subscription, isStopped);
}
