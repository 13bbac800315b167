import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { hashSecret } from '#platform/random.ts';
import { sessionSeconds } from './open-session.ts';
import { markRefreshUsed, revokeSessions, type SessionKind, selectRefresh } from './session-store.ts';
import { issueTokens, type SessionIdentity, type TokenPair } from './token-pair.ts';

/** Two tabs and a lost answer re-send the token they have; a thief comes later. */
const reuseGraceSeconds = 30;

export interface Refreshed {
  session: SessionIdentity;
  pair: TokenPair;
}

interface RefreshRequest {
  tenantId: number;
  refreshToken: string;
  /** Whose sessions this door renews. */
  kinds: readonly SessionKind[];
}

/** Rotates the refresh token. Reuse after the grace ends the whole family, and that outlives the refusal. */
export async function refreshSession(
  deps: { db: Database; tokens: AccessTokens },
  request: RefreshRequest,
): Promise<Refreshed> {
  const refreshed = await deps.db.transaction().execute((tx) => rotate(tx, deps.tokens, request));
  if (!refreshed) throw new AppError('session_ended');
  return refreshed;
}

async function rotate(tx: Tx, tokens: AccessTokens, request: RefreshRequest) {
  const hash = hashSecret(request.refreshToken);
  const found = await selectRefresh(tx, request.tenantId, hash);
  if (!found?.is_live || !request.kinds.includes(found.kind as SessionKind)) return null;
  if (found.used_at !== null && found.seconds_since_use > reuseGraceSeconds) {
    await endStolenFamily(tx, request.tenantId, found);
    return null;
  }
  await markRefreshUsed(tx, request.tenantId, hash, found.id, sessionSeconds);
  const session: SessionIdentity = {
    id: found.id,
    tenantId: request.tenantId,
    kind: found.kind as SessionKind,
    studentId: found.student_id,
    parentId: found.parent_id,
    staffId: found.staff_id,
  };
  return { session, pair: await issueTokens(tx, tokens, session) };
}

async function endStolenFamily(
  tx: Tx,
  tenantId: number,
  found: {
    id: string;
    kind: string;
    student_id: number | null;
    parent_id: number | null;
    staff_id: number | null;
  },
) {
  await revokeSessions(tx, tenantId, { sessionId: found.id }, 'refresh token reused');
  await audit(tx, {
    tenantId,
    actor: { kind: 'system', id: null },
    action: 'session.reuse_detected',
    subject: { kind: found.kind, id: found.staff_id ?? found.parent_id ?? found.student_id },
    details: { session: found.id },
  });
}
