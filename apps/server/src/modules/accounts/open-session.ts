import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Tx } from '#platform/db/database.ts';
import { newUuid } from '#platform/random.ts';
import { insertSession } from './session-store.ts';
import { issueTokens, type SessionIdentity, type TokenPair } from './token-pair.ts';

/** A device that stays away longer than this signs in again. */
export const sessionSeconds = 30 * 24 * 3600;

export interface Device {
  userAgent: string;
  ip: string;
}

export async function openSession(
  tx: Tx,
  tokens: AccessTokens,
  who: Omit<SessionIdentity, 'id'>,
  device: Device,
): Promise<{ sessionId: string; pair: TokenPair }> {
  const sessionId = newUuid();
  await insertSession(tx, {
    id: sessionId,
    tenantId: who.tenantId,
    kind: who.kind,
    studentId: who.studentId,
    parentId: who.parentId,
    staffId: who.staffId,
    userAgent: device.userAgent,
    ip: device.ip,
    seconds: sessionSeconds,
    scope: null,
  });
  return { sessionId, pair: await issueTokens(tx, tokens, { id: sessionId, ...who }) };
}
